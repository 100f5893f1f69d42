import { isImportColumn, type ImportColumn } from './asset-import-columns.ts'
import { EXPORTS, type Product } from './asset-import-products.ts'
import { plain } from './asset-import-recognise.ts'
import type { Cells } from './asset-import-row.ts'

const byColumn = <Value>(record: Readonly<Record<string, Value>>): [ImportColumn, Value][] =>
  Object.entries(record).flatMap(([column, value]) => (isImportColumn(column) ? [[column, value]] : []))

/** A row of another inventory's export in our own words, with what stood several in one cell in cells of their own. */
export function ownCells(product: Product | null, cells: Cells): Cells {
  if (product === null) return cells
  const { cells: words = {}, parts = {} } = EXPORTS[product]
  const own: Cells = { ...cells }
  for (const [column, meanings] of byColumn(words)) {
    const text = own[column]
    if (text !== undefined) own[column] = meanings[plain(text)] ?? text
  }
  for (const [column, part] of byColumn(parts)) {
    for (const [name, text] of byColumn(part.exec(own[column] ?? '')?.groups ?? {})) {
      if (name === column || (own[name] ?? '') === '') own[name] = text
    }
  }
  return own
}
