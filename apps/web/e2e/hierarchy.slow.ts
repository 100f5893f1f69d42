import { choose, createCompany, expect, expectAccessible, LANGUAGES, pick, test } from './fixtures.ts'
import { hall, nothing, pathOf, save, thing } from './plan-hall.ts'
import { filled } from './words.ts'
import { corner } from './news.ts'

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a region and a site are added, hold a data centre, and go out of use', async ({
      page,
      w,
      person,
    }) => {
      const { hierarchy: h, common } = w
      const dialog = page.getByRole('dialog')
      const level = (name: string) => choose(page.getByRole('radio', { name, exact: true }))
      const add = async (name: string, parent?: string) => {
        await page.getByRole('button', { name: common.actions.add, exact: true }).first().click()
        await dialog.getByLabel(h.name, { exact: false }).first().fill(name)
        if (parent !== undefined) {
          await pick(dialog.getByRole('combobox', { name: h.parent }), parent)
        }
        await dialog.getByRole('button', { name: common.actions.add, exact: true }).click()
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      }
      const toList = (of: string) =>
        page.getByRole('main').getByRole('link', { name: of, exact: true }).click()
      await createCompany(page, person)
      await page.goto('/app/settings/hierarchy')
      await level(h.levels.region)
      await expect(page.getByText(h.empty.region)).toBeVisible()
      await add('Iberia')
      await toList(h.levels.region)
      await level(h.levels.site)
      await expect(page.getByText(h.empty.site)).toBeVisible()
      await add('Alcobendas', 'Iberia')
      await toList(h.levels.site)
      await add('Getafe', 'Iberia')
      await toList(h.levels.site)
      await level(h.levels.data_center)
      await add('MAD1', 'Alcobendas')
      await expect(page.getByRole('main').getByRole('link', { name: 'Iberia' })).toBeVisible()
      await expectAccessible(page)

      // it is taken out of its site, and put back
      const inIberia = page.getByRole('main').getByRole('link', { name: 'Iberia' })
      await page.getByRole('button', { name: filled(h.more, { name: 'MAD1' }) }).click()
      await page.getByRole('menuitem', { name: h.move }).click()
      await dialog
        .getByRole('button', { name: filled(w.assets.lookup.clear, { name: 'Alcobendas' }) })
        .click()
      await dialog.getByRole('button', { name: h.move_to.go, exact: true }).click()
      const atTop = corner(page, h.move_to.done_top)
      await expect(atTop).toBeVisible()
      await expect(inIberia).toBeHidden()
      await atTop.getByRole('button', { name: common.actions.undo }).click()
      await expect(inIberia).toBeVisible()

      // it is brought to another site, which its own branch knows nothing of
      await page.getByRole('button', { name: filled(h.more, { name: 'MAD1' }) }).click()
      await page.getByRole('menuitem', { name: h.move }).click()
      await pick(dialog.getByRole('combobox', { name: h.move_to.to }), 'Getafe')
      await dialog.getByRole('button', { name: h.move_to.go, exact: true }).click()
      const inGetafe = page.getByRole('main').getByRole('link', { name: 'Getafe' })
      await expect(inGetafe).toBeVisible()
      await corner(page, filled(h.move_to.done, { to: 'Getafe' }))
        .getByRole('button', { name: common.actions.undo })
        .click()
      await expect(inGetafe).toBeHidden()

      // its site is edited, and counts it
      await page.getByRole('main').getByRole('link', { name: 'Alcobendas' }).click()
      await page.getByRole('button', { name: h.edit, exact: true }).click()
      await page.getByLabel(w.place.field.city).fill('Madrid')
      await page.getByRole('button', { name: common.actions.save }).click()
      await expect(page.getByText(filled(h.data_centers_one, { shown: '1' }))).toBeVisible()
      await toList(h.levels.site)
      await expect(page.getByRole('row', { name: 'Alcobendas' })).toContainText('Madrid')
      await expectAccessible(page)

      // out of use, and back
      const row = page.getByRole('row', { name: 'Alcobendas' })
      const use = async (words: string) => {
        await page.getByRole('button', { name: filled(h.more, { name: 'Alcobendas' }) }).click()
        await page.getByRole('menuitem', { name: words }).click()
      }
      await use(h.archive)
      await expect(row).toBeHidden()
      await choose(page.getByLabel(h.show_old))
      await expect(row).toContainText(h.statuses.decommissioned)
      await use(h.restore)
      await expect(row).not.toContainText(h.statuses.decommissioned)
    })

    test('a branch is copied with the plans of its rooms, and the copy is drawn by itself', async ({
      page,
      w,
      person,
    }) => {
      const { hierarchy: h, plans } = w
      const founder = await createCompany(page, person)
      const { nodes, centre, room, r01, spotOf } = await hall(founder)
      const points: [number, number][] = [
        [0, 0],
        [7200, 0],
      ]
      const shapes = [{ kind: 'wall' as const, id: 'w1', points, thickness_mm: 150 }]
      await nodes.savePlan(await nodes.plan(room), { ...nothing, shapes })
      await page.goto(`/app/settings/hierarchy/${centre}`)
      await page.getByRole('button', { name: filled(h.more, { name: 'MAD1' }) }).click()
      await page.getByRole('menuitem', { name: h.copy }).click()
      const dialog = page.getByRole('dialog', { name: filled(h.copy_to.title, { name: 'MAD1' }) })
      await dialog.getByLabel(h.name, { exact: false }).first().fill('MAD2')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: h.copy_to.go, exact: true }).click()
      await expect(page.getByText(filled(h.copy_to.done_other, { shown: '5' }))).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'MAD2' })).toBeVisible()
      const copies = (await nodes.list({ search: 'Hall 1', type: 'room' })).results
      const copy = copies.find(({ id }) => id !== room)
      expect(copy?.trail.map(({ name }) => name)).toEqual(['MAD2', 'Hall 1'])

      // its racks stand in its plan as in the first one's, whose own stay where they are
      await page.goto(`${pathOf(copy?.id ?? '')}?mode=edit`)
      await expect(thing(page, w, new RegExp(`^${plans.shapes.wall}`))).toBeVisible()
      await thing(page, w, /^R01/).focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowRight')
      await save(page, w).click()
      await expect(page.getByText(plans.saved)).toBeVisible()
      const moved = (await nodes.plan(copy?.id ?? '')).racks.find(({ name }) => name === 'R01')
      expect([moved?.x_mm, moved?.y_mm]).toEqual([1800, 1200])
      expect(await spotOf(r01)).toEqual([1200, 1200, 0])
      expect((await nodes.plan(copy?.id ?? '')).shapes).toEqual(shapes)
    })
  })
