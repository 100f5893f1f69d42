import { unknownOwner, type RowContext } from './asset-import-check.ts'
import type { ImportColumn } from './asset-import-columns.ts'
import { problem, type ReadRow, type RowProblem } from './asset-import-row.ts'
import type { ExistingAsset, RowUpdate } from './asset-import-facts.ts'

/** A row read as one that changes an asset, which has a name, a brand and a place of its own. */
export function readAsUpdate(
  { values, problems }: ReadRow,
  asset: Pick<ExistingAsset, 'brand' | 'place'>,
): ReadRow {
  const isMet = ({ code, column }: RowProblem) =>
    code === 'name_missing' ||
    (code === 'required' && column === 'brand' && asset.brand !== null) ||
    (code === 'place_needs_rack' && values.place.length === 0 && asset.place?.type === 'rack')
  const brand = values.model === null ? values.brand : (values.brand ?? asset.brand?.name ?? null)
  return { values: { ...values, brand }, problems: problems.filter((found) => !isMet(found)) }
}

interface UpdateContext extends Pick<RowContext, 'owner_known' | 'serial_of'> {
  /** The column that named the asset. */
  key: ImportColumn
  /** An earlier row that names the same asset. */
  named_by: string | null
}

/** Everything that is wrong with a row that changes an asset. */
export function checkUpdate(row: ReadRow, update: RowUpdate, context: UpdateContext): RowProblem[] {
  const { key, named_by, serial_of } = context
  const found = [...row.problems, ...unknownOwner(row.values, context), ...update.problems]
  if (named_by !== null) found.push(problem(key, 'repeated_in_file', { rival: named_by }))
  const isNewSerial = update.changes.some(({ column, to }) => column === 'serial_number' && to !== null)
  if (isNewSerial && serial_of !== null)
    found.push(problem('serial_number', 'serial_repeated', { severity: 'warning', rival: serial_of.label }))
  return found
}
