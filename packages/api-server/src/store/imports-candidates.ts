import { CLEARABLE_COLUMNS, type ImportKind } from '@plenum/domain/asset-import-columns'
import { readAsUpdate } from '@plenum/domain/asset-import-existing'
import {
  innermostNames,
  isWrittenWay,
  locationAlone,
  meantOf,
  placesByWords,
  readUnwritten,
  readWritten,
} from '@plenum/domain/asset-import-written'
import { folded, readInside } from '@plenum/domain/asset-import-inside'
import { namesOnlySite, placeKey, type PlaceStep } from '@plenum/domain/asset-import-place'
import { resolvePlace, siteAround } from '@plenum/domain/asset-import-resolve'
import { readRow, type ReadRow, type RowValues } from '@plenum/domain/asset-import-row'
import { moveOf } from '@plenum/domain/asset-import-standing'
import type { Target } from '@plenum/domain/asset-import-facts'
import { nameKey } from '@plenum/domain/library'
import { PLACE_BETWEEN } from '@plenum/domain/place-words'
import type { Database } from '../ports.ts'
import { placesNamed, type KnownNode } from './imports-context.ts'
import { hostFinder } from './imports-hosts.ts'
import type { Host } from './imports-host-rows.ts'
import { serialKey } from './imports-serials.ts'
import { namedAssets, placeNamed, type HeldAsset, type NamedAssets } from './imports-existing.ts'
import {
  cellsByColumn,
  fileOf,
  readOptions,
  saysInside,
  type ImportRun,
  type StagedRow,
} from './imports-rows.ts'

/** A row read, with the keys it is compared by. */
export interface Candidate {
  line: number
  skipped: boolean
  read: ReadRow
  anchor: KnownNode | null
  missing: PlaceStep[]
  keys: Record<'code' | 'serial' | 'place' | 'model' | 'name' | 'host', string | null>
  /** What its words for what it is in can mean. */
  hosts: Host[]
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
    const location = kind === 'devices' ? locationAlone(cells) : null
    return { ...row, location, isOnlySite: namesOnlySite(cells), read: readRow(kind, cells, options) }
  })
  const known = await placesNamed(database, run.company_id, rows.flatMap(namesIn))
  const written = placesByWords(known)
  const updates = kind === 'devices' && run.decisions.existing === 'update'
  const assetsOf = updates ? await namedAssets(database, run.company_id, rows) : () => null
  const finder = kind === 'devices' ? await hostFinder(database, run, rows) : null
  const isNamed = saysInside(run, kind)
  const resolved = new Map<string, { anchor: KnownNode | null; missing: PlaceStep[] }>()
  return rows.map(({ line, skipped, location, isOnlySite, read: sole }) => {
    const named = assetsOf(sole.values)
    const held = named?.only ?? null
    const { read: found, standsIn } = readLocation(sole, location, { written, held })
    const way = placeKey(found.values.place)
    const wanted = resolved.get(way) ?? resolve(found.values.place, known)
    if (standsIn === null) resolved.set(way, wanted)
    const site = held && isOnlySite ? siteAround(found.values.place, held.asset.place, known) : null
    const exact = site ?? standsIn
    const said = exact === null ? wanted : { anchor: exact, missing: [] }
    const own = held === null ? found : readAsUpdate(found, held.asset, site)
    const meant = finder?.of({ line, values: own.values, own: held?.asset.id ?? null }) ?? []
    const { hosts, place, read } = withHost(own, said, meant)
    const move =
      held && moveOf(read.values, { asset: held.asset, place: placeNamed(read.values.place, place) })
    const keys = keysOf(read.values, place)
    const stays = held?.asset.place?.id ?? null
    const name =
      isNamed && typeof read.values.fields.name === 'string' ? folded(read.values.fields.name) : null
    const candidate: Candidate = {
      line,
      skipped,
      read,
      ...place,
      keys: { ...keys, place: keys.place ?? stays, name },
      hosts,
      named,
      held,
      move,
    }
    finder?.note(candidate)
    return candidate
  })
}

/** A row that stands where the one thing stands that it is in, beside what it says itself. */
function withHost(own: ReadRow, said: Host['spot'], meant: readonly Host[]) {
  const hosts = meant.map((host) =>
    own.values.place.length === 0 ? host : { ...host, elsewhere: elsewhere(host.spot, said) },
  )
  const [host, another] = hosts
  if (host === undefined || another !== undefined || !host.stands) return { hosts, place: said, read: own }
  return { hosts, place: host.spot, read: readInside(own, wayDown(host.spot)) }
}

const wayDown = ({ anchor, missing }: Host['spot']): PlaceStep[] => [
  ...(anchor?.trail.map(({ type, name }) => ({ type, name })) ?? []),
  ...missing,
]

/** Where a host stands in words, unless a row says the very place or one around it. */
function elsewhere(spot: Host['spot'], said: Host['spot']): string | null {
  const isAround =
    said.missing.length === 0 &&
    said.anchor !== null &&
    spot.anchor?.path.startsWith(said.anchor.path) === true
  const key = (at: Host['spot']) => placeKeyOf(at.anchor?.id ?? null, at.missing)
  if (isAround || key(spot) === key(said)) return null
  return wayDown(spot)
    .map(({ name }) => name)
    .join(PLACE_BETWEEN)
}

/** The names of the places that a row can mean. */
const namesIn = ({ location, read }: { location: string | null; read: ReadRow }): string[] => [
  ...read.values.place.map(({ name }) => name),
  ...(location === null ? [] : innermostNames(location)),
]

/** A row that says its place as lists write it, beside the places that are written so. */
function readLocation(
  read: ReadRow,
  location: string | null,
  { written, held }: { written: ReturnType<typeof placesByWords<KnownNode>>; held: HeldAsset | null },
): { read: ReadRow; standsIn: KnownNode | null } {
  if (location === null) return { read, standsIn: null }
  const found = written(location)
  const meant = meantOf(found, held?.asset.place?.id ?? null)
  if (meant !== null) return { read: readWritten(read, meant), standsIn: meant.place }
  if (found.length > 0) return { read: readUnwritten(read, 'several_places'), standsIn: null }
  return {
    read: isWrittenWay(location) ? readUnwritten(read, 'does_not_exist') : read,
    standsIn: null,
  }
}

function resolve(place: readonly PlaceStep[], known: readonly KnownNode[]) {
  const { found, missing } = resolvePlace(place, known)
  return { anchor: known.find((node) => node.id === found?.id) ?? null, missing }
}

function keysOf(
  values: RowValues,
  place: { anchor: KnownNode | null; missing: PlaceStep[] },
): Omit<Candidate['keys'], 'name'> {
  const code = values.fields.code
  const serial = values.fields.serial_number
  return {
    code: typeof code === 'string' ? code.toLowerCase() : null,
    serial: typeof serial === 'string' ? serialKey(nameKey(values.brand ?? ''), serial) : null,
    place: values.place.length === 0 ? null : placeKeyOf(place.anchor?.id ?? null, place.missing),
    model: values.model === null ? null : modelKey(values.brand ?? '', values.model),
    host: values.inside === null ? null : folded(values.inside),
  }
}
