import { enter, expect, expectAccessible, test, walkedIn, type Page } from './fixtures.ts'
import { hall, middleOf, nothing, pathOf, save, thing } from './plan-hall.ts'
import { filled } from './words.ts'

test.use({ viewport: { width: 1440, height: 1000 } })

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
}

for (const language of walkedIn('es'))
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a room is drawn by hand, its racks are put by drag, and it is so after a reload', async ({
      page,
      w,
      person,
      server,
    }) => {
      await enter(page, person)
      const { room, r01, r02, nodes, spotOf } = await hall(server.url, person)
      await page.goto(pathOf(room))
      await page.getByRole('button', { name: w.plans.edit }).click()
      const at = await middleOf(page, w, /^R01/)
      // a tile and a bit to the right: it is drawn to the tile
      await drag(page, at, { x: at.x + at.tile * 1.08, y: at.y })
      await expect(page.getByText(w.plans.unsaved)).toBeVisible()
      const put = page.getByRole('button', { name: filled(w.plans.put, { name: 'R02' }) })
      const held = await put.boundingBox()
      await drag(
        page,
        { x: (held?.x ?? 0) + 8, y: (held?.y ?? 0) + 8 },
        { x: at.x + at.tile * 2.95, y: at.y + 4 },
      )
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

    test('by keyboard alone a room is drawn, measured, saved and looked at', async ({
      page,
      w,
      person,
      server,
    }) => {
      await enter(page, person)
      const { room, r01, r02, nodes, spotOf } = await hall(server.url, person)
      await page.goto(`${pathOf(room)}?mode=edit`)
      const said = page.getByRole('status')
      const r01Drawn = thing(page, w, /^R01/)
      await r01Drawn.focus()
      await page.keyboard.press('Space')
      await expect(r01Drawn).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Shift+ArrowDown')
      await expect(said.filter({ hasText: 'R01' })).toContainText('1')
      await page.keyboard.press('r')
      await page.keyboard.press('Control+z')
      await page.keyboard.press('Control+Shift+z')
      await page.keyboard.press('c')
      await page.keyboard.press('Enter')
      const column = thing(page, w, new RegExp(`^${w.plans.shapes.column}`))
      await expect(column).toBeFocused()
      await expect(column).toHaveAttribute('aria-selected', 'true')
      // the fields follow what is selected in the time that is left
      const fields = page.getByRole('region', { name: w.plans.shapes.column })
      const x = fields.getByRole('spinbutton', { name: w.plans.x, exact: true })
      await x.focus()
      await page.keyboard.press('Control+a')
      await page.keyboard.type('4321')
      await page.getByRole('button', { name: filled(w.plans.put, { name: 'R02' }) }).focus()
      await page.keyboard.press('Enter')
      await expect(thing(page, w, /^R02/)).toBeFocused()
      await page.keyboard.press('Control+s')
      await expect(page.getByText(w.plans.saved)).toBeVisible()
      // turned about its middle, a tile to the right and ten millimetres down
      expect(await spotOf(r01)).toEqual([1500, 1510, 90])
      expect(await spotOf(r02)).toEqual([600, 600, 0])
      const { shapes } = await nodes.plan(room)
      expect(shapes).toMatchObject([{ kind: 'column', x_mm: 4321 }])
      await page.getByRole('button', { name: w.plans.done, exact: true }).focus()
      await page.keyboard.press('Enter')
      const power = page.getByRole('radio', { name: w.plans.layers.power })
      await power.focus()
      await page.keyboard.press('Space')
      await expect(page).toHaveURL(/layer=power/)
      const r02Seen = thing(page, w, /^R02/)
      await expect(r02Seen).toHaveAccessibleName(
        new RegExp(filled(w.plans.limit_unknown, { layer: w.plans.layers.power })),
      )
      await expectAccessible(page)
      await r02Seen.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`/hierarchy/rack/${r02}`))
    })
  })

test('what somebody else saved meanwhile and what I drew are both kept @long', async ({
  page,
  w,
  person,
  server,
}) => {
  await enter(page, person)
  const { room, r01, r02, nodes, spotOf } = await hall(server.url, person)
  await page.goto(`${pathOf(room)}?mode=edit`)
  await thing(page, w, /^R01/).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  const racks = [{ id: r02, x_mm: 4200, y_mm: 600, rotation: 0 as const }]
  await nodes.savePlan(await nodes.plan(room), { ...nothing, racks })
  await save(page, w).click()
  await expect(page.getByText(w.plans.merged, { exact: true })).toBeVisible()
  await expect(thing(page, w, /^R02/)).toBeVisible()
  expect(await spotOf(r01)).toEqual([1200, 1200, 0])
  await save(page, w).click()
  await expect(page.getByText(w.plans.saved)).toBeVisible()
  expect(await spotOf(r01)).toEqual([1200, 1800, 0])
  expect(await spotOf(r02)).toEqual([4200, 600, 0])
})

test('nothing drawn is lost without a connection or by leaving', async ({
  page,
  w,
  person,
  server,
  context,
}) => {
  await enter(page, person)
  const { room, r01, spotOf } = await hall(server.url, person)
  await page.goto(`${pathOf(room)}?mode=edit`)
  await thing(page, w, /^R01/).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await context.setOffline(true)
  await save(page, w).click()
  await expect(page.getByText(w.plans.save_failed)).toBeVisible()
  await context.setOffline(false)
  await expect(thing(page, w, /^R01.*1,800/)).toBeVisible()
  await page.getByRole('link', { name: 'MAD1' }).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked).toBeVisible()
  await asked.getByRole('button', { name: w.common.actions.save }).click()
  await expect(page).toHaveURL(/hierarchy\/[\w-]+$/)
  expect(await spotOf(r01)).toEqual([1800, 1200, 0])
})

test('a selected room shows its plan beside the tree, and leads to its page', async ({
  page,
  w,
  person,
  server,
}) => {
  await enter(page, person)
  const { room, centre, r01 } = await hall(server.url, person)
  await page.goto(`/app/settings/hierarchy/${centre}?place=${room}`)
  await expect(thing(page, w, /^R01/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: w.plans.open }).click()
  await expect(page).toHaveURL(new RegExp(pathOf(room)))
  // the address is there before the page: until then this is the rack of the panel
  await expect(page.getByRole('heading', { name: 'Hall 1', level: 1 })).toBeVisible()
  await thing(page, w, /^R01/).dblclick({ force: true })
  await expect(page).toHaveURL(new RegExp(`/hierarchy/rack/${r01}`))
})
