// A spreadsheet runs a cell that begins so, also behind blanks it cuts off.
const FORMULA = /^[\s\u0000]*[=+\-@\t\r]/

/** A cell for a spreadsheet: never a formula, quoted where it must be. */
function csvCell(text: string): string {
  const harmless = FORMULA.test(text) && !isNumber(text) ? `'${text}` : text
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const isNumber = (text: string) => /^[+-]?\d+([.,]\d+)?$/.test(text)

/** Rows as separated text that Excel opens as it is: with a mark of its encoding, and no cell that could run. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`
