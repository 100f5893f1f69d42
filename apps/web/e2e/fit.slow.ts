import { blankNode } from '@plenum/domain/node'
import { createCompany, expect, expectAccessible, INVENTORY, LANGUAGES, test } from './fixtures.ts'
import { furnish } from './hall.ts'
import { filled } from './words.ts'

// room for both racks: nothing scrolls under the pointer
test.use({ viewport: { width: 1440, height: 1100 } })

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('what neither side of a rack takes is offered the nearest place in the room', async ({
      page,
      w,
      person,
    }) => {
      const founder = await createCompany(page, person)
      const { hall, r02 } = await furnish(founder)
      const { assets, nodes } = founder
      const r03 = await nodes.create({
        ...blankNode,
        type: 'rack',
        name: 'R03',
        parent_id: hall,
        u_height: 20,
      })
      await nodes.update(await nodes.get(r02), { power_capacity_a_kw: 0.5, power_capacity_b_kw: 0.5 })
      const [found] = (await assets.list({ search: 'Web 1' })).results
      if (found === undefined) throw new Error('Web 1 is not there')
      await assets.update(found, { budget_w: 800, cords_a: 1, cords_b: 1 })
      await page.goto(INVENTORY)
      const row = page.getByRole('row', { name: 'Web 1' })
      await row.getByRole('button', { name: filled(w.assets.actions_of, { name: 'Web 1' }) }).click()
      await page.getByRole('menuitem', { name: w.assets.move }).click()
      const dialog = page.getByRole('dialog', { name: filled(w.life.move.title, { name: 'Web 1' }) })
      for (const step of ['MAD1', 'Hall 1', 'R02'])
        await dialog
          .getByRole('listitem')
          .getByRole('button', { name: new RegExp(`^${step}`) })
          .click()
      const unit = dialog.getByRole('combobox', { name: w.life.move.unit })
      await unit.selectOption('4')
      await expect(dialog.getByText(w.fit.blocked)).toBeVisible()
      const place = filled(w.fit.at_unit, {
        unit: '4',
        rack: 'R03',
        face: w.fields.face.front.toLocaleLowerCase(),
      })
      const offer = dialog.getByRole('button', { name: filled(w.fit.elsewhere, { place }) })
      await expect(offer).toBeVisible()
      await expectAccessible(page)
      await offer.click()
      await expect(dialog.getByText(w.fit.fits)).toBeVisible()
      await expect(unit).toHaveValue('4')
      await dialog.getByRole('button', { name: w.life.move.submit, exact: true }).click()
      await expect(dialog).toBeHidden()
      expect((await assets.get(found.id)).location).toMatchObject({
        node_id: r03.id,
        position: 4,
        face: 'front',
      })
    })
  })
