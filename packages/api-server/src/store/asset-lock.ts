import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { Asset } from '@plenum/domain/asset'
import { ASSET_CATEGORIES, DATA_BEARING, Mounts } from '@plenum/domain/asset-type'
import { Place, PlannedMove } from '@plenum/domain/placement'
import { CLOSED_STAGES } from '@plenum/domain/work-stage'
import { refusal } from '../api-error.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { currentPlace, moments, plannedMove } from './asset-row.ts'
import { columns } from './json.ts'

const { entries } = Asset
const plain = [
  'id',
  'name',
  'code',
  'asset_type',
  'brand_id',
  'model_id',
  'serial_number',
  'owner_id',
  'priority',
  'cords_a',
  'cords_b',
  'budget_w',
] as const
const life = ['status', 'previous_status', 'warranty_date', 'termination_date', 'version'] as const

/** An asset as far as it decides what may be done with it. */
export const LockedAsset = v.object({
  ...v.pick(Asset, [...plain, ...life]).entries,
  weight_kg: entries.weight_kg,
  received_at: entries.received_at,
  installed_at: entries.installed_at,
  activated_at: entries.activated_at,
  powered_off_at: entries.powered_off_at,
  data_bearing: v.picklist(DATA_BEARING),
  category: v.picklist(ASSET_CATEGORIES),
  mounts: Mounts,
  place: v.nullable(Place),
  planned_move: v.nullable(PlannedMove),
  /** Requests about it that are not over, by their codes. */
  open_work: v.array(v.object({ id: v.string(), code: v.string() })),
})
export type LockedAsset = v.InferOutput<typeof LockedAsset>

// what is in no work says so itself, and is not looked for
const openWork = sql`case when a.process is null then '[]'::json else (
  select coalesce(json_agg(json_build_object('id', r.id, 'code', r.code) order by r.code), '[]') from work_request r
  where r.company_id = a.company_id and r.submitted_at is not null and r.stage not in ${[...CLOSED_STAGES]}
    and r.id in (select i.request_id from work_item i
      where i.company_id = a.company_id and a.id in (i.asset_id, i.replacement_id))) end`

/** The columns of a locked asset `a` of the type `t`. */
export const lockedColumns = sql`
  ${columns(sql`a`, [...plain, ...life])}, a.weight_kg::float8 as weight_kg, t.data_bearing, t.category, t.mounts, ${plannedMove} as planned_move,
  ${moments}, ${currentPlace} as place, ${openWork} as open_work`

const among = (company_id: string, ids: readonly string[]) => sql`
  a.company_id = ${company_id}
    and a.id in (select i::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as l(i))
  order by a.id`

/** Holds the assets of a company among `ids` until the transaction ends, in order of their ids. */
export async function holdAssets(tx: Database, company_id: string, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`select from asset a where ${among(company_id, ids)} for no key update`)
}

/** The assets of a company among `ids`, in order of their ids, held until the transaction ends. */
export async function lockAssets(
  tx: Database,
  company_id: string,
  ids: readonly string[],
): Promise<LockedAsset[]> {
  // First held, then read: whoever had to wait would see a new asset at its old place.
  await holdAssets(tx, company_id, ids)
  return seeAssets(tx, company_id, ids)
}

/** The assets of a company among `ids`, in order of their ids, for a question that nothing follows from. */
export const seeAssets = (
  database: Database,
  company_id: string,
  ids: readonly string[],
): Promise<LockedAsset[]> =>
  rows(
    database,
    LockedAsset,
    sql`
      select ${lockedColumns}
      from asset a join asset_type t on t.company_id = a.company_id and t.code = a.asset_type
      where ${among(company_id, ids)}`,
  )

/** One asset, held until the transaction ends; undefined where the company has none of this id. */
export const lockAsset = async (
  tx: Database,
  company_id: string,
  id: string,
): Promise<LockedAsset | undefined> => (await lockAssets(tx, company_id, [id]))[0]

/** Those of some assets that are not closed, where there are any; refuses where the company has none of them, or all are closed. */
export function openOnes<Found extends { is_closed: boolean }>(found: readonly Found[]): Found[] {
  const open = found.filter(({ is_closed }) => !is_closed)
  if (open.length === 0) throw found.length === 0 ? refusal(404, 'not_found') : refusal(409, 'asset_closed')
  return open
}
