import { occupancyOf, type RowContext } from '@plenum/domain/asset-import-check'
import type { ImportKind } from '@plenum/domain/asset-import-columns'
import { ownersMeant } from '@plenum/domain/asset-import-existing'
import type { UpdateFacts } from '@plenum/domain/asset-import-facts'
import { UNKNOWN_TYPE } from '@plenum/domain/asset-type'
import { isCorded } from '@plenum/domain/built-in-types'
import { nameKey } from '@plenum/domain/library'
import type { Database } from '../ports.ts'
import { modelKey, type Candidate } from './imports-candidates.ts'
import { codeFaults } from './imports-codes.ts'
import {
  assetsByCode,
  brandsNamed,
  filedInto,
  filedRacks,
  linesByKey,
  ownersNamed,
  sizesOf,
  standingIn,
  type NeighbourRow,
} from './imports-context.ts'
import { assetsBySerial } from './imports-serials.ts'
import { modelsByKey } from './imports-create.ts'
import { placeNamed, type HeldAsset } from './imports-existing.ts'
import type { ImportRun } from './imports-rows.ts'
import { companyTypes, typeFor } from './imports-types.ts'

/** What a row is checked against; `update` where it changes an asset. */
export interface RowFacts {
  context: RowContext
  /** An earlier row that names the same asset. */
  named_by: string | null
  update: ((held: HeldAsset) => UpdateFacts) | null
}

type Column = 'code' | 'serial' | 'place' | 'model' | 'asset'

const present = <Value>(values: readonly (Value | null)[]): Value[] =>
  values.filter((value) => value !== null)

const keyOf = ({ keys, held }: Candidate, column: Column): string | null =>
  column === 'asset' ? (held?.asset.id ?? null) : keys[column]

/** Gathers with a few statements what all rows are checked against. */
export async function factsOf(
  database: Database,
  run: ImportRun,
  kind: ImportKind,
  candidates: readonly Candidate[],
): Promise<(candidate: Candidate) => RowFacts> {
  const isDevices = kind === 'devices'
  const own = isDevices ? candidates : []
  const keys = (name: Exclude<Column, 'asset'>) => present(own.map((candidate) => candidate.keys[name]))
  const except = candidates.map(({ line }) => line)
  const lines = async (column: Column, of: readonly Candidate[]) => {
    const wanted = present(of.map((candidate) => keyOf(candidate, column)))
    const elsewhere =
      wanted.length === 0
        ? new Map<string, number>()
        : await linesByKey(database, run, kind, { column: LINE_COLUMN[column], keys: wanted, except })
    return firstLines(of, column, elsewhere)
  }
  const ownKind = kind === 'racks' ? 'place' : 'model'
  const bySame = await lines(ownKind, isDevices ? [] : candidates)
  const [byCode, bySerial, byAsset] = [
    await lines('code', own),
    await lines('serial', own),
    await lines('asset', own),
  ]
  const sizes = await sizesOf(database, run, present(own.map(sizeKey)))
  const assetCodes = await assetsByCode(database, run.company_id, keys('code'))
  const assetSerials = await assetsBySerial(database, run.company_id, present(own.map(serialOf)))
  const owners = await ownersNamed(database, run.company_id, present(own.map(ownerOf)))
  const racks = await filedRacks(database, run, keys('place'))
  const neighbours = await neighboursOf(database, run, own, except, sizes)
  const fresh = own.filter(({ held }) => held === null)
  const codeFault = isDevices ? await codeFaults(database, run, fresh) : () => null
  const meanings = await meaningsOf(database, run, own)
  return (candidate) => {
    const { held, named, line } = candidate
    const inRack = neighbours.get(candidate.keys.place ?? '') ?? []
    const others = inRack.filter(
      (other) => (other.line === null || other.line < line) && other.asset !== (held?.asset.id ?? ''),
    )
    const size = sizes.get(sizeKey(candidate) ?? '') ?? { u_height: null, full_depth: null }
    const called = owners.get(candidate.read.values.owner?.toLowerCase() ?? '') ?? []
    const meant = held === null ? called : ownersMeant(called, held.asset)
    const rack =
      candidate.missing.length === 0 && candidate.anchor?.type === 'rack'
        ? candidate.anchor
        : (racks.get(candidate.keys.place ?? '') ?? null)
    const meaning = meanings(candidate)
    const context = {
      attributes: meaning.attributes,
      code_of: holder(candidate.keys.code, line, byCode, assetCodes),
      code_fault: held === null ? codeFault(candidate) : null,
      serial_of: holder(candidate.keys.serial, line, bySerial, assetSerials),
      several: named !== null && held === null ? named.names.join(', ') : null,
      same_as: isDevices ? null : (holder(candidate.keys[ownKind], line, bySame, new Map())?.label ?? null),
      owners: meant,
      rack,
      out_of_use: candidate.anchor?.in_use === false,
      size,
      neighbours: others,
      hosts: candidate.hosts,
    }
    const place = placeNamed(candidate.read.values.place, candidate)
    const update = ({ asset }: HeldAsset): UpdateFacts => ({
      asset,
      key: named?.key ?? 'code',
      ...meaning,
      owner: meant.length === 1 ? (meant[0] ?? null) : null,
      place: place && { ...place, ...(place.id === null && rack) },
      size,
      others,
      hosts: candidate.hosts,
    })
    const named_by = holder(keyOf(candidate, 'asset'), line, byAsset, new Map())?.label ?? null
    return { context, named_by, update: held === null ? null : update }
  }
}

const LINE_COLUMN = {
  code: 'code_key',
  serial: 'serial_key',
  place: 'place_key',
  model: 'model_key',
  asset: 'asset_id',
} as const satisfies Record<Column, string>

/** The key of the model a thing is of; an asset's own where its row says nothing. */
function sizeKey({ keys, held, read }: Candidate): string | null {
  const { brand, model } = held?.asset ?? { brand: null, model: null }
  if (keys.model !== null || read.values.model !== null) return keys.model
  return brand === null || model === null ? null : modelKey(brand.name, model.name)
}

const serialOf = ({ read }: Candidate) => {
  const serial = read.values.fields.serial_number
  return typeof serial === 'string' ? serial.toLowerCase() : null
}
const ownerOf = ({ read }: Candidate) => read.values.owner

/** What rows call types, brands and models: those that change assets, or say attributes. */
async function meaningsOf(database: Database, run: ImportRun, candidates: readonly Candidate[]) {
  const changing = candidates.filter(({ held, read }) => held !== null || read.values.attributes !== null)
  if (changing.length === 0)
    return () => ({ type: null, attributes: [], corded: false, brand: null, model: null })
  const types = await companyTypes(database, run.company_id)
  const brandOf = ({ read }: Candidate) => nameKey(read.values.brand ?? '')
  const brands = await brandsNamed(database, run.company_id, changing.map(brandOf))
  const models = await modelsByKey(database, run.company_id, present(changing.map(({ keys }) => keys.model)))
  return (candidate: Candidate) => {
    const word = candidate.read.values.type_word
    const type = word === null ? null : typeFor(word, run, types)
    const model = models.get(candidate.keys.model ?? '')
    const made = word === null ? (model?.asset_type ?? UNKNOWN_TYPE) : null
    const code = type ?? candidate.held?.asset.asset_type ?? made
    const traits = types.find((each) => each.code === code)
    return {
      type,
      attributes: traits?.attributes ?? [],
      corded: traits !== undefined && isCorded(traits),
      brand: brands.get(brandOf(candidate)) ?? null,
      model: model?.id ?? null,
    }
  }
}

/** The first line that carries each key: of the rows being checked, or of another step's. */
function firstLines(
  candidates: readonly Candidate[],
  column: Column,
  elsewhere: ReadonlyMap<string, number>,
): Map<string, number> {
  const first = new Map(elsewhere)
  for (const candidate of candidates) {
    const key = keyOf(candidate, column)
    if (key !== null && !candidate.skipped) {
      first.set(key, Math.min(candidate.line, first.get(key) ?? candidate.line))
    }
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
  const placed = candidates.filter(
    ({ read, keys, held }) => keys.place !== null && (held !== null || read.values.position !== null),
  )
  const existing = placed.flatMap(({ missing, anchor, held }) => [
    ...(missing.length === 0 && anchor !== null ? [anchor.id] : []),
    ...((held?.asset.place?.id ?? null) === null ? [] : [held?.asset.place?.id ?? '']),
  ])
  const own = placed.flatMap((candidate) => {
    const thing = taken(candidate, sizes.get(sizeKey(candidate) ?? ''))
    if (thing === null || candidate.skipped) return []
    const { line } = candidate
    return [{ ...thing, key: candidate.keys.place ?? '', asset: null, line, label: String(line) }]
  })
  const all = [
    ...(await standingIn(database, run, existing)),
    ...(await filedInto(database, run, present(placed.map(({ keys }) => keys.place)), except)),
    ...own,
  ]
  return Map.groupBy(all, (neighbour) => neighbour.key)
}

/** The units that a row claims; one that leaves its asset where it is claims none. */
export function taken(
  { read, held, move }: Pick<Candidate, 'read' | 'held' | 'move'>,
  size: RowContext['size'] = { u_height: null, full_depth: null },
) {
  if (held === null) return occupancyOf(read.values, size)
  return move === null ? null : occupancyOf({ ...read.values, ...move }, size)
}
