import { blankNode } from '@plenum/domain/node'
import { signedIn } from './client.ts'
import { enter, expect, expectAccessible, INVENTORY, test, walkedIn, type Page } from './fixtures.ts'
import { furnish, unitPoint } from './hall.ts'
import { filled, type ScreenWords } from './words.ts'

// room for both racks: nothing scrolls under the pointer
test.use({ viewport: { width: 1440, height: 1100 } })

const device = (page: Page, rack: string, name: RegExp) =>
  page.getByRole('region', { name: rack }).getByRole('button', { name })

/** Takes a device with the pointer and lets it go at a unit of a rack. */
async function drag(page: Page, from: ReturnType<typeof device>, to: { rack: string; unit: number }) {
  await from.hover()
  await page.mouse.down()
  const { x, y } = await unitPoint(page, to.rack, to.unit)
  await page.mouse.move(x, y, { steps: 8 })
  await page.mouse.up()
}

const overload = (w: ScreenWords, numbers: { is: string; limit: string }) =>
  filled(w.fit.findings.failover_exceeded, { path: 'A', other: 'B', ...numbers })

for (const language of walkedIn('en'))
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('what does not fit goes to the nearest place that does, or with a reason all the same', async ({
      page,
      w,
      person,
      server,
    }) => {
      await enter(page, person)
      const { r01, r02 } = await furnish(server.url, person)
      const { assets, nodes } = await signedIn(server.url, person)
      await nodes.update(await nodes.get(r02), { power_capacity_a_kw: 0.5, power_capacity_b_kw: 0.5 })
      const [found] = (await assets.list({ search: 'Web 1' })).results
      if (found === undefined) throw new Error('Web 1 is not there')
      await assets.update(found, { budget_w: 800, cords_a: 1, cords_b: 1 })
      await page.goto('/app/spikes/drag-n-drop')
      const said = page.getByRole('main').getByRole('status').filter({ hasText: 'Web 1' })

      await drag(page, device(page, 'R01', /Web 1/), { rack: r01, unit: 6 })
      await expect(said).toContainText(w.issues.place_taken)
      await expect(said).toContainText('Web 2')
      await page.getByRole('button', { name: filled(w.fit.nearest, { unit: '3' }) }).click()
      await expect(device(page, 'R01', /Web 1.*U3/)).toBeVisible()
      await expect(page.getByText(filled(w.racks.moved, { name: 'Web 1' }))).toBeVisible()

      await drag(page, device(page, 'R01', /Web 1/), { rack: r02, unit: 16 })
      const numbers = language === 'es' ? { is: '0,8', limit: '0,5' } : { is: '0.8', limit: '0.5' }
      await expect(said).toContainText(overload(w, numbers))
      await expectAccessible(page)
      await page.getByRole('button', { name: w.fit.override_action }).click()
      const dialog = page.getByRole('dialog', { name: filled(w.fit.override_title, { name: 'Web 1' }) })
      await expect(dialog).toContainText(overload(w, numbers))
      const reason = dialog.getByRole('textbox', { name: w.fit.override })
      await reason.fill('So')
      await dialog.getByRole('button', { name: w.fit.override_submit }).click()
      await expect(reason).toHaveAttribute('aria-invalid', 'true')
      await reason.fill('New feed comes on Monday')
      await dialog.getByRole('button', { name: w.fit.override_submit }).click()
      await expect(device(page, 'R02', /Web 1/)).toBeVisible()
      await expect(page.getByText(filled(w.racks.moved, { name: 'Web 1' })).first()).toBeVisible()

      await page.goto(`/app/settings/assets-inventory?asset=${found.id}&view=history`)
      const record = page.getByRole('dialog', { name: 'Web 1' })
      await expect(record.getByRole('list').getByText(w.assets.history.fit_override)).toBeVisible()
      await expect(record.getByText(/New feed comes on Monday/)).toContainText(overload(w, numbers))
    })

    test('what neither side of a rack takes is offered the nearest place in the room @long', async ({
      page,
      w,
      person,
      server,
    }) => {
      await enter(page, person)
      const { hall, r02 } = await furnish(server.url, person)
      const { assets, nodes } = await signedIn(server.url, person)
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
