// A spreadsheet runs a cell that begins so, also behind blanks it cuts off, and in the wide letters of East Asia.
const FORMULA = /^'*(?:[\t\r\n\u0000]|[\s\u0000]*[=+\-@\uff1d\uff0b\uff0d\uff20])/

/** What a reader takes for the encoding, and so for the text as it is. */
export const CSV_MARK = '\ufeff'

/** A cell for a spreadsheet: never a formula, quoted where it must be. */
function csvCell(text: string): string {
  const harmless = isFormula(text) ? `'${text}` : text
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const isNumber = (text: string) => /^[+-]?\d+([.,]\d+)?$/.test(text)
const isFormula = (text: string) => FORMULA.test(text) && !isNumber(text)

/** What a cell said before it was made harmless. */
export const cellText = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell

/** A row as a line of separated text. */
export const csvLine = (row: readonly string[]): string => `${row.map(csvCell).join(',')}\r\n`

/** Rows as separated text that Excel opens as it is: with a mark of its encoding, and no cell that could run. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `${CSV_MARK}${rows.map(csvLine).join('')}`
