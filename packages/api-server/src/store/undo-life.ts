import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { ASSET_STATUSES } from '@plenum/domain/asset'
import { Place, PlannedMove } from '@plenum/domain/placement'
import { occupies } from '@plenum/domain/transition'
import { ApiError } from '../api-error.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { lockAsset, type LockedAsset } from './asset-lock.ts'
import { refuseStand, relocate } from './asset-move.ts'
import { setPlan } from './asset-plan.ts'
import type { OpenBatch } from './batches.ts'

/** What a batch changed of assets in one field that is no column of theirs. */
const changesIn = <Row extends v.GenericSchema>(
  tx: Database,
  { company_id, batch_id, field, row }: { company_id: string; batch_id: string; field: string; row: Row },
) =>
  rows(
    tx,
    row,
    sql`
      select entity_id as id, "from", "to" from history
      where company_id = ${company_id} and batch_id = ${batch_id} and entity = 'asset' and field = ${field}
        and action = 'update'
      order by id`,
  )

const Moved = v.object({ id: v.string(), from: v.nullable(Place) })

/** Brings the assets that a batch moved back to where they stood, and gives how many; refuses where that is taken. */
export async function revertMoves(tx: Database, undo: OpenBatch, batch_id: string): Promise<number> {
  const { company_id } = undo
  const moves = await changesIn(tx, { company_id, batch_id, field: 'place', row: Moved })
  for (const { id, from } of moves) {
    const asset = await lockAsset(tx, company_id, id)
    if (asset === undefined) continue
    await refuseTaken(tx, company_id, asset, from)
    // a plan that is left is none of the move's
    await relocate(tx, undo, { asset: { ...asset, planned_move: null }, to: from })
  }
  return moves.length
}

const Planned = v.object({ id: v.string(), from: v.nullable(PlannedMove) })

/** Plans again what a batch gave up or carried out, and gives up what it planned. */
export async function revertPlans(tx: Database, undo: OpenBatch, batch_id: string): Promise<number> {
  const { company_id } = undo
  const plans = await changesIn(tx, { company_id, batch_id, field: 'planned_move', row: Planned })
  for (const { id, from } of plans) {
    const asset = await lockAsset(tx, company_id, id)
    if (asset !== undefined) await setPlan(tx, undo, { asset, to: from })
  }
  return plans.length
}

const status = v.picklist(ASSET_STATUSES)
const Became = v.object({ id: v.string(), from: status, to: status })

/** Refuses to give statuses back that take units which somebody else has taken since. */
export async function refuseTakenUnits(tx: Database, company_id: string, batch_id: string): Promise<void> {
  const changed = await changesIn(tx, { company_id, batch_id, field: 'status', row: Became })
  for (const { id, from, to } of changed) {
    if (!occupies(from) || occupies(to)) continue
    const asset = await lockAsset(tx, company_id, id)
    if (asset !== undefined) await refuseTaken(tx, company_id, asset, asset.place)
  }
}

async function refuseTaken(tx: Database, company_id: string, asset: LockedAsset, place: Place | null) {
  if (place === null) return
  const refused = await refuseStand(tx, company_id, asset, place)
  if (refused !== null) throw new ApiError(409, [{ ...refused, attr: `asset/${asset.id}/place` }])
}

/** Takes back the proofs of erasure that came with a batch; its history still tells of them. */
export async function deleteErasures(tx: Database, company_id: string, batch_id: string): Promise<void> {
  await tx.execute(sql`delete from erasure where company_id = ${company_id} and batch_id = ${batch_id}`)
}
