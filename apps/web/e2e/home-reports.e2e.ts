import { readFile } from 'node:fs/promises'
import { readPdf } from '@plenum/domain/testing/read-pdf'
import { readDirectory, unpack } from '@plenum/domain/zip'
import { report_files as en } from '@plenum/i18n/locales/en/report-files'
import { report_files as es } from '@plenum/i18n/locales/es/report-files'
import { signedIn } from './client.ts'
import { enter, expect, expectAccessible, test, walkedIn, type Page } from './fixtures.ts'
import { filled } from './words.ts'

test.use({ viewport: { width: 1440, height: 1100 } })

/** The bytes that pressing a button downloads, and under which name. */
async function downloaded(page: Page, button: string) {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await coming
  return { name: file.suggestedFilename(), bytes: new Uint8Array(await readFile(await file.path())) }
}

for (const language of walkedIn('en'))
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('the home tells what waits and what ends soon, and each number leads to its list', async ({
      page,
      w,
      person,
      server,
    }) => {
      await enter(page, person, '/app', ['UPS A'])
      const client = await signedIn(server.url, person)
      const me = await client.auth.me()
      const [ups] = (await client.assets.list({})).results
      if (ups === undefined) throw new Error('There is no asset')
      const today = new Date().toISOString().slice(0, 10)
      await client.assets.update(ups, { warranty_date: today })
      await client.work.create({
        kind: 'change',
        title: 'Cambiar el año',
        assignee_id: me.id,
        wanted_on: '2026-01-02',
        items: [{ id: crypto.randomUUID(), op: 'change', asset_id: ups.id, changes: { notes: 'New' } }],
      })
      await page.goto('/app')
      await expect(page.getByRole('heading', { name: w.home.tasks.title })).toBeVisible()
      await expect(page.getByRole('link', { name: /Cambiar el año/ })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: filled(w.home.tasks.more_one, { shown: '1' }) }).click()
      await expect(page).toHaveURL(/forms\/history\?mine=assigned/)
      await expect(page.getByText('Cambiar el año').first()).toBeVisible()
      await page.goto('/app')
      const ending = page.getByRole('link', {
        name: new RegExp(filled(w.home.brief.warranties, { count: '30' })),
      })
      await expect(ending).toContainText('1')
      await ending.click()
      await expect(page.getByRole('row', { name: 'UPS A' })).toBeVisible()
    })

    test('a report is found in the gallery, narrowed, looked at, and taken away in every format', async ({
      page,
      w,
      person,
    }) => {
      const words = w.reports
      const files = { en, es }[language]
      await enter(page, person, '/app/dc-manager/reports', ['UPS A', 'Año de la señal'])
      await expectAccessible(page)
      await page.getByRole('link', { name: words.name.asset_register }).click()
      const table = page.getByRole('grid', { name: words.name.asset_register })
      await expect(table.getByRole('row')).toHaveCount(3)
      await expectAccessible(page)
      await page.getByLabel(words.parameter.status).selectOption({ label: w.fields.status.active })
      await expect(page.getByText(words.empty)).toBeVisible()
      await page.getByLabel(words.parameter.status).selectOption({ label: w.fields.status.received })
      await expect(page).toHaveURL(/status=received/)
      await expect(table.getByRole('row')).toHaveCount(3)

      const take = (format: 'csv' | 'xlsx' | 'pdf') =>
        downloaded(page, filled(words.take_as, { format: words.format[format] }))
      const csv = await take('csv')
      expect(csv.name).toContain(files.file.asset_register)
      const lines = new TextDecoder().decode(csv.bytes).trim().split('\r\n')
      expect(lines.map((line) => line.split(',')[1])).toEqual([files.column.name, 'UPS A', 'Año de la señal'])
      const workbook = new Blob([(await take('xlsx')).bytes])
      const sheet = (await readDirectory(workbook, 1_000_000)).find(({ name }) => name.endsWith('sheet1.xml'))
      if (sheet === undefined) throw new Error('There is no sheet')
      expect(new TextDecoder().decode(await unpack(workbook, sheet))).toContain('Año de la señal')
      const [first] = await readPdf(new Blob([(await take('pdf')).bytes]))
      const texts = first?.texts.map(({ text }) => text) ?? []
      expect(texts).toEqual(
        expect.arrayContaining([
          words.name.asset_register,
          'UPS A',
          'Año de la señal',
          `${words.parameter.status}: ${w.fields.status.received}`,
        ]),
      )
    })
  })
