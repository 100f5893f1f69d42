import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { PLACE_COLUMNS } from '@plenum/domain/asset-import-columns'
import { FieldChange } from '@plenum/domain/asset-import-change'
import { folded, type HostFact } from '@plenum/domain/asset-import-inside'
import { PlaceStep } from '@plenum/domain/asset-import-place'
import type { ReadRow } from '@plenum/domain/asset-import-row'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { lineList, list, placesOf } from './imports-context.ts'
import type { Spot } from './imports-host-facts.ts'
import { ofRun, type ImportRun } from './imports-rows.ts'

/** What a row's words for what it is in can mean, and where that stands. */
export interface Host extends HostFact {
  /** The row above that is to make it; null of an asset that exists. */
  line: number | null
  spot: Spot
}

/** A row above others, as far as they can be put into what it makes or changes. */
export interface Above {
  line: number
  code: string | null
  name: string | null
  asset_id: string | null
  label: string
  /** Where it puts its thing; null where it leaves that where it is. */
  spot: Spot | null
  /** What it is put into itself: the words for it, and what they mean. */
  into: { text: string; slot: string | null; hosts: readonly Host[] } | null
}

/** A row that was read, found by those below it. */
export interface Noted extends Spot {
  line: number
  skipped: boolean
  read: ReadRow
  keys: { code: string | null; name: string | null }
  held: { asset: { id: string } } | null
  move: unknown
  hosts: readonly Host[]
}

const written = (value: unknown) => (typeof value === 'string' ? value : null)

/** A row that was read, for those below it. */
export function noted({ line, keys, held, move, read, anchor, missing, hosts }: Noted): Above {
  const { fields, inside, slot, place } = read.values
  const isPut = held === null ? place.length > 0 : move !== null
  return {
    line,
    code: keys.code,
    name: keys.name,
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
export async function rowsAbove(
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
      code: code_key,
      name: name_key,
      asset_id,
      label,
      spot: isPut ? { anchor, missing } : null,
      into: host_key === null ? null : { text: host_key, slot, hosts: [] },
    }
  })
}
