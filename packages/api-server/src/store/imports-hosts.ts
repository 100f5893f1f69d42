import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { PLACE_COLUMNS } from '@plenum/domain/asset-import-columns'
import { FieldChange } from '@plenum/domain/asset-import-change'
import { folded, type HostFact } from '@plenum/domain/asset-import-inside'
import { PlaceStep } from '@plenum/domain/asset-import-place'
import type { ReadRow, RowValues } from '@plenum/domain/asset-import-row'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { lineList, list, placesOf } from './imports-context.ts'
import { idsByCode } from './imports-existing.ts'
import { heldIn, hostAssets, idsByName, type Spot } from './imports-host-facts.ts'
import { ofRun, type ImportRun } from './imports-rows.ts'

/** What a row's words for what it is in can mean, and where that stands. */
export interface Host extends HostFact {
  /** The row above that is to make it; null of an asset that exists. */
  line: number | null
  spot: Spot
}

/** A row above others, as far as they can be put into what it makes or changes. */
interface Above {
  line: number
  names: readonly (string | null)[]
  asset_id: string | null
  label: string
  /** Where it puts its thing; null where it leaves that where it is. */
  spot: Spot | null
  /** What it is put into itself: the words for it, and what they mean. */
  into: { text: string; slot: string | null; hosts: readonly Host[] } | null
}

/** A row that was read, found by those below it. */
interface Noted extends Spot {
  line: number
  skipped: boolean
  read: ReadRow
  keys: { code: string | null; name: string | null }
  held: { asset: { id: string } } | null
  move: unknown
  hosts: readonly Host[]
}

/** Finds what rows of a step are in, each among the assets and the rows above it. */
export interface HostFinder {
  of: (row: { line: number; values: RowValues; own: string | null }) => Host[]
  /** Has a row be found by those below it. */
  note: (row: Noted) => void
}

/** One for a step's rows; null where none says what it is in. */
export async function hostFinder(
  database: Database,
  run: ImportRun,
  staged: readonly { line: number; read: { values: RowValues } }[],
): Promise<HostFinder | null> {
  const texts = [...new Set(staged.flatMap(({ read }) => textOf(read.values) ?? []))]
  if (texts.length === 0) return null
  const { company_id } = run
  const codes = await idsByCode(database, company_id, texts)
  const names = Map.groupBy(await idsByName(database, company_id, texts), ({ key }) => key)
  const meant = [...codes.values(), ...[...names.values()].flat().map(({ id }) => id)]
  const except = staged.map(({ line }) => line)
  const above = await rowsAbove(database, run, { texts, ids: meant, except })
  const ids = [...meant, ...above.flatMap(({ asset_id }) => asset_id ?? [])]
  const assets = await hostAssets(database, company_id, ids)
  const held = Map.groupBy(await heldIn(database, company_id, ids), ({ host_id }) => host_id)

  /** The assets that something is in once the rows above are in, at any depth. */
  const upward = (thing: Pick<Host, 'id' | 'line'>, seen: readonly Above[] = []): string[] => {
    const row = above.findLast((each) => each.into && isOf(each, thing))
    if (row !== undefined && seen.includes(row)) return []
    const inThese =
      row?.into?.hosts ?? (assets.get(thing.id ?? '')?.within ?? []).map((id) => ({ id, line: null }))
    const further = row === undefined ? seen : [...seen, row]
    return inThese.flatMap((host) => [...(host.id === null ? [] : [host.id]), ...upward(host, further)])
  }
  const known = (id: string): Host[] => {
    const asset = assets.get(id)
    if (asset === undefined) return []
    const spot = above.findLast((row) => row.asset_id === id && row.spot !== null)?.spot ?? asset.spot
    const within = upward({ id, line: null })
    const stands = spot.anchor !== null || spot.missing.length > 0
    return [{ ...asset, line: null, spot, stands, within, held: [], elsewhere: null }]
  }
  const made = ({ line, label, spot }: Above): Host => ({
    id: null,
    line,
    label,
    is_closed: false,
    spot: spot ?? NOWHERE,
    stands: spot !== null,
    within: upward({ id: null, line }),
    held: [],
    elsewhere: null,
  })
  const meaning = (found: readonly string[], lines: readonly Above[]): Host[] => [
    ...[...new Set([...found, ...lines.flatMap(({ asset_id }) => asset_id ?? [])])].flatMap(known),
    ...lines.filter(({ asset_id }) => asset_id === null).map(made),
  ]

  return {
    of: ({ line, values, own }) => {
      const text = textOf(values)
      if (text === null) return []
      const before = above.filter((row) => row.line < line)
      const called = (at: 0 | 1) => before.filter((row) => row.names[at] === text)
      const byCode = meaning([codes.get(text) ?? []].flat(), called(0))
      const byName = () =>
        meaning(
          (names.get(text) ?? []).map(({ id }) => id),
          called(1),
        )
      const found = byCode.length > 0 ? byCode : byName()
      return found.map((host) => {
        const put = before.filter(({ into, asset_id }) => {
          const isSame = into?.text === text || into?.hosts.some((other) => isOne(other, host))
          return isSame === true && (asset_id === null || asset_id !== own)
        })
        const others = (held.get(host.id ?? '') ?? []).filter(
          ({ asset_id }) => asset_id !== own && put.every((row) => row.asset_id !== asset_id),
        )
        const lines = put.map((row) => ({ label: String(row.line), slot: row.into?.slot ?? null }))
        return { ...host, held: [...others, ...lines] }
      })
    },
    note: (row) => {
      if (!row.skipped) above.push(noted(row))
    },
  }
}

const NOWHERE: Spot = { anchor: null, missing: [] }
const textOf = ({ inside }: RowValues) => (inside === null ? null : folded(inside))
const isOne = (one: Host, other: Host) => one.id === other.id && one.line === other.line
const isOf = (row: Above, { id, line }: Pick<Host, 'id' | 'line'>) =>
  id === null ? row.line === line : row.asset_id === id

const written = (value: unknown) => (typeof value === 'string' ? value : null)

function noted({ line, keys, held, move, read, anchor, missing, hosts }: Noted): Above {
  const { fields, inside, slot, place } = read.values
  const isPut = held === null ? place.length > 0 : move !== null
  return {
    line,
    names: [keys.code, keys.name],
    asset_id: held?.asset.id ?? null,
    label: written(fields.code) ?? written(fields.name) ?? String(line),
    spot: isPut ? { anchor, missing } : null,
    into: inside === null ? null : { text: folded(inside), slot, hosts },
  }
}

const AboveRow = v.object({
  line: v.number(),
  code_key: v.nullable(v.string()),
  name_key: v.nullable(v.string()),
  host_key: v.nullable(v.string()),
  slot: v.nullable(v.string()),
  label: v.string(),
  asset_id: v.nullable(v.string()),
  anchor_id: v.nullable(v.string()),
  missing: v.number(),
  place: v.array(PlaceStep),
  changes: v.array(FieldChange),
})

/** Rows of other steps that are called so, change one of the assets, or are in what is called so. */
async function rowsAbove(
  database: Database,
  run: ImportRun,
  { texts, ids, except }: { texts: readonly string[]; ids: readonly string[]; except: readonly number[] },
): Promise<Above[]> {
  const wanted = list(texts)
  const found = await rows(
    database,
    AboveRow,
    sql`select line, code_key, name_key, host_key, "values"->>'slot' as slot, asset_id, anchor_id, missing,
          "values"->'place' as place, changes,
          coalesce("values"->'fields'->>'code', "values"->'fields'->>'name', line::text) as label
        from import_row where ${ofRun(run, 'devices')} and not skipped and "values" is not null
          and line not in ${lineList(except)} and (code_key in ${wanted} or name_key in ${wanted}
            or host_key in ${wanted} or asset_id in (select i::uuid from ${list(ids)} as l(i)))
        order by line`,
  )
  const nodes = await placesOf(
    database,
    run.company_id,
    found.flatMap(({ anchor_id }) => anchor_id ?? []),
  )
  return found.map(({ line, code_key, name_key, host_key, slot, label, asset_id, ...row }) => {
    const isMoved = row.changes.some(({ column }) => PLACE_COLUMNS.some((place) => place === column))
    const isPut = asset_id === null ? row.place.length > 0 : isMoved
    const anchor = nodes.find(({ id }) => id === row.anchor_id) ?? null
    const missing = row.place.slice(row.place.length - row.missing)
    return {
      line,
      names: [code_key, name_key],
      asset_id,
      label,
      spot: isPut ? { anchor, missing } : null,
      into: host_key === null ? null : { text: host_key, slot, hosts: [] },
    }
  })
}
