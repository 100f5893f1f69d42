import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type * as v from 'valibot'
import { moveRefusal, placeRefusal } from '@plenum/domain/move'
import type { AssetMove, Place, PlaceInput } from '@plenum/domain/placement'
import { isClosed } from '@plenum/domain/transition'
import { ApiError, refusal } from '../api-error.ts'
import type { Database } from '../ports.ts'
import { countPlaces } from './asset-counters.ts'
import { announceAssets } from './asset-news.ts'
import { lockAsset, type LockedAsset } from './asset-lock.ts'
import { clearPlan, planMove, trailed } from './asset-plan.ts'
import { refusePlace } from './asset-place.ts'
import { createBatch, type Author, type OpenBatch } from './batches.ts'
import { recordChanges } from './events.ts'

interface MoveRequest {
  id: string
  version: number
  move: v.InferOutput<typeof AssetMove>
}

/**
 * Moves an asset, or plans that for a day to come, and writes it down; refuses a place that cannot take it. A move to
 * where it stands is none.
 */
export async function moveAsset(
  tx: Database,
  author: Author,
  { id, version, move: { reason, planned_for, ...to } }: MoveRequest,
): Promise<'not_found' | 'stale' | 'done'> {
  const asset = await lockAsset(tx, author.company_id, id)
  if (asset === undefined) return 'not_found'
  if (asset.version !== version) return 'stale'
  if (isClosed(asset)) throw refusal(409, 'asset_closed')
  if (planned_for !== null) {
    await planMove(tx, author, { asset, to: { ...to, planned_for }, reason })
    return 'done'
  }
  if (isAt(asset.place, to)) return 'done'
  const refused = await refuseMove(tx, author.company_id, asset, to)
  if (refused !== null) throw new ApiError(400, [refused])
  const batch = await createBatch(tx, author, { kind: 'move', reason })
  await relocate(tx, batch, { asset, to })
  await announceAssets(tx, batch)
  return 'done'
}

type Target = Omit<Place, 'trail'>

/** Whether a place is the very one, to the unit and the face. */
export const isAt = (place: Target | null, to: v.InferOutput<typeof PlaceInput>): boolean =>
  place?.node_id === to.node_id && place.position === to.position && place.face === to.face

/** Why an asset cannot be moved to a place now, or null; holds the place until the transaction ends. */
export const refuseMove = (
  tx: Database,
  company_id: string,
  { id, model_id, status }: Pick<LockedAsset, 'id' | 'model_id' | 'status'>,
  place: Target,
) => refusePlace(tx, company_id, { place, model_id, status, asset_id: id, rule: moveRefusal })

/** Why an asset cannot stand where it is said to stand already, or null. */
export const refuseStand = (
  tx: Database,
  company_id: string,
  { id, model_id, status }: Pick<LockedAsset, 'id' | 'model_id' | 'status'>,
  place: Target,
) => refusePlace(tx, company_id, { place, model_id, status, asset_id: id, rule: placeRefusal })

/**
 * Ends the present placement, begins the next one, counts and writes history; null is nowhere. What was planned for
 * this very place is carried out by it. Checks nothing.
 */
export async function relocate(
  tx: Database,
  batch: OpenBatch,
  { asset, to }: { asset: Pick<LockedAsset, 'id' | 'place' | 'planned_move'>; to: Target | null },
): Promise<void> {
  const { company_id, at } = batch
  const { id, place: from, planned_move } = asset
  await tx.execute(sql`
    update placement set source = 'historic', valid_to = ${at}::timestamptz
    where company_id = ${company_id} and asset_id = ${id} and source = 'current'`)
  if (to !== null) {
    await tx.execute(sql`
      insert into placement (company_id, id, asset_id, node_id, position, face, source, valid_from)
      values (${company_id}, ${uuidv7()}, ${id}, ${to.node_id}, ${to.position}, ${to.face}, 'current', ${at})`)
  }
  const location = to?.node_id ?? null
  await tx.execute(sql`
    with moved as (
      update asset set location_id = ${location}::uuid, last_update = ${at}::timestamptz, version = version + 1
      where company_id = ${company_id} and id = ${id}
    ) ${countPlaces(
      company_id,
      sql`select ${from?.node_id ?? null}::uuid as location_id, -1 as count union all select ${location}::uuid, 1`,
    )}`)
  const after = to && (await trailed(tx, company_id, to))
  const place = { field: 'place', from, to: after }
  if (planned_move === null || to === null || !isAt(planned_move, to)) {
    return recordChanges(tx, batch, { entity: 'asset', id, changes: [place] })
  }
  await clearPlan(tx, company_id, id)
  const plan = { field: 'planned_move', from: planned_move, to: null }
  return recordChanges(tx, batch, { entity: 'asset', id, changes: [place, plan] })
}
