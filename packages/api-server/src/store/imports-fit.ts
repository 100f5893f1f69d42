import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { ASSET_STATUSES } from '@plenum/domain/asset'
import { PLACE_COLUMNS } from '@plenum/domain/asset-import-columns'
import { fitWarnings, type Arriving } from '@plenum/domain/asset-import-fit'
import { DEFAULT_STATUS } from '@plenum/domain/asset-import-row'
import { loadOf } from '@plenum/domain/load'
import { LANES } from '@plenum/domain/lane'
import { FACES } from '@plenum/domain/placement'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { brandNames } from './brands.ts'
import { list } from './imports-context.ts'
import type { CheckedRow, ImportRun } from './imports-rows.ts'
import { companyTypes, typeFor } from './imports-types.ts'
import { Bearing, readClaims } from './rack-claims.ts'

const number = v.nullable(v.number())
const status = v.nullable(v.picklist(ASSET_STATUSES))
const ArrivingRow = v.object({
  ...Bearing.entries,
  line: v.number(),
  rack: v.string(),
  asset_id: v.nullable(v.string()),
  position: number,
  face: v.nullable(v.picklist(FACES)),
  lane: v.nullable(v.picklist(LANES)),
  cords_a: number,
  cords_b: number,
  status,
  type_word: v.nullable(v.string()),
  asset_type: v.nullable(v.string()),
})
type ArrivingRow = v.InferOutput<typeof ArrivingRow>

const ID = /^[\da-f-]{36}$/
const MOVES = JSON.stringify([...PLACE_COLUMNS, 'position', 'face', 'lane'])
/** What rows of one file put in the racks of a step; no honest file comes near. */
const MAX_ARRIVING = 50_000

/** Adds what the fit check warns of to rows that were checked: what is found standing is written down all the same. */
export async function withFitWarnings(
  database: Database,
  run: ImportRun,
  checked: readonly CheckedRow[],
): Promise<CheckedRow[]> {
  const places = checked.flatMap(({ good, place_key }) => (good && place_key !== null ? [place_key] : []))
  const ids = [...new Set(places)].filter((key) => ID.test(key))
  if (ids.length === 0) return [...checked]
  const racks = await readClaims(database, { company_id: run.company_id, at: run.updated_at }, ids)
  if (racks.size === 0) return [...checked]
  const coming = await arriving(database, run, [...racks.keys()], checked)
  const moved = new Set(coming.flatMap(({ thing }) => thing.asset_id ?? []))
  const into = Map.groupBy(coming, ({ rack }) => rack)
  const told = new Map(
    [...racks.values()].flatMap((rack) => {
      const stays = rack.claims.filter(({ asset_id }) => asset_id === null || !moved.has(asset_id))
      return [...fitWarnings(rack, stays, into.get(rack.id) ?? [])]
    }),
  )
  return checked.map((row) => ({ ...row, problems: [...row.problems, ...(told.get(row.line) ?? [])] }))
}

/** The good rows of the file that bring something to racks, in its order: those just checked and those that were before. */
async function arriving(
  database: Database,
  run: ImportRun,
  racks: readonly string[],
  checked: readonly CheckedRow[],
): Promise<(Arriving & { rack: string })[]> {
  const types = await companyTypes(database, run.company_id)
  const categories = new Map(types.map(({ code, category }) => [code, category]))
  const found = await rows(
    database,
    ArrivingRow,
    sql`
      with row_at as (
        select r.line, r.good, r.place_key, r.model_key, r.position, r.u_height, r.face, r.lane, r.full_depth, r.asset_id,
          r.changes, r."values"
        from import_row r
        where r.company_id = ${run.company_id} and r.import_id = ${run.id} and r.kind = 'devices' and not r.skipped
          and r.place_key in ${list(racks)} and r.good
          and r.line not in (select l::int from ${list(checked.map(({ line }) => String(line)))} as t(l))
        union all
        select x.line, x.good, x.place_key, x.model_key, x.position, x.u_height, x.face, x.lane, x.full_depth, x.asset_id,
          x.changes, x."values"
        from jsonb_to_recordset(${JSON.stringify(checked)}::jsonb) as x(
          line int, good boolean, place_key text, model_key text, position numeric, u_height numeric, face text, lane text,
          full_depth boolean, asset_id uuid, changes jsonb, "values" jsonb)
        join import_row r on r.company_id = ${run.company_id} and r.import_id = ${run.id} and r.kind = 'devices'
          and r.line = x.line and not r.skipped
      ), model_at as (
        select b.name_key || chr(31) || n.name_key as key, n.id
        from model n join ${brandNames} b on b.company_id = n.company_id and b.id = n.brand_id
        where n.company_id = ${run.company_id}
          and b.name_key || chr(31) || n.name_key in (select model_key from row_at)
      )
      select row_at.line, row_at.place_key as rack, row_at.asset_id, row_at.position::float8 as position, row_at.face, row_at.lane,
        coalesce(row_at.u_height, m.u_height)::float8 as u_height, coalesce(row_at.full_depth, m.full_depth) as full_depth,
        m.depth_mm, m.airflow, coalesce(a.weight_kg, m.weight_kg)::float8 as weight_kg, m.rated_w,
        coalesce(a.budget_w, m.budget_w) as budget_w, m.heat_w, a.cords_a, a.cords_b,
        coalesce(row_at."values" ->> 'status', a.status) as status, row_at."values" ->> 'type_word' as type_word,
        coalesce(a.asset_type, m.asset_type) as asset_type
      from row_at
      left join asset a on a.company_id = ${run.company_id} and a.id = row_at.asset_id
      left join model_at on model_at.key = row_at.model_key
      left join model m on m.company_id = ${run.company_id} and m.id = coalesce(model_at.id, a.model_id)
      where row_at.good and row_at.place_key in ${list(racks)} and (row_at.asset_id is null or exists (
        select 1 from jsonb_array_elements(row_at.changes) c where ${MOVES}::jsonb ? (c ->> 'column')
      ))
      order by row_at.line limit ${MAX_ARRIVING}`,
  )
  const categoryOf = ({ type_word, asset_type }: ArrivingRow) =>
    categories.get((type_word === null ? asset_type : typeFor(type_word, run, types)) ?? '') ?? 'other'
  return found.map((row) => {
    const { line, rack, asset_id, position, face, lane, u_height, full_depth, depth_mm, airflow } = row
    const load = loadOf(row, categoryOf(row))
    const thing = { asset_id, position, face, lane, u_height, full_depth, depth_mm, airflow, ...load }
    return { line, rack, thing, status: row.status ?? DEFAULT_STATUS }
  })
}
