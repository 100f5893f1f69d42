import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { enter, expect, INVENTORY, test } from './fixtures.ts'
import { DIST, firstRows, laterScripts, weight, zipped } from './weights.ts'

test('the login page is light', async ({ page, w }) => {
  await page.goto('/auth/login')
  await expect(page.getByRole('heading', { name: w.auth.login.title })).toBeVisible()
  expect(await weight(page, '.js')).toBeLessThanOrEqual(160)
  expect(await weight(page, '.css')).toBeLessThanOrEqual(15)
})

test('the inventory is light up to its first row', async ({ page, w, person }) => {
  await enter(page, person, INVENTORY)
  await expect(page.getByText(w.assets.empty.new_title)).toBeVisible()
  expect(await weight(page, '.js', await firstRows(page))).toBeLessThanOrEqual(230)
})

test('nothing that is loaded on intent weighs over 60 kB', async () => {
  const later = await laterScripts()
  expect(later.length).toBeGreaterThan(20)
  for (const file of later) expect(await zipped(file), file).toBeLessThanOrEqual(60)
})

test('a production build holds no mock server, no database and no invented data', async () => {
  const names = await readdir(join(DIST, 'assets'))
  expect(names.filter((name) => /\.(wasm|pgdata|data)$/.test(name))).toEqual([])
  const scripts = names.filter((name) => name.endsWith('.js'))
  for (const name of scripts) {
    const code = await readFile(join(DIST, 'assets', name), 'utf8')
    expect(code, name).not.toMatch(/mockServiceWorker|PGlite|fakerjs|Cold-aisle-1/)
  }
})
