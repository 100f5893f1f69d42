import { enter, expect, expectAccessible, LANGUAGES, test } from './fixtures.ts'
import { chooseFiles, importExport } from './import-netbox.ts'
import { deviceFile, devicesWithCodes, hasNetbox } from './netbox.ts'
import { filled } from './words.ts'

const NOTED = 'dmi01-akron-rtr01'
const STOPPED = 'dmi01-albany-rtr01'
const MOVED = 'ncsu-coreswitch1'

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })
    test.skip(!hasNetbox, 'PLENUM_REAL_DATA is not set')

    test('the export of a NetBox is imported, updated by a second one and the update taken back', async ({
      page,
      w,
      person,
    }) => {
      const founder = await enter(page, person)
      await importExport(page, w)

      const { assets } = founder
      const before = (await assets.list({ ordering: 'name', limit: 100 })).results
      const change = (device: Record<string, string>) => {
        if (device.name === NOTED) return { ...device, comments: 'Counted in March' }
        if (device.name === STOPPED) return { ...device, status: 'offline' }
        return device.name === MOVED ? { ...device, position: '20' } : device
      }
      const devices = devicesWithCodes(before)
      const added = { ...devices[0], position: '', face: '', serial: '', comments: '' }
      const file = deviceFile([
        ...devices.map(change),
        { ...added, name: 'spare-01', asset_tag: 'SPARE-1', status: 'inventory' },
        { ...added, name: 'spare-02', asset_tag: 'SPARE-2', status: 'inventory' },
      ])
      await chooseFiles(page, w, file)
      await page.getByText(w.imports.updates.update, { exact: true }).click()
      await expectAccessible(page)
      await page.getByRole('button', { name: w.imports.map.check }).click()

      const counts = { created: '2', changed: '3', unchanged: '69', problem: '0' }
      await expect(page.getByText(filled(w.imports.updates.summary, counts))).toBeVisible()
      const told = (column: string, name: string, from: string, to: string) =>
        page.getByTitle(filled(w.imports.updates.becomes, { column, name, from, to }))
      const { status } = w.fields
      await expect(
        told(w.fields.asset.notes, NOTED, w.imports.updates.nothing, 'Counted in March'),
      ).toBeVisible()
      await expect(told(w.fields.asset.status, STOPPED, status.active, status.out_of_service)).toBeVisible()
      await expect(told(w.imports.columns.position, MOVED, '6', '20')).toBeAttached()
      await expectAccessible(page)
      await page.getByRole('button', { name: filled(w.imports.updates.start, counts) }).click()
      await expect(page.getByText(filled(w.imports.updates.done, counts))).toBeVisible()

      await page.getByRole('link', { name: w.imports.result.show }).click()
      await page.getByRole('searchbox', { name: w.assets.filter.search }).fill(STOPPED)
      // until it is found, it stands elsewhere among the others
      await expect(page.getByRole('row')).toHaveCount(2)
      await page.getByRole('row', { name: STOPPED }).click()
      const sheet = page.getByRole('dialog', { name: STOPPED, exact: true })
      await expect(sheet.getByText(status.out_of_service, { exact: true }).first()).toBeVisible()
      await sheet.getByRole('button', { name: w.assets.sheet.history }).click()
      const history = sheet.getByRole('list')
      await expect(history.getByText(w.assets.history.kind.import, { exact: true }).first()).toBeVisible()
      await expect(history.getByText(status.out_of_service, { exact: true })).toBeVisible()
      await history.getByRole('button', { name: w.assets.history.undo, exact: true }).first().click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: w.assets.history.undo, exact: true })
        .click()
      await expect(page.getByText(w.assets.sheet.undone)).toBeVisible()

      const after = (await assets.list({ ordering: 'name', limit: 100 })).results
      const lasting = (asset: (typeof after)[number]) => ({ ...asset, version: 0, last_update: '' })
      expect(after.map(lasting)).toEqual(before.map(lasting))
    })
  })
