import { readFile } from 'node:fs/promises'
import { readDirectory, unpack } from '@plenum/domain/zip'
import { work_files as en } from '@plenum/i18n/locales/en/work-files'
import { work_files as es } from '@plenum/i18n/locales/es/work-files'
import { createCompany, expect, expectAccessible, LANGUAGES, test, type Page } from './fixtures.ts'
import { type ScreenWords } from './words.ts'

/** Takes the list that is shown away as a file. */
async function taken(page: Page, w: ScreenWords, format: 'csv' | 'xlsx') {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: w.work.take.label }).click()
  await page.getByRole('menuitem', { name: w.work.take[format] }).click()
  const file = await coming
  await expect(page.getByText(w.work.take.saved).first()).toBeVisible()
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** The first column of separated text, without its header. */
const firstOf = (bytes: Uint8Array) =>
  new TextDecoder()
    .decode(bytes)
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0])

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('each list of work is taken away exactly as it is shown', async ({ page, w, person }) => {
      const files = { en, es }[language]
      const founder = await createCompany(page, person)
      const { work, maintenanceRules } = founder
      const move = await work.create({ kind: 'move', title: 'Un año', priority: 'high' })
      const change = await work.create({ kind: 'change', title: 'Otro' })
      const order = await work.create({ kind: 'maintenance', title: 'Filtros' })
      await maintenanceRules.create({
        name: 'Belts',
        work: 'service',
        scope: { by: 'type', asset_types: ['SRV'] },
        recurrence: { by: 'done', every: 2, unit: 'month', starts_on: '2026-01-01' },
      })
      const lists = [
        ['/app/dc-manager/mac-projects?view=table&ordering=code', [move.code, change.code]],
        ['/app/dc-manager/mac-projects?priority=high', [move.code]],
        ['/app/forms/history?ordering=-code', [order.code, change.code, move.code].toSorted().toReversed()],
        ['/app/operations/maintenance-projects?view=table&whose=all', [order.code]],
        ['/app/dc-manager/maintenance-projects?view=rules', ['Belts']],
        ['/app/facility/maintenance-projects?view=rules', []],
      ] as const
      for (const [path, rows] of lists)
        await test.step(path, async () => {
          await page.goto(path)
          const { name, bytes } = await taken(page, w, 'csv')
          expect(name).toContain(path.includes('rules') ? files.rules.file : files.requests.file)
          expect(firstOf(bytes)).toEqual([...rows])
        })
      await expectAccessible(page)
      await page.goto('/app/forms/history')
      const book = new Blob([(await taken(page, w, 'xlsx')).bytes])
      const sheet = (await readDirectory(book, 1_000_000)).find(({ name }) => name.endsWith('sheet1.xml'))
      if (sheet === undefined) throw new Error('There is no sheet')
      expect(new TextDecoder().decode(await unpack(book, sheet))).toContain('Un año')
    })
  })
