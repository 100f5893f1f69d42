import { loadFigures, type Loads } from '../bench/load-figures.ts'
import { loadOf } from '../bench/open-cold.ts'
import { enter, expect, INVENTORY, test } from './fixtures.ts'

test('what is measured of a load is measured', async ({ page, browser, server, person }) => {
  await enter(page, person, '/auth/login', ['Leaf switch'])
  const cookies = await page.context().cookies()
  const cookie = cookies.find(({ name }) => name === 'default_refresh_token')?.value
  const list = await loadOf(browser, { url: `${server.url}${INVENTORY}`, cookie, waitsFor: 'row' }, 'none')
  const { painted, largest, row, control } = list
  for (const time of [painted, largest, row, control]) expect(time).toBeGreaterThan(10)
  expect(largest).toBeGreaterThanOrEqual(painted)
  expect(list.blocked).toBeGreaterThanOrEqual(0)
  expect(list.heap).toBeGreaterThan(1)
  expect(list.elements).toBeGreaterThan(100)
  expect(list.requests).toBeGreaterThan(10)
  const all = [list]
  const floor = { 'floor login': all, 'floor list': all, 'React alone': all }
  const loads: Loads = { landing: all, login: all, list: all, ...floor }
  for (const { what, value, ratio } of loadFigures(loads, 'slow')) {
    expect(value, what).not.toBeNaN()
    if (!what.includes('beside') && ratio !== undefined) expect(ratio, what).toBe(1)
  }
})
