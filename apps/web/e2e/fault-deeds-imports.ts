import { onItsWay, pressIn, type Deed, type Writing } from './fault-deed.ts'
import { expect, INVENTORY } from './fixtures.ts'
import { filled } from './words.ts'

const chooseRows = async ({ page }: Writing, text: string) => {
  await page.goto(`${INVENTORY}/import`)
  const file = { name: 'assets.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
}
const good = (at: Writing) => chooseRows(at, `name,type,serial_number\n${at.text},SRV,${at.text}\n`)
/** A row whose status nobody knows. */
const checkedBad = async (at: Writing) => {
  await chooseRows(at, `name,type,status\n${at.text},SRV,nonsense\n`)
  await pressIn(at.page, at.w.imports.choose.start)
  await pressIn(at.page, at.w.imports.map.check)
  await expect(statusIn(at)).toBeVisible()
}
const statusIn = ({ page, w }: Writing) =>
  page.getByRole('textbox', {
    name: filled(w.imports.rows.cell, { column: w.imports.columns.status, line: '2' }),
  })

/** What is done with the rows of an import. */
export const IMPORT_DEEDS: Deed[] = [
  {
    name: 'the rows of an import are sent',
    asks: 'POST /api/imports/{id}/rows/',
    visit: good,
    write: async () => {},
    send: ({ page, w }) => pressIn(page, w.imports.choose.start),
    kept: ({ page }) => expect(page.getByText('assets.csv').or(onItsWay(page)).first()).toBeVisible(),
    done: ({ page, w }) => page.getByRole('button', { name: w.imports.map.check }),
  },
  {
    name: 'an import is checked',
    asks: 'POST /api/imports/{id}/check/',
    visit: async (at) => {
      await good(at)
      await pressIn(at.page, at.w.imports.choose.start)
      await expect(at.page.getByRole('button', { name: at.w.imports.map.check })).toBeVisible()
    },
    write: async () => {},
    send: ({ page, w }) =>
      page
        .getByRole('button', { name: new RegExp(`^(${w.imports.map.check}|${w.imports.check.again})$`) })
        .click(),
    kept: async () => {},
    done: ({ page, w }) =>
      page.getByRole('button', { name: filled(w.imports.commit.start_one, { shown: '1' }) }),
  },
  {
    name: 'a row of an import is mended',
    asks: 'PATCH /api/imports/{id}/rows/{kind}/{line}/',
    visit: checkedBad,
    write: (at) => statusIn(at).fill('received'),
    send: async (at) => {
      await statusIn(at).focus()
      await at.page.keyboard.press('Enter')
    },
    kept: (at) => expect(statusIn(at)).toHaveValue('received'),
    done: ({ page, w }) =>
      page.getByRole('button', { name: filled(w.imports.commit.start_one, { shown: '1' }) }),
  },
  {
    name: 'all rows with problems are left out',
    asks: 'PATCH /api/imports/{id}/rows/',
    visit: checkedBad,
    write: async () => {},
    send: ({ page, w }) => pressIn(page, w.imports.many.skip_one),
    kept: async () => {},
    done: ({ page, w }) => page.getByRole('button', { name: w.imports.many.unskip }),
  },
]
