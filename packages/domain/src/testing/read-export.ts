import { ownCells } from '../asset-import-cells.ts'
import { recognise } from '../asset-import-recognise.ts'
import { readRow, type Cells } from '../asset-import-row.ts'

/** What a row of an export says, read as an import reads it. */
export function readExport(headers: string, row: Record<string, string>) {
  const names = headers.split(',')
  const { product, mapping, kind } = recognise(names)
  const cells: Cells = {}
  mapping.forEach((column, at) => {
    const text = row[names[at] ?? ''] ?? ''
    if (column !== null && text !== '') cells[column] = text
  })
  const options = { date_order: {}, locations: {}, clears: [] }
  return { product, kind, ...readRow(kind, ownCells(product, cells), options) }
}

/** The places that a row names, each with its kind. */
export const placesOf = (values: { place: { type: string; name: string }[] }) =>
  values.place.map(({ type, name }) => `${type} ${name}`)
