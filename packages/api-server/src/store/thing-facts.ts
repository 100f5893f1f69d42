import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { AssetStatus } from '@plenum/domain/asset'
import { ASSET_CATEGORIES } from '@plenum/domain/asset-type'
import type { Candidate } from '@plenum/domain/fit'
import { arrivalOf } from '@plenum/domain/judge'
import { WIDTHS } from '@plenum/domain/lane'
import { loadOf, type Load } from '@plenum/domain/load'
import type { PlaceInput } from '@plenum/domain/placement'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { Bearing } from './rack-claims.ts'

const ThingFacts = v.object({
  ...Bearing.entries,
  width: v.nullable(v.picklist(WIDTHS)),
  category: v.picklist(ASSET_CATEGORIES),
})
export type ThingFacts = v.InferOutput<typeof ThingFacts>

const UNKNOWN: Omit<ThingFacts, 'category'> = {
  u_height: null,
  full_depth: null,
  width: null,
  depth_mm: null,
  airflow: null,
  weight_kg: null,
  rated_w: null,
  budget_w: null,
  heat_w: null,
}

/** A thing that is to come to a place: an asset, or one that is yet to be made. */
export interface Thing extends Omit<Load, 'heat_w'> {
  /** Null for what does not exist yet. */
  id: string | null
  model_id: string | null
  asset_type: string
  /** What it is when it stands there: what is only planned takes nothing yet. */
  status: AssetStatus
}

export type Target = v.InferOutput<typeof PlaceInput>

/** What is known of a thing's model and family. */
export async function factsOf(
  database: Database,
  company_id: string,
  { model_id, asset_type }: Pick<Thing, 'model_id' | 'asset_type'>,
): Promise<ThingFacts> {
  const facts = await firstRow(
    database,
    ThingFacts,
    sql`
      select t.category, m.u_height::float8, m.full_depth, m.width, m.depth_mm, m.airflow, m.weight_kg::float8, m.rated_w,
        m.budget_w, m.heat_w
      from asset_type t left join model m on m.company_id = t.company_id and m.id = ${model_id}
      where t.company_id = ${company_id} and t.code = ${asset_type}`,
  )
  // a type that does not exist is refused where it is written
  return facts ?? { ...UNKNOWN, category: 'other' }
}

/** A thing at a position, with all that is known of it: its own facts where it has them, else its model's. */
export function candidateOf(
  thing: Thing,
  { category, ...model }: ThingFacts,
  { position, face, lane = null }: Pick<Target, 'position' | 'face'> & Partial<Pick<Target, 'lane'>>,
): Candidate {
  const { id, cords_a, cords_b, weight_kg, budget_w, status } = thing
  const load = {
    ...model,
    weight_kg: weight_kg ?? model.weight_kg,
    budget_w: budget_w ?? model.budget_w,
    cords_a,
    cords_b,
  }
  const { u_height, full_depth, depth_mm, airflow } = model
  return {
    asset_id: id,
    position,
    face,
    lane,
    u_height,
    full_depth,
    depth_mm,
    airflow,
    ...loadOf(load, category),
    is_powered: arrivalOf(status).is_powered,
  }
}
