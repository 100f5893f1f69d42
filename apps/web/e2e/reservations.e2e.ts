import type { Client } from '@plenum/api-client/client'
import { createCompany, expect, expectAccessible, test } from './fixtures.ts'
import { furnish } from './hall.ts'
import { filled } from './words.ts'

test.use({ firstLanguage: 'es', viewport: { width: 1440, height: 1100 } })

test('six places are found, reserved, seen in the rack, in the way of a move, and free again', async ({
  page,
  w,
  person,
}) => {
  const words = w.reservations
  const founder = await createCompany(page, person)
  const { r01, r02 } = await furnish(founder)
  const { assets, nodes } = founder
  const { trail } = await nodes.get(r01)
  await page.goto(`/app/settings/hierarchy/find?place=${trail[0]?.id}&row=${r02}&count=6&u=2&a=1&b=1&w=400`)
  const verdict = page.getByRole('status').filter({ hasText: filled(words.find.all_other, { count: '6' }) })
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
    position: await firstUnit(founder, rackId, 'active'),
    face: 'front',
  } as const
  const [web] = (await assets.list({ search: 'Web 3' })).results
  if (web === undefined) throw new Error('There is no server')
  await expect(assets.move(web, place)).rejects.toMatchObject({ code: 'place_reserved' })
  const table = page.getByRole('grid', { name: new RegExp(words.in_rack.split('{{')[0] ?? '') })
  await table.getByRole('button').first().click()
  await page.getByRole('menuitem', { name: words.release, exact: true }).click()
  await expect(page.getByRole('button', { name: w.common.actions.undo }).first()).toBeVisible()
  const freed = await firstUnit(founder, rackId, 'released')
  const moved = await assets.move(web, { ...place, position: freed })
  expect(moved.location).toMatchObject({ node_id: rackId, position: freed })
})

/** The unit of the first reservation of a place in a state. */
async function firstUnit({ reservations }: Client, place_id: string, state: 'active' | 'released') {
  const [first] = (await reservations.list({ place_id, state })).results
  return first?.position ?? null
}
