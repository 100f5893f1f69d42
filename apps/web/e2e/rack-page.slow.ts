import { createCompany, enter, expect, shutsNobodyOut, test } from './fixtures.ts'
import { furnish } from './hall.ts'
import { withinASecond } from './news.ts'
import { filled } from './words.ts'
import { pathOf, side } from './rack-sides.ts'

test.use({ viewport: { width: 1440, height: 1100 } })

test('what somebody else moves is drawn within a second', async ({ page, w, person }) => {
  const founder = await enter(page, person)
  const { r01 } = await furnish(founder)
  const { assets, nodes } = founder
  const hears = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/events/')
  await page.goto(pathOf(r01))
  const front = side(page, w, 'R01', 'front')
  await expect(front.getByRole('button', { name: / Web 3.*U1,/ })).toBeVisible()
  await hears
  await withinASecond(async (turn) => {
    const seen = (await nodes.contents(r01)).assets.find(({ name }) => name === 'Web 3')
    if (seen === undefined) throw new Error('Web 3 is not there')
    const position = 14 + turn
    await assets.move(seen, { node_id: r01, position, face: 'front' })
    return front.getByRole('button', { name: new RegExp(` Web 3.*U${position},`) })
  })
})

test('the racks of a row follow each other, and an asset leads to its rack', async ({ page, w, person }) => {
  const founder = await createCompany(page, person)
  const { r01, r02 } = await furnish(founder)
  await page.goto(pathOf(r01))
  await page.getByRole('button', { name: `${w.racks.after}: R02` }).click()
  await expect(page).toHaveURL(pathOf(r02))
  await side(page, w, 'R02', 'front')
    .getByRole('button', { name: / Database 1/ })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Database 1' })
  await sheet.getByRole('link', { name: 'U10' }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(pathOf(r02))
})

for (const theme of ['light', 'dark'] as const)
  test(`a rack shuts nobody out in the ${theme} theme, nor on a phone`, async ({ page, w, person }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    const founder = await createCompany(page, person)
    const { r01 } = await furnish(founder)
    await page.goto(pathOf(r01))
    await expect(side(page, w, 'R01', 'rear')).toBeVisible()
    await expect(
      page.getByRole('group', { name: filled(w.hierarchy.capacity.title, { name: 'R01' }) }),
    ).toBeVisible()
    const above = page.getByRole('navigation', { name: w.fields.asset.location }).getByRole('link').last()
    await expect(above).toHaveAttribute('href', /settings\/hierarchy\/[^/]+(?:\?place=.+)?$/)
    await shutsNobodyOut(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(side(page, w, 'R01', 'rear')).toBeHidden()
    await shutsNobodyOut(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })

test('a rack, a room or a report that is not there says so', async ({ page, w, person }) => {
  await enter(page, person, pathOf(crypto.randomUUID()))
  await expect(page.getByText(w.racks.not_found)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: w.racks.rack })).toBeVisible()
  await page.goto(`/app/settings/hierarchy/room/${crypto.randomUUID()}`)
  await expect(page.getByText(w.plans.not_found)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: w.plans.title })).toBeVisible()
  await page.goto('/app/facility/reports/nothing')
  await expect(page.getByRole('heading', { name: w.common.not_found.message })).toBeVisible()
})
