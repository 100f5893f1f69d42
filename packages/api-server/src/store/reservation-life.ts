import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { changesOf } from '@plenum/domain/history'
import { ApiError } from '../api-error.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { occupying } from './asset-place.ts'
import type { OpenBatch } from './batches.ts'
import { recordChangesOfAll } from './events.ts'
import { end, rewrite, storedAll, WRITABLE, type Writable } from './reservation-store.ts'
import { isActive } from './reservations.ts'
import { idList } from './usage.ts'

const Found = v.object({ id: v.string() })

/** Ends the reservations of assets in the racks in which they have come to stand. */
export async function fulfilReservations(
  tx: Database,
  batch: OpenBatch,
  asset_ids: readonly string[],
): Promise<void> {
  const { company_id } = batch
  const fulfilled = await rows(
    tx,
    Found,
    sql`
      select r.id from reservation r
      join placement p on p.company_id = r.company_id and p.asset_id = r.asset_id and p.node_id = r.node_id
        and p.source = 'current'
      join asset a on a.company_id = r.company_id and a.id = r.asset_id and a.status in (${occupying})
      where r.company_id = ${company_id} and r.asset_id in ${idList(asset_ids)} and ${isActive(batch.at.slice(0, 10))}
      order by r.id for no key update of r`,
  )
  if (fulfilled.length > 0) await end(tx, batch, { ids: fulfilled.map(({ id }) => id), as: 'fulfilled' })
}

/** Keeps for a model what was kept for one that goes. */
export async function keepForModel(
  tx: Database,
  batch: OpenBatch,
  { from, into }: Record<'from' | 'into', { id: string; name: string }>,
): Promise<void> {
  const { company_id } = batch
  const kept = await rows(
    tx,
    Found,
    sql`
      update reservation set model_id = ${into.id}, version = version + 1
      where company_id = ${company_id} and model_id = ${from.id} returning id`,
  )
  if (kept.length === 0) return
  const named = ({ id, name }: { id: string; name: string }) => ({ id, name })
  const changes = [{ field: 'model_id', from: named(from), to: named(into) }]
  await recordChangesOfAll(tx, batch, {
    entity: 'reservation',
    records: kept.map(({ id }) => ({ id, changes })),
  })
}

const Changed = v.object({ id: v.string(), patch: v.partial(WRITABLE) })

/** Gives the reservations that a batch changed or ended their former values back, and gives how many; refuses where their place is taken. */
export async function revertReservations(tx: Database, undo: OpenBatch, batch_id: string): Promise<number> {
  const changed = await rows(
    tx,
    Changed,
    sql`
      select entity_id as id, jsonb_object_agg(field,
        case jsonb_typeof("from") when 'object' then "from"->'id' else coalesce("from", 'null') end) as patch
      from history
      where company_id = ${undo.company_id} and batch_id = ${batch_id} and entity = 'reservation' and action = 'update'
      group by entity_id order by entity_id`,
  )
  const stored = await storedAll(
    tx,
    undo.company_id,
    changed.map(({ id }) => id),
  )
  for (const { id, patch } of changed) {
    const one = stored.find((each) => each.id === id)
    if (one !== undefined)
      await asConflict(
        id,
        rewrite(tx, undo, {
          stored: one,
          changes: changesOf<Writable>(one, patch),
          today: undo.at.slice(0, 10),
        }),
      )
  }
  return changed.length
}

/** What a place is refused for is nothing that who takes a change back has said himself. */
async function asConflict(id: string, writing: Promise<void>): Promise<void> {
  try {
    await writing
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const problems = error.problems.map((problem) => ({
      ...problem,
      attr: `reservation/${id}/${problem.attr ?? ''}`,
    }))
    throw new ApiError(409, problems)
  }
}
