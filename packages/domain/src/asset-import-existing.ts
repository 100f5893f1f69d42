import { attributeFaults, ownerProblems, type RowContext } from './asset-import-check.ts'
import type { ImportColumn } from './asset-import-columns.ts'
import type { KnownPlace } from './asset-import-resolve.ts'
import { problem, type ReadRow, type RowProblem } from './asset-import-row.ts'
import type { ExistingAsset, RowUpdate } from './asset-import-facts.ts'

/** Whom the owner of a row can be that changes an asset: of several called so it is whom it has already. */
export const ownersMeant = (
  named: readonly string[],
  { owner }: Pick<ExistingAsset, 'owner'>,
): readonly string[] => (owner !== null && named.includes(owner.id) ? [owner.id] : named)

/**
 * A row read as one that changes an asset, which has a name, a brand and a place of its own. `site` is all that the row
 * says of a place, where the asset stands in it: that is true already, and names no data centre.
 */
export function readAsUpdate(
  { values, problems }: ReadRow,
  asset: Pick<ExistingAsset, 'brand' | 'place'>,
  site: KnownPlace | null = null,
): ReadRow {
  const isMet = ({ code, column }: RowProblem) =>
    code === 'name_missing' ||
    (code === 'required' && column === 'brand' && asset.brand !== null) ||
    (code === 'place_needs_rack' && values.place.length === 0 && asset.place?.type === 'rack')
  const brand = values.model === null ? values.brand : (values.brand ?? asset.brand?.name ?? null)
  const place = site === null ? values.place : values.place.slice(0, 1)
  return { values: { ...values, brand, place }, problems: problems.filter((found) => !isMet(found)) }
}

interface UpdateContext extends Pick<RowContext, 'owners' | 'serial_of' | 'attributes'> {
  /** The column that named the asset. */
  key: ImportColumn
  /** An earlier row that names the same asset. */
  named_by: string | null
}

/** Everything that is wrong with a row that changes an asset. */
export function checkUpdate(row: ReadRow, update: RowUpdate, context: UpdateContext): RowProblem[] {
  const { key, named_by, serial_of } = context
  const found = [
    ...row.problems,
    ...ownerProblems(row.values, context),
    ...attributeFaults(row.values, context),
    ...update.problems,
  ]
  if (named_by !== null) found.push(problem(key, 'repeated_in_file', { rival: named_by }))
  const isNewSerial = update.changes.some(({ column, to }) => column === 'serial_number' && to !== null)
  if (isNewSerial && serial_of !== null)
    found.push(problem('serial_number', 'serial_repeated', { severity: 'warning', rival: serial_of.label }))
  return found
}
