import { addDays } from '@plenum/domain/date'
import { signedIn } from './client.ts'
import { enter, expect, expectAccessible, test, walkedIn } from './fixtures.ts'
import { furnish } from './hall.ts'
import { filled } from './words.ts'

test.use({ viewport: { width: 1440, height: 1100 } })

for (const language of walkedIn('es'))
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('six places are found, reserved, seen in the rack, in the way of a move, and free again', async ({
      page,
      w,
      person,
      server,
    }) => {
      const words = w.reservations
      await enter(page, person)
      const { r01, r02 } = await furnish(server.url, person)
      const { assets, nodes } = await signedIn(server.url, person)
      const { trail } = await nodes.get(r01)
      await page.goto(
        `/app/settings/hierarchy/find?place=${trail[0]?.id}&row=${r02}&count=6&u=2&a=1&b=1&w=400`,
      )
      const verdict = page
        .getByRole('status')
        .filter({ hasText: filled(words.find.all_other, { count: '6' }) })
      await expect(verdict).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: words.find.reserve_all }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(filled(words.dialog.title_other, { count: '6' }))
      await dialog.getByRole('button', { name: words.dialog.submit }).click()
      await expect(dialog.getByRole('alert')).toBeVisible()
      await dialog.getByRole('textbox', { name: words.dialog.reason }).fill('Payments')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: words.dialog.submit }).click()
      await expect(page.getByText(filled(words.done_other, { count: '6' })).first()).toBeVisible()

      await page.goto('/app/settings/hierarchy/reservations?owner=me')
      const rows = page.getByRole('grid', { name: words.title }).getByRole('row')
      await expect(rows).toHaveCount(7)
      await expectAccessible(page)
      await rows.nth(1).getByRole('link').click()
      const kept = page.getByRole('img', { name: /Payments/ })
      await expect(kept.first()).toBeVisible()
      await expectAccessible(page)

      const rackId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      const place = {
        node_id: rackId,
        position: await firstKept(server.url, person, rackId),
        face: 'front',
      } as const
      const [web] = (await assets.list({ search: 'Web 3' })).results
      if (web === undefined) throw new Error('There is no server')
      await expect(assets.move(web, place)).rejects.toMatchObject({ code: 'place_reserved' })
      const table = page.getByRole('grid', { name: new RegExp(words.in_rack.split('{{')[0] ?? '') })
      await table.getByRole('button').first().click()
      await page.getByRole('menuitem', { name: words.release, exact: true }).click()
      await expect(page.getByRole('button', { name: w.common.actions.undo }).first()).toBeVisible()
      const freed = await firstFreed(server.url, person, rackId)
      const moved = await assets.move(web, { ...place, position: freed })
      expect(moved.location).toMatchObject({ node_id: rackId, position: freed })
    })

    test('units that are released can be used at once', async ({ page, w, person, server }) => {
      await enter(page, person)
      const { r01 } = await furnish(server.url, person)
      const { owners, reservations } = await signedIn(server.url, person)
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

    test('a place for an asset is found and taken while it is moved @long', async ({
      page,
      w,
      person,
      server,
    }) => {
      await enter(page, person)
      const { receive, r01, r02 } = await furnish(server.url, person)
      const { nodes, assets } = await signedIn(server.url, person)
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

    test('by keyboard alone a free unit is reserved, and the reservation extended @long', async ({
      page,
      w,
      person,
      server,
    }) => {
      const words = w.reservations
      await enter(page, person)
      const { r01 } = await furnish(server.url, person)
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

type Who = Parameters<typeof signedIn>[1]

async function firstKept(url: string, person: Who, place_id: string): Promise<number | null> {
  const { reservations } = await signedIn(url, person)
  const [kept] = (await reservations.list({ place_id, state: 'active' })).results
  return kept?.position ?? null
}

async function firstFreed(url: string, person: Who, place_id: string): Promise<number | null> {
  const { reservations } = await signedIn(url, person)
  const [kept] = (await reservations.list({ place_id, state: 'released' })).results
  return kept?.position ?? null
}
