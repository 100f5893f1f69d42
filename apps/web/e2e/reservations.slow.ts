import { addDays } from '@plenum/domain/date'
import { createCompany, enter, expect, expectAccessible, LANGUAGES, test } from './fixtures.ts'
import { furnish } from './hall.ts'
import { filled } from './words.ts'

test.use({ viewport: { width: 1440, height: 1100 } })

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('units that are released can be used at once', async ({ page, w, person }) => {
      const founder = await enter(page, person)
      const { r01 } = await furnish(founder)
      const { owners, reservations } = founder
      const [owner] = (await owners.list({ search: person.surname })).results
      await reservations.create({
        owner_id: owner?.id ?? '',
        reason: 'Payments',
        expires_on: addDays(new Date().toISOString().slice(0, 10), 30),
        places: [{ node_id: r01, position: 15, face: 'front', u_height: 2 }],
      })
      // once a page listens, it asks again for what may have changed before
      let listens = false
      page.on('request', (request) => (listens ||= request.url().includes('/api/events/')))
      const again = page.waitForResponse((answer) => listens && answer.url().includes('/claims/'))
      await page.goto(`/app/settings/hierarchy/rack/${r01}`)
      await again
      const front = page.getByRole('group', {
        name: filled(w.racks.rack_label, { name: 'R01', face: w.fields.face.front }),
      })
      const said = page.getByRole('status').filter({ hasText: 'Web 2' })
      const aimAt15 = async () => {
        await front.getByRole('button', { name: / Web 2/ }).focus()
        await page.keyboard.press('Space')
        await page.keyboard.type('15')
        await expect(said).toContainText('U15')
      }
      await aimAt15()
      await expect(said).toContainText(w.fit.findings.place_reserved)
      await page.keyboard.press('Escape')
      const table = page.getByRole('grid', { name: filled(w.reservations.in_rack, { name: 'R01' }) })
      await table.getByRole('button').first().click()
      await page.getByRole('menuitem', { name: w.reservations.release, exact: true }).click()
      await expect(page.getByRole('button', { name: w.common.actions.undo })).toBeVisible()
      await aimAt15()
      await expect(said).not.toContainText(w.fit.findings.place_reserved)
      await page.keyboard.press('Enter')
      await expect(front.getByRole('button', { name: / Web 2.*U15/ })).toBeVisible()
    })

    test('a place for an asset is found and taken while it is moved', async ({ page, w, person }) => {
      const founder = await createCompany(page, person)
      const { receive, r01, r02 } = await furnish(founder)
      const { nodes, assets } = founder
      await nodes.update(await nodes.get(r02), { status: 'out_of_service' })
      const { id } = await receive('Web 4')
      await page.goto(`/app/settings/assets-inventory?asset=${id}&view=move`)
      const dialog = page.getByRole('dialog', { name: filled(w.life.move.title, { name: 'Web 4' }) })
      await dialog.getByRole('button', { name: /^MAD1/ }).click()
      await dialog.getByRole('button', { name: filled(w.life.move.find, { name: 'MAD1' }) }).press('Enter')
      const offers = dialog.getByRole('list', { name: w.life.move.found }).getByRole('button')
      await expect(offers).toHaveCount(1)
      await expectAccessible(page)
      await offers.press('Enter')
      await expect(dialog.getByRole('combobox', { name: w.life.move.unit })).toHaveValue('3')
      await dialog.getByRole('button', { name: w.life.move.submit, exact: true }).click()
      await expect(dialog).toBeHidden()
      expect((await assets.get(id)).location).toMatchObject({ node_id: r01, position: 3, face: 'front' })
    })

    test('by keyboard alone a free unit is reserved, and the reservation extended', async ({
      page,
      w,
      person,
    }) => {
      const words = w.reservations
      const founder = await createCompany(page, person)
      const { r01 } = await furnish(founder)
      await page.goto(`/app/settings/hierarchy/rack/${r01}`)
      const front = page.getByRole('group', {
        name: filled(w.racks.rack_label, { name: 'R01', face: w.fields.face.front }),
      })
      const free = front.getByRole('button', { name: filled(w.racks.free_unit, { unit: '15' }) })
      const dialog = page.getByRole('dialog')
      const reserve = page.getByRole('menuitem', { name: w.racks.reserve_here })
      await free.click()
      await reserve.click()
      await expect(dialog).toContainText(words.dialog.title_one)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await free.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('menu')).toBeFocused()
      await page.keyboard.press('End')
      await page.keyboard.press('Enter')
      await expect(dialog).toContainText(words.dialog.title_one)
      await dialog.getByRole('textbox', { name: words.dialog.reason }).focus()
      await page.keyboard.type('Cabling')
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('img', { name: /Cabling/ })).toBeVisible()
      await expect(free).toBeHidden()
      const kept = page.getByRole('grid', { name: filled(words.in_rack, { name: 'R01' }) })
      await kept.getByRole('button').first().focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('menuitem', { name: words.edit })).toBeVisible()
      await expect(page.getByRole('menu')).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await dialog.getByRole('textbox', { name: words.dialog.reason }).fill('Longer')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('img', { name: /Longer/ })).toBeVisible()
    })
  })
