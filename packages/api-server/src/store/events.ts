import { sql, type SQL } from 'drizzle-orm'
import type { Change, HistoryAction, HistoryEntity } from '@plenum/domain/history'
import type { Ref } from '@plenum/domain/ref'
import type { Database } from '../ports.ts'
import { eventId, type OpenBatch } from './batches.ts'

/** What took the place of a record that went, as its line of the history keeps it. */
export const successor = (into: Ref | undefined): SQL =>
  into === undefined ? sql`null` : sql`${JSON.stringify({ id: into.id, name: into.name })}::jsonb`

interface Subject {
  entity: HistoryEntity
  action: HistoryAction
}

/** Writes down that whole records came or went. */
export async function recordWhole(
  tx: Database,
  batch: OpenBatch,
  { entity, action, ids }: Subject & { ids: readonly string[] },
): Promise<void> {
  await tx.execute(sql`
    insert into history (company_id, id, batch_id, entity, entity_id, action)
    select ${batch.company_id}, ${eventId(0)}, ${batch.id}, ${entity}, id, ${action}
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) id`)
}

interface Changed {
  id: string
  changes: readonly Change[]
}

/** Writes down what changed of one record. */
export const recordChanges = (
  tx: Database,
  batch: OpenBatch,
  { entity, ...changed }: Changed & { entity: HistoryEntity },
): Promise<void> => recordChangesOfAll(tx, batch, { entity, records: [changed] })

/** Writes down what changed of records of a kind. */
export async function recordChangesOfAll(
  tx: Database,
  batch: OpenBatch,
  { entity, records }: { entity: HistoryEntity; records: readonly Changed[] },
): Promise<void> {
  await tx.execute(sql`
    insert into history (company_id, id, batch_id, entity, entity_id, action, field, "from", "to")
    select ${batch.company_id}, ${eventId(sql`c.at`)}, ${batch.id}, ${entity}, r.record->>'id', 'update',
      c.change->>'field', nullif(c.change->'from', 'null'), nullif(c.change->'to', 'null')
    from jsonb_array_elements(${JSON.stringify(records)}::jsonb) r (record)
    cross join lateral jsonb_array_elements(r.record->'changes') with ordinality c (change, at)`)
}

/** Deletes records and writes down what they were, so that an undo can make them again, and what took their place; `rows` gives `id` and `was`. */
export async function recordDeleted(
  tx: Database,
  batch: OpenBatch,
  { entity, rows, into }: { entity: HistoryEntity; rows: SQL; into?: Ref | undefined },
): Promise<void> {
  await tx.execute(sql`
    with gone as (${rows})
    insert into history (company_id, id, batch_id, entity, entity_id, action, "from", "to")
    select ${batch.company_id}, ${eventId(0)}, ${batch.id}, ${entity}, id, 'delete', was - 'company_id',
      ${successor(into)} from gone`)
}
