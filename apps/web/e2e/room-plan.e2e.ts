import { createCompany, expect, expectAccessible, stillBox, test, type Page } from './fixtures.ts'
import { hall, middleOf, pathOf, save, thing } from './plan-hall.ts'
import { filled } from './words.ts'

test.use({ firstLanguage: 'es', viewport: { width: 1440, height: 1000 } })

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
}

test('a room is drawn by hand, its racks are put by drag, and it is so after a reload', async ({
  page,
  w,
  person,
}) => {
  const founder = await createCompany(page, person)
  const { room, r01, r02, nodes, spotOf } = await hall(founder)
  await page.goto(pathOf(room))
  await page.getByRole('button', { name: w.plans.edit }).click()
  const put = page.getByRole('button', { name: filled(w.plans.put, { name: 'R02' }) })
  // until the editor is there, this is the plan that was looked at
  await expect(put).toBeVisible()
  const at = await middleOf(page, w, /^R01/)
  // a tile and a bit to the right: it is drawn to the tile
  await drag(page, at, { x: at.x + at.tile * 1.08, y: at.y })
  await expect(page.getByText(w.plans.unsaved)).toBeVisible()
  const held = await stillBox(put)
  await drag(page, { x: held.x + 8, y: held.y + 8 }, { x: at.x + at.tile * 2.95, y: at.y + 4 })
  await expect(thing(page, w, /^R02/)).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: w.plans.shapes.wall, exact: true }).click()
  for (const [x, y] of [
    [0, 3],
    [3, 3],
    [3, 5],
  ] as const)
    await page.mouse.click(at.x + at.tile * x, at.y + at.tile * y)
  await page.keyboard.press('Enter')
  await expect(thing(page, w, new RegExp(`^${w.plans.shapes.wall}`))).toBeVisible()
  await expectAccessible(page)
  await save(page, w).click()
  await expect(page.getByText(w.plans.saved)).toBeVisible()
  expect(await spotOf(r01)).toEqual([1800, 1200, 0])
  expect(await spotOf(r02)).toEqual([3000, 1200, 0])
  expect((await nodes.plan(room)).shapes).toMatchObject([{ kind: 'wall' }])
  await page.reload()
  await expect(thing(page, w, /^R02/)).toBeVisible()
  await page.getByRole('button', { name: w.plans.done, exact: true }).click()
  await expect(thing(page, w, /^R02/)).toBeVisible()
  await expect(page.getByText(filled(w.plans.unplaced_one, { count: '1' }))).toBeVisible()
})
