import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Neighbour, RowContext } from '@plenum/domain/asset-import-check'
import type { ImportKind } from '@plenum/domain/asset-import-columns'
import { placeName } from '@plenum/domain/asset-import-place'
import type { KnownPlace } from '@plenum/domain/asset-import-resolve'
import { NODE_TYPES, TrailStep } from '@plenum/domain/node-type'
import { LANES, WIDTHS } from '@plenum/domain/lane'
import { FACES } from '@plenum/domain/placement'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { brandNames } from './brands.ts'
import { occupying } from './asset-place.ts'
import { ofRun, type ImportRun } from './imports-rows.ts'
import { ARCHIVED, isOut } from './place-use.ts'
import { keptUnits } from './reservations.ts'

type Size = RowContext['size']
type Rack = NonNullable<RowContext['rack']>
type Run = Pick<ImportRun, 'company_id' | 'id'>

/** An array as one parameter, whatever the engine. */
export const list = (values: Iterable<string>) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify([...new Set(values)])}::jsonb))`
export const lineList = (lines: readonly number[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(lines)}::jsonb)::int)`

/** Neighbours that one step looks at; no honest file comes near. */
const MAX_NEIGHBOURS = 50_000

const Known = v.object({
  id: v.string(),
  parent_id: v.nullable(v.string()),
  type: v.picklist(NODE_TYPES),
  name: v.string(),
  path: v.string(),
  trail: v.array(TrailStep),
  u_height: v.nullable(v.number()),
  starting_unit: v.nullable(v.number()),
  country: v.nullable(v.string()),
  in_use: v.boolean(),
})
export type KnownNode = v.InferOutput<typeof Known>
true satisfies KnownNode extends KnownPlace ? true : false

const knownColumns = sql`id, parent_id, type, name, path, trail, u_height, starting_unit, country,
  not ${isOut(sql`n`, ARCHIVED)} as in_use`

/** Every place that has one of the names. */
export const placesNamed = (
  database: Database,
  company: string,
  names: readonly string[],
): Promise<KnownNode[]> =>
  names.length === 0
    ? Promise.resolve([])
    : rows(
        database,
        Known,
        sql`select ${knownColumns} from node n
            where company_id = ${company} and name_key in ${list(names.map(placeName))}`,
      )

export const placesOf = (database: Database, company: string, ids: Iterable<string>): Promise<KnownNode[]> =>
  rows(
    database,
    Known,
    sql`select ${knownColumns} from node n
        where company_id = ${company} and id in (select i::uuid from ${list(ids)} as t(i))`,
  )

const Keyed = v.object({ key: v.string(), label: v.string() })

/** The assets that have or had one of the codes, by the folded code. */
export async function assetsByCode(database: Database, company: string, codes: Iterable<string>) {
  const found = await rows(
    database,
    Keyed,
    sql`select code_key as key, name as label from asset where company_id = ${company} and code_key in ${list(codes)}
        union all select l.code_key, a.name from asset_alias l
        join asset a on a.company_id = l.company_id and a.id = l.asset_id
        where l.company_id = ${company} and l.code_key in ${list(codes)}`,
  )
  return new Map(found.map(({ key, label }) => [key, label]))
}

/** The first line, of those not given, that carries each of the keys. */
export async function linesByKey(
  database: Database,
  run: Run,
  kind: ImportKind,
  query: {
    column: 'code_key' | 'serial_key' | 'place_key' | 'model_key' | 'asset_id'
    keys: Iterable<string>
    except: readonly number[]
  },
) {
  const column = sql.identifier(query.column)
  const keys = list(query.keys)
  // compared as what it is, so that its index serves
  const wanted = query.column === 'asset_id' ? sql`(select k::uuid from ${keys} as t(k))` : keys
  const found = await rows(
    database,
    v.object({ key: v.string(), line: v.number() }),
    sql`select ${column}::text as key, min(line) as line from import_row
        where ${ofRun(run, kind)} and not skipped and ${column} in ${wanted}
          and line not in ${lineList(query.except)}
        group by 1`,
  )
  return new Map(found.map(({ key, line }) => [key, line]))
}

const SizeRow = v.object({
  key: v.string(),
  u_height: v.nullable(v.number()),
  full_depth: v.nullable(v.boolean()),
})
const WideRow = v.object({ ...SizeRow.entries, width: v.nullable(v.picklist(WIDTHS)) })

/** What is known of the size of models: what the inventory says, else the file of device types. */
export async function sizesOf(
  database: Database,
  run: Run,
  keys: Iterable<string>,
): Promise<Map<string, Size>> {
  const wanted = [...keys]
  const sizes = new Map<string, Size>(await filedSizes(database, run, wanted))
  const existing = await rows(
    database,
    WideRow,
    sql`select b.name_key || chr(31) || m.name_key as key, m.u_height::float8 as u_height, m.full_depth, m.width
        from model m join ${brandNames} b on b.company_id = m.company_id and b.id = m.brand_id
        where m.company_id = ${run.company_id} and b.name_key || chr(31) || m.name_key in ${list(wanted)}`,
  )
  for (const { key, u_height, full_depth, width } of existing) {
    const file = sizes.get(key)
    sizes.set(key, {
      u_height: u_height ?? file?.u_height ?? null,
      full_depth: full_depth ?? file?.full_depth ?? null,
      width,
    })
  }
  return sizes
}

/** Models as the file of device types describes them, by their key. */
export async function filedSizes(database: Database, run: Run, keys: Iterable<string>) {
  const found = await rows(
    database,
    v.object({ ...SizeRow.entries, part_number: v.nullable(v.string()) }),
    sql`select model_key as key, u_height::float8 as u_height, full_depth, "values"->>'part_number' as part_number
        from import_row where ${ofRun(run, 'device_types')} and not skipped and good and model_key in ${list(keys)}`,
  )
  return new Map(found.map(({ key, ...model }) => [key, model]))
}

/** Racks as the file of racks describes them, by their place. */
export async function filedRacks(
  database: Database,
  run: Run,
  keys: Iterable<string>,
): Promise<Map<string, Rack>> {
  const found = await rows(
    database,
    v.object({ key: v.string(), u_height: v.nullable(v.number()), starting_unit: v.nullable(v.number()) }),
    sql`select place_key as key, u_height::float8 as u_height, ("values"->>'starting_unit')::float8 as starting_unit
        from import_row where ${ofRun(run, 'racks')} and not skipped and good and place_key in ${list(keys)}`,
  )
  return new Map(found.map(({ key, ...rack }) => [key, { type: 'rack', ...rack }]))
}

const NeighbourRow = v.object({
  key: v.string(),
  asset: v.nullable(v.string()),
  line: v.nullable(v.number()),
  label: v.string(),
  position: v.number(),
  face: v.nullable(v.picklist(FACES)),
  lane: v.nullable(v.picklist(LANES)),
  u_height: v.nullable(v.number()),
  full_depth: v.nullable(v.boolean()),
})
export type NeighbourRow = Neighbour & { key: string; asset: string | null; line: number | null }

/** What stands in racks already, or is reserved in them. */
export const standingIn = (
  database: Database,
  { company_id: company, updated_at }: ImportRun,
  racks: Iterable<string>,
): Promise<NeighbourRow[]> =>
  rows(
    database,
    NeighbourRow,
    sql`select p.node_id as key, p.asset_id as asset, null::int as line, a.name as label, p.position::float8 as position,
          p.face, p.lane, m.u_height::float8 as u_height, m.full_depth
        from placement p join asset a on a.company_id = p.company_id and a.id = p.asset_id
        left join model m on m.company_id = a.company_id and m.id = a.model_id
        where p.company_id = ${company} and p.source = 'current' and p.position is not null and a.status in (${occupying})
          and p.node_id in (select i::uuid from ${list(racks)} as t(i))
        union all ${keptUnits(company, list(racks), updated_at)}
        limit ${MAX_NEIGHBOURS}`,
  )

/** What other rows of the file put into the same racks. */
export const filedInto = (
  database: Database,
  run: Run,
  keys: Iterable<string>,
  except: readonly number[],
): Promise<NeighbourRow[]> =>
  rows(
    database,
    NeighbourRow,
    sql`select place_key as key, null::uuid as asset, line, line::text as label, position::float8 as position, face, lane,
          u_height::float8 as u_height, full_depth
        from import_row
        where ${ofRun(run, 'devices')} and not skipped and position is not null
          and place_key in ${list(keys)} and line not in ${lineList(except)}
        order by line limit ${MAX_NEIGHBOURS}`,
  )

/** The ids of brands by the keys of any of their names. */
export async function brandsNamed(database: Database, company: string, keys: Iterable<string>) {
  const found = await rows(
    database,
    v.object({ key: v.string(), id: v.string() }),
    sql`select b.name_key as key, b.id from ${brandNames} b
        where b.company_id = ${company} and b.name_key in ${list(keys)}`,
  )
  return new Map(found.map(({ key, id }) => [key, id]))
}

/** The ids of the people and teams that are called so, in any case, or have that address. */
export async function ownersNamed(database: Database, company: string, names: Iterable<string>) {
  const wanted = list([...names].map((name) => name.toLowerCase()))
  const found = await rows(
    database,
    v.object({ key: v.string(), ids: v.array(v.string()) }),
    sql`select key, json_agg(id) as ids from (
          select lower(name) as key, id from principal where company_id = ${company} and lower(name) in ${wanted}
          union select lower(email), id from "user" where company_id = ${company} and lower(email) in ${wanted}
        ) named group by key`,
  )
  return new Map(found.map(({ key, ids }) => [key, ids]))
}
