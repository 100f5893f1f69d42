import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { ApiError } from '../api-error.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { OpenBatch } from './batches.ts'

/** What changes by hand without a line in the history: whether one came later shows in the record itself. */
interface Quiet {
  entity: 'team' | 'nomenclature'
  batch_id: string
}

const lines = ({ company_id }: OpenBatch, { entity, batch_id }: Quiet) =>
  sql`h.company_id = ${company_id} and h.batch_id = ${batch_id} and h.entity = ${entity}`

/** The records that a batch changed, with the values before it and after it. */
export const changedBy = <Patch extends v.GenericSchema>(
  tx: Database,
  undo: OpenBatch,
  { patch, ...of }: Quiet & { patch: Patch },
) =>
  rows(
    tx,
    v.object({ id: v.string(), before: patch, after: patch }),
    sql`
      select h.entity_id as id, jsonb_object_agg(h.field, coalesce(h."from", 'null')) as before,
        jsonb_object_agg(h.field, coalesce(h."to", 'null')) as after
      from history h where ${lines(undo, of)} and h.action = 'update' group by h.entity_id order by h.entity_id`,
  )

/** The records that a batch made, with the version that imports and their undoing account for. */
export const madeBy = (tx: Database, undo: OpenBatch, of: Quiet) =>
  rows(
    tx,
    v.object({ id: v.string(), version: v.number() }),
    sql`
      select h.entity_id as id, (
        select 1 + count(distinct u.batch_id)::int from history u
        where u.company_id = h.company_id and u.entity = h.entity and u.entity_id = h.entity_id and u.action = 'update'
      ) as version
      from history h where ${lines(undo, of)} and h.action = 'create' order by h.entity_id`,
  )

/** Refuses to take back what somebody has changed by hand since. */
export const touchedLater = (entity: Quiet['entity'], id: string, subject?: string) =>
  new ApiError(409, [
    { code: 'undo_touched_later', attr: `${entity}/${id}`, ...(subject !== undefined && { subject }) },
  ])
