import { checkRow, isGood, occupancyOf, type RowContext } from '@plenum/domain/asset-import-check'
import type { ImportKind } from '@plenum/domain/asset-import-columns'
import { placeKey, type PlaceStep } from '@plenum/domain/asset-import-place'
import { resolvePlace } from '@plenum/domain/asset-import-resolve'
import { readRow, type ReadRow, type RowValues } from '@plenum/domain/asset-import-row'
import { nameKey } from '@plenum/domain/library'
import type { Database } from '../ports.ts'
import {
  assetsByCode,
  assetsBySerial,
  filedInto,
  filedRacks,
  linesByKey,
  ownersNamed,
  placesNamed,
  serialKey,
  sizesOf,
  standingIn,
  type KnownNode,
  type NeighbourRow,
} from './imports-context.ts'
import { codeFaults } from './imports-codes.ts'
import {
  cellsByColumn,
  fileOf,
  readOptions,
  writeChecked,
  type CheckedRow,
  type ImportRun,
  type StagedRow,
} from './imports-rows.ts'

/** A row read, with the keys it is compared by. */
interface Candidate {
  line: number
  skipped: boolean
  read: ReadRow
  anchor: KnownNode | null
  missing: PlaceStep[]
  keys: { code: string | null; serial: string | null; place: string | null; model: string | null }
}

/** A model's key: its brand's and its own. */
export const modelKey = (brand: string, model: string): string => `${nameKey(brand)}\u001f${nameKey(model)}`

/** A place's key: its id where it exists, else its way down from the last place that does. */
export const placeKeyOf = (anchor: string | null, missing: readonly PlaceStep[]): string =>
  missing.length === 0 ? (anchor ?? '') : `${anchor ?? ''}\u001d${placeKey(missing)}`

/** Checks rows of one kind against themselves, their file and the inventory, and keeps what it found. */
export async function checkStaged(
  database: Database,
  run: ImportRun,
  kind: ImportKind,
  staged: readonly StagedRow[],
): Promise<void> {
  const candidates = await candidatesOf(database, run, kind, staged)
  const facts = await factsOf(database, run, kind, candidates)
  await writeChecked(
    database,
    run,
    kind,
    candidates.map((candidate) => checked(kind, candidate, facts(candidate))),
  )
}

async function candidatesOf(
  database: Database,
  run: ImportRun,
  kind: ImportKind,
  staged: readonly StagedRow[],
): Promise<Candidate[]> {
  const mapping = fileOf(run, kind)?.mapping ?? []
  const options = readOptions(run, kind)
  const read = staged.map((row) => ({ row, read: readRow(kind, cellsByColumn(mapping, row), options) }))
  const steps = read.flatMap(({ read: { values } }) => values.place)
  const known = await placesNamed(database, run.company_id, distinct(steps))
  const resolved = new Map<string, { anchor: KnownNode | null; missing: PlaceStep[] }>()
  return read.map(({ row, read: found }) => {
    const way = placeKey(found.values.place)
    const place = resolved.get(way) ?? resolve(found.values.place, known)
    resolved.set(way, place)
    return { line: row.line, skipped: row.skipped, read: found, ...place, keys: keysOf(found.values, place) }
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

const present = <Value>(values: readonly (Value | null)[]): Value[] =>
  values.filter((value) => value !== null)

/** Gathers with a few statements what all rows are checked against. */
async function factsOf(
  database: Database,
  run: ImportRun,
  kind: ImportKind,
  candidates: readonly Candidate[],
): Promise<(candidate: Candidate) => RowContext> {
  const keys = (name: keyof Candidate['keys']) => present(candidates.map((candidate) => candidate.keys[name]))
  const except = candidates.map(({ line }) => line)
  const others = (column: 'code' | 'serial' | 'place' | 'model') =>
    keys(column).length === 0
      ? Promise.resolve(new Map<string, number>())
      : linesByKey(database, run, kind, { column: `${column}_key`, keys: keys(column), except })
  const isDevices = kind === 'devices'
  const sizes = await sizesOf(database, run, isDevices ? keys('model') : [])
  const same = isDevices ? new Map<string, number>() : await others(kind === 'racks' ? 'place' : 'model')
  const codes = isDevices ? await others('code') : new Map<string, number>()
  const serials = isDevices ? await others('serial') : new Map<string, number>()
  const assetCodes = await assetsByCode(database, run.company_id, keys('code'))
  const assetSerials = await assetsBySerial(database, run.company_id, present(candidates.map(serialOf)))
  const owners = await ownersNamed(database, run.company_id, present(candidates.map(ownerOf)))
  const racks = await filedRacks(database, run, isDevices ? keys('place') : [])
  const neighbours = await neighboursOf(database, run, isDevices ? candidates : [], except, sizes)
  const codeFault = isDevices ? await codeFaults(database, run, candidates) : () => null
  const ownKind = kind === 'racks' ? 'place' : 'model'
  const firstOf = (column: keyof Candidate['keys'], elsewhere: ReadonlyMap<string, number>) =>
    firstLines(candidates, column, elsewhere)
  const byCode = firstOf('code', codes)
  const bySerial = firstOf('serial', serials)
  const bySame = firstOf(ownKind, same)
  return (candidate) => {
    const { keys: own, line } = candidate
    const size = sizes.get(own.model ?? '') ?? { u_height: null, full_depth: null }
    const inRack = neighbours.get(own.place ?? '') ?? []
    return {
      code_of: holder(own.code, line, byCode, assetCodes),
      code_fault: codeFault(candidate),
      serial_of: holder(own.serial, line, bySerial, assetSerials),
      same_as: isDevices ? null : (holder(own[ownKind], line, bySame, new Map())?.label ?? null),
      owner_known:
        candidate.read.values.owner === null || owners.has(candidate.read.values.owner.toLowerCase()),
      rack:
        candidate.missing.length === 0 && candidate.anchor?.type === 'rack'
          ? candidate.anchor
          : (racks.get(own.place ?? '') ?? null),
      size,
      neighbours: inRack.filter((other) => other.line === null || other.line < line),
    }
  }
}

const serialOf = ({ read }: Candidate) => {
  const serial = read.values.fields.serial_number
  return typeof serial === 'string' ? serial.toLowerCase() : null
}
const ownerOf = ({ read }: Candidate) => read.values.owner

/** The first line that carries each key: of the rows being checked, or of another step's. */
function firstLines(
  candidates: readonly Candidate[],
  column: keyof Candidate['keys'],
  elsewhere: ReadonlyMap<string, number>,
): Map<string, number> {
  const first = new Map(elsewhere)
  for (const { line, skipped, keys } of candidates) {
    const key = keys[column]
    if (key !== null && !skipped) first.set(key, Math.min(line, first.get(key) ?? line))
  }
  return first
}

/** Who else has a key: an asset before a row, and a row only when it comes earlier. */
function holder(
  key: string | null,
  line: number,
  lines: ReadonlyMap<string, number>,
  assets: ReadonlyMap<string, string>,
): RowContext['code_of'] {
  if (key === null) return null
  const asset = assets.get(key)
  if (asset !== undefined) return { label: asset, in_file: false }
  const first = lines.get(key)
  return first === undefined || first >= line ? null : { label: String(first), in_file: true }
}

async function neighboursOf(
  database: Database,
  run: ImportRun,
  candidates: readonly Candidate[],
  except: readonly number[],
  sizes: ReadonlyMap<string, RowContext['size']>,
): Promise<Map<string, NeighbourRow[]>> {
  const placed = candidates.filter(({ read, keys }) => read.values.position !== null && keys.place !== null)
  const existing = placed.filter(({ missing }) => missing.length === 0)
  const own = placed.flatMap((candidate) => {
    const thing = occupancyOf(candidate.read.values, sizeOf(candidate, sizes))
    if (thing === null || candidate.skipped) return []
    return [
      { ...thing, key: candidate.keys.place ?? '', line: candidate.line, label: String(candidate.line) },
    ]
  })
  const all = [
    ...(await standingIn(
      database,
      run.company_id,
      present(existing.map(({ anchor }) => anchor?.id ?? null)),
    )),
    ...(await filedInto(database, run, present(placed.map(({ keys }) => keys.place)), except)),
    ...own,
  ]
  return Map.groupBy(all, (neighbour) => neighbour.key)
}

const sizeOf = ({ keys }: Candidate, sizes: ReadonlyMap<string, RowContext['size']>): RowContext['size'] =>
  sizes.get(keys.model ?? '') ?? { u_height: null, full_depth: null }

function checked(kind: ImportKind, candidate: Candidate, context: RowContext): CheckedRow {
  const { read, keys } = candidate
  const problems = checkRow(kind, read, context)
  const thing = kind === 'devices' ? occupancyOf(read.values, context.size) : null
  return {
    line: candidate.line,
    good: isGood(problems),
    problems,
    values: read.values,
    anchor_id: candidate.anchor?.id ?? null,
    missing: candidate.missing.length,
    code_key: keys.code,
    serial_key: keys.serial,
    place_key: keys.place,
    model_key: keys.model,
    position: thing?.position ?? null,
    u_height: thing === null ? read.values.u_height : thing.u_height,
    face: thing?.face ?? null,
    full_depth: thing === null ? read.values.full_depth : thing.full_depth,
  }
}
