import { CLEARABLE_COLUMNS, type ImportKind } from '@plenum/domain/asset-import-columns'
import { readAsUpdate } from '@plenum/domain/asset-import-existing'
import { namesOnlySite, placeKey, type PlaceStep } from '@plenum/domain/asset-import-place'
import { resolvePlace, siteAround } from '@plenum/domain/asset-import-resolve'
import { readRow, type ReadRow, type RowValues } from '@plenum/domain/asset-import-row'
import { moveOf } from '@plenum/domain/asset-import-standing'
import type { Target } from '@plenum/domain/asset-import-facts'
import { nameKey } from '@plenum/domain/library'
import type { Database } from '../ports.ts'
import { placesNamed, type KnownNode } from './imports-context.ts'
import { serialKey } from './imports-serials.ts'
import { namedAssets, placeNamed, type HeldAsset, type NamedAssets } from './imports-existing.ts'
import { cellsByColumn, fileOf, readOptions, type ImportRun, type StagedRow } from './imports-rows.ts'

/** A row read, with the keys it is compared by. */
export interface Candidate {
  line: number
  skipped: boolean
  read: ReadRow
  anchor: KnownNode | null
  missing: PlaceStep[]
  keys: { code: string | null; serial: string | null; place: string | null; model: string | null }
  /** The assets it names, where such rows change them. */
  named: NamedAssets | null
  /** The one asset it changes, and where that moves. */
  held: HeldAsset | null
  move: Target | null
}

/** A model's key: its brand's and its own. */
export const modelKey = (brand: string, model: string): string => `${nameKey(brand)}\u001f${nameKey(model)}`

/** A place's key: its id where it exists, else its way down from the last place that does. */
export const placeKeyOf = (anchor: string | null, missing: readonly PlaceStep[]): string =>
  missing.length === 0 ? (anchor ?? '') : `${anchor ?? ''}\u001d${placeKey(missing)}`

/** Reads rows of one kind, finds their places and, where they may change assets, those. */
export async function candidatesOf(
  database: Database,
  run: ImportRun,
  kind: ImportKind,
  staged: readonly StagedRow[],
): Promise<Candidate[]> {
  const file = fileOf(run, kind)
  const options = readOptions(run, kind, CLEARABLE_COLUMNS)
  const rows = staged.map((row) => {
    const cells = cellsByColumn(file, row)
    return { ...row, isOnlySite: namesOnlySite(cells), read: readRow(kind, cells, options) }
  })
  const steps = rows.flatMap(({ read: { values } }) => values.place)
  const known = await placesNamed(database, run.company_id, distinct(steps))
  const updates = kind === 'devices' && run.decisions.existing === 'update'
  const assetsOf = updates ? await namedAssets(database, run.company_id, rows) : () => null
  const resolved = new Map<string, { anchor: KnownNode | null; missing: PlaceStep[] }>()
  return rows.map(({ line, skipped, isOnlySite, read: found }) => {
    const way = placeKey(found.values.place)
    const wanted = resolved.get(way) ?? resolve(found.values.place, known)
    resolved.set(way, wanted)
    const named = assetsOf(found.values)
    const held = named?.only ?? null
    const site = held && isOnlySite ? siteAround(found.values.place, held.asset.place, known) : null
    const place = site === null ? wanted : { anchor: site, missing: [] }
    const read = held === null ? found : readAsUpdate(found, held.asset, site)
    const move =
      held && moveOf(read.values, { asset: held.asset, place: placeNamed(read.values.place, place) })
    const keys = keysOf(read.values, place)
    const stays = held?.asset.place?.id ?? null
    return {
      line,
      skipped,
      read,
      ...place,
      keys: { ...keys, place: keys.place ?? stays },
      named,
      held,
      move,
    }
  })
}

const distinct = (steps: readonly PlaceStep[]): PlaceStep[] => [
  ...new Map(steps.map((step) => [step.name, step])).values(),
]

function resolve(place: readonly PlaceStep[], known: readonly KnownNode[]) {
  const { found, missing } = resolvePlace(place, known)
  return { anchor: known.find((node) => node.id === found?.id) ?? null, missing }
}

function keysOf(
  values: RowValues,
  place: { anchor: KnownNode | null; missing: PlaceStep[] },
): Candidate['keys'] {
  const code = values.fields.code
  const serial = values.fields.serial_number
  return {
    code: typeof code === 'string' ? code.toLowerCase() : null,
    serial: typeof serial === 'string' ? serialKey(nameKey(values.brand ?? ''), serial) : null,
    place: values.place.length === 0 ? null : placeKeyOf(place.anchor?.id ?? null, place.missing),
    model: values.model === null ? null : modelKey(values.brand ?? '', values.model),
  }
}
