// A spreadsheet runs a cell that begins so, also behind blanks it cuts off, and in the wide letters of East Asia.
const FORMULA = /^'*(?:[\t\r\n\u0000]|[\s\u0000]*[=+\-@\uff1d\uff0b\uff0d\uff20])/

/** What a reader takes for the encoding, and so for the text as it is. */
export const CSV_MARK = '\ufeff'

/** Where a reader whose lists have another separator than this file, or who heeds no quotes, begins another cell. */
const SEPARATOR = /[;,\t\r\n]/
const SKIPPED = /["'\s\u0000]/
/** A quote of its own, which such a reader takes for one around the cell. */
const QUOTED = /^['\s\u0000]*"/
const SIGN = /[=+\-@\uff1d\uff0b\uff0d\uff20]/
/** What calls anything has one of these; a list of `- things` has none. */
const CALLS = /[(|!]/

/** Puts a text together anew, with what `at` makes of each sign within it that could begin a formula. */
function withSigns(text: string, at: (before: string, sign: string) => string): string {
  if (!CALLS.test(text)) return text
  let isOpen = QUOTED.test(text)
  if (!isOpen && !SEPARATOR.test(text)) return text
  let said = ''
  for (const letter of text) {
    said = isOpen && SIGN.test(letter) ? at(said, letter) : said + letter
    isOpen = SEPARATOR.test(letter) || (isOpen && SKIPPED.test(letter))
  }
  return said
}

/** A cell for a spreadsheet: never a formula, quoted where it must be. */
function csvCell(text: string): string {
  const within = withSigns(text, (before, sign) => `${before}'${sign}`)
  const harmless = isFormula(text) ? `'${within}` : within
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const isNumber = (text: string) => /^[+-]?\d+([.,]\d+)?$/.test(text)
const isFormula = (text: string) => FORMULA.test(text) && !isNumber(text)

/** What a cell said before it was made harmless. */
export function cellText(cell: string): string {
  const whole = withSigns(
    cell,
    (before, sign) => (before.endsWith("'") ? before.slice(0, -1) : before) + sign,
  )
  return whole.startsWith("'") && isFormula(whole.slice(1)) ? whole.slice(1) : whole
}

/** A row as a line of separated text. */
export const csvLine = (row: readonly string[]): string => `${row.map(csvCell).join(',')}\r\n`

/** Rows as separated text that Excel opens as it is: with a mark of its encoding, and no cell that could run. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `${CSV_MARK}${rows.map(csvLine).join('')}`
