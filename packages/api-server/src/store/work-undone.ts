import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { CLOSED_STAGES } from '@plenum/domain/work-stage'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { OpenBatch } from './batches.ts'
import { end } from './reservation-store.ts'

interface Undone {
  work_id: string
  batch_id: string
}

/** Gives the items of a request back to be executed whose execution is being taken back. */
export async function reopenItems(
  tx: Database,
  { company_id, at }: OpenBatch,
  { work_id, batch_id }: Undone,
): Promise<void> {
  await tx.execute(sql`
    update work_item set result = null, note = null, placed = null, executed_by = null, executed_at = null,
      batch_id = null, is_accepted = false, asset_id = case when model_id is null then asset_id end
    where company_id = ${company_id} and request_id = ${work_id} and batch_id = ${batch_id}`)
  await tx.execute(sql`
    update work_request set last_update = ${at}::timestamptz, version = version + 1
    where company_id = ${company_id} and id = ${work_id}`)
}

const Id = v.object({ id: v.string() })

/** Ends what is still reserved for a request. */
export async function freeHeld(tx: Database, batch: OpenBatch, work_id: string): Promise<void> {
  const held = await rows(
    tx,
    Id,
    sql`
      select id from reservation
      where company_id = ${batch.company_id} and work_id = ${work_id} and ended is null order by id for no key update`,
  )
  if (held.length > 0) await end(tx, batch, { ids: held.map(({ id }) => id), as: 'released' })
}

/** Ends what an undo has reserved again for a request that is over. */
export async function freeOver(tx: Database, batch: OpenBatch, work_id: string): Promise<void> {
  const over = await rows(
    tx,
    Id,
    sql`
      select id from work_request
      where company_id = ${batch.company_id} and id = ${work_id} and stage in ${[...CLOSED_STAGES]}`,
  )
  if (over.length > 0) await freeHeld(tx, batch, work_id)
}
