import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { ASSET_CATEGORIES } from '@plenum/domain/asset-type'
import type { PlaceSearch } from '@plenum/domain/finder'
import { WIDTHS } from '@plenum/domain/lane'
import { firstLane } from '@plenum/domain/lane-span'
import { loadOf } from '@plenum/domain/load'
import { AIRFLOWS } from '@plenum/domain/model'
import type { PlacementSearch } from '@plenum/domain/placement-find'
import { refusal } from '../api-error.ts'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'

type Search = v.InferOutput<typeof PlacementSearch>

/** What the record of an asset or a model says. */
const Known = v.object({
  category: v.picklist(ASSET_CATEGORIES),
  u_height: v.nullable(v.number()),
  full_depth: v.nullable(v.boolean()),
  width: v.nullable(v.picklist(WIDTHS)),
  depth_mm: v.nullable(v.number()),
  weight_kg: v.nullable(v.number()),
  rated_w: v.nullable(v.number()),
  budget_w: v.nullable(v.number()),
  heat_w: v.nullable(v.number()),
  airflow: v.nullable(v.picklist(AIRFLOWS)),
  cords_a: v.nullable(v.number()),
  cords_b: v.nullable(v.number()),
})
type Known = v.InferOutput<typeof Known>

const NOTHING: Known = {
  category: 'other',
  u_height: null,
  full_depth: null,
  width: null,
  depth_mm: null,
  weight_kg: null,
  rated_w: null,
  budget_w: null,
  heat_w: null,
  airflow: null,
  cords_a: null,
  cords_b: null,
}

/** What is known of what is looked for: what was said of it, else what its own record or its model says. */
export async function thingOf(
  database: Database,
  company_id: string,
  search: Search,
): Promise<PlaceSearch['thing']> {
  const known = await knownOf(database, company_id, search)
  const u_height = search.u_height ?? known.u_height
  if (u_height === null) throw refusal(400, 'required', 'u_height')
  const load = loadOf(
    {
      ...known,
      weight_kg: search.weight_kg ?? known.weight_kg,
      budget_w: search.budget_w ?? known.budget_w,
      cords_a: search.cords_a ?? known.cords_a,
      cords_b: search.cords_b ?? known.cords_b,
    },
    known.category,
  )
  return {
    ...load,
    u_height,
    full_depth: search.full_depth ?? known.full_depth,
    lane: firstLane(known.width),
    depth_mm: known.depth_mm,
    face: search.face,
    airflow: known.airflow,
    is_powered: true,
  }
}

async function knownOf(database: Database, company_id: string, search: Search): Promise<Known> {
  const field = search.asset_id === null ? 'model_id' : 'asset_id'
  const id = search[field]
  if (id === null) return NOTHING
  const known = await firstRow(database, Known, (field === 'asset_id' ? ofAsset : ofModel)(company_id, id))
  if (known === undefined) throw refusal(400, 'does_not_exist', field)
  return known
}

const ofModel = (company_id: string, id: string): SQL => sql`
  select t.category, m.u_height::float8 as u_height, m.full_depth, m.width, m.depth_mm, m.weight_kg::float8 as weight_kg,
    m.rated_w, m.budget_w, m.heat_w, m.airflow, null as cords_a, null as cords_b
  from model m join asset_type t on t.company_id = m.company_id and t.code = m.asset_type
  where m.company_id = ${company_id} and m.id = ${id}`

const ofAsset = (company_id: string, id: string): SQL => sql`
  select t.category, m.u_height::float8 as u_height, m.full_depth, m.width, m.depth_mm,
    coalesce(a.weight_kg, m.weight_kg)::float8 as weight_kg, m.rated_w, coalesce(a.budget_w, m.budget_w) as budget_w,
    m.heat_w, m.airflow, a.cords_a, a.cords_b
  from asset a
  join asset_type t on t.company_id = a.company_id and t.code = a.asset_type
  left join model m on m.company_id = a.company_id and m.id = a.model_id
  where a.company_id = ${company_id} and a.id = ${id}`
