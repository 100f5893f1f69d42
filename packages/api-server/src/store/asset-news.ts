import { sql, type SQL } from 'drizzle-orm'
import { MOST_NAMED } from '@plenum/domain/notification'
import type { Database } from '../ports.ts'
import type { OpenBatch } from './batches.ts'

/** Lines of a batch that are looked at to name its records; one of more lines is said to have changed many. */
const LOOKED_AT = MOST_NAMED * 10

/**
 * What tells the company's open pages of assets: `ids` of those that changed, null for many, and how much that was. It
 * is read to its end first: the counter's row is locked last, as `announce` has it.
 */
const telling = ({ company_id, id, at }: OpenBatch, changed: SQL) => ({
  numbered: sql`
    touched as (${changed}), numbered as (
      insert into live_event_counter as counter (company_id, last)
      select ${company_id}::uuid, 1 from touched where count > 0
      on conflict (company_id) do update set last = counter.last + excluded.last
      returning last
    )`,
  insert: sql`
    insert into live_event (company_id, seq, object, object_id, records, at)
    select ${company_id}::uuid, numbered.last, 'asset', ${id},
      case when jsonb_array_length(ids) <= ${MOST_NAMED} then ids end, ${at}::timestamptz
    from numbered, touched`,
})

/** Within a statement that changes assets: tells of those in its table `after`. */
export function newsOfChanged(batch: OpenBatch): SQL {
  const { numbered, insert } = telling(
    batch,
    sql`
      select count(*) as count, jsonb_agg(id) as ids
      from (select id from after order by id limit ${MOST_NAMED + 1}) changed`,
  )
  return sql`${numbered}, news as (${insert})`
}

/** Tells the company's open pages which assets a batch has touched, if any; to be called last in its transaction. */
export async function announceAssets(tx: Database, batch: OpenBatch): Promise<void> {
  const { numbered, insert } = telling(
    batch,
    sql`
      select count(*) as count,
        case when count(*) <= ${LOOKED_AT} then jsonb_agg(distinct entity_id order by entity_id) end as ids
      from (
        select entity_id from history
        where company_id = ${batch.company_id} and batch_id = ${batch.id} and entity = 'asset'
        limit ${LOOKED_AT + 1}
      ) line`,
  )
  await tx.execute(sql`with ${numbered} ${insert}`)
}
