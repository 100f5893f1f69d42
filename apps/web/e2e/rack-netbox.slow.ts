import { UNIT_MM } from '@plenum/ui/rack-geometry'
import { seenFrom } from '../src/elevation/rack-view.ts'
import { enter, expect, test } from './fixtures.ts'
import { importExport } from './import-netbox.ts'
import { devicesWithCodes, hasNetbox } from './netbox.ts'
import { filled } from './words.ts'

const MOVED = 'ncsu-coreswitch1'

test.use({ viewport: { width: 1440, height: 1600 } })
test.skip(!hasNetbox, 'PLENUM_REAL_DATA is not set')

test('every rack of a NetBox is drawn with its devices where its file says, and a move in it is a move', async ({
  page,
  w,
  person,
}) => {
  test.setTimeout(240_000)
  const founder = await enter(page, person)
  await importExport(page, w)
  const { assets, nodes } = founder
  const devices = devicesWithCodes((await assets.list({ ordering: 'name', limit: 100 })).results)
  expect(devices).toHaveLength(72)
  const racks = (await nodes.list({ type: 'rack', limit: 100 })).results
  const told = devices.map(({ site, rack, position, face, asset_tag }) => ({
    rack: `${site} ${rack}`,
    code: asset_tag,
    position: Number(position),
    face,
  }))
  let drawn = 0
  for (const { id, name, trail } of racks) {
    const site = trail.find(({ type }) => type === 'site')?.name ?? ''
    const expected = told.filter(({ rack }) => rack === `${site} ${name}`)
    const contents = await nodes.contents(id)
    const stands = contents.assets.map(({ code, position, face }) => ({ code, position, face }))
    expect(stands.toSorted(byCode), `${site} ${name} by the API`).toEqual(
      expected.map(({ rack: _rack, ...rest }) => rest).toSorted(byCode),
    )
    for (const face of ['front', 'rear'] as const) {
      const own = seenFrom(face, contents.assets).own.map(({ code }) => ({ code }))
      const wanted = expected.filter((device) => device.face === face).map(({ code }) => ({ code }))
      expect(own.toSorted(byCode)).toEqual(wanted.toSorted(byCode))
    }
    if (expected.length === 0) continue
    await page.goto(`/app/settings/hierarchy/rack/${id}`)
    for (const { code, position, face } of expected) {
      const bay = page.locator(`[data-rack="${id}"][data-face="${face}"]`)
      const device = bay.getByRole('button', { name: new RegExp(`^${code} `) })
      await expect(device, `${code} in ${site} ${name}`).toHaveAccessibleName(new RegExp(`U${position},`))
      // and its lower edge lies on the lower edge of its unit
      const units = await bay.locator('[data-units]').boundingBox()
      const box = await device.boundingBox()
      const perUnit = (units?.height ?? 0) / (contents.node.u_height ?? 1)
      const below = (units?.y ?? 0) + (units?.height ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0))
      expect(Math.abs(below / perUnit - (position - 1)) * UNIT_MM, code).toBeLessThan(4)
      drawn += 1
    }
  }
  expect(drawn).toBe(72)

  const before = (await assets.list({ search: MOVED })).results[0]
  const rack = before?.location?.node_id ?? ''
  await page.goto(`/app/settings/hierarchy/rack/${rack}`)
  await page.getByRole('button', { name: new RegExp(` ${MOVED},`) }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.type('22')
  await page.keyboard.press('Space')
  await expect(page.getByText(filled(w.racks.moved, { name: MOVED }))).toBeVisible()
  const after = await assets.get(before?.id ?? '')
  expect(after.location).toMatchObject({ node_id: rack, position: 22, face: 'front' })
  const [latest] = (await assets.history(after.id, { limit: 1 })).results
  expect(latest).toMatchObject({ field: 'place', from: { position: 6 }, to: { position: 22 } })
  await page.goto(`/app/settings/assets-inventory?search=${MOVED}`)
  await expect(page.getByRole('row', { name: MOVED })).toContainText('U22')
})

const byCode = (one: { code?: string | undefined }, other: { code?: string | undefined }) =>
  String(one.code).localeCompare(String(other.code))
