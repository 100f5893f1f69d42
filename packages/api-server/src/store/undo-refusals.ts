import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { isTooOldToUndo } from '@plenum/domain/history'
import { ApiError, refusal } from '../api-error.ts'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { Author } from './batches.ts'
import { recordName } from './history.ts'
import { wireInstant } from './json.ts'
import { ARCHIVED, isOut } from './place-use.ts'

/** How many later changes a refusal names. */
const NAMED = 5

/** What is older than the days in which it can be taken back stays. */
export async function refuseOld(
  database: Database,
  { company_id, at: now }: Author,
  id: string,
): Promise<void> {
  const batch = await firstRow(
    database,
    v.object({ at: v.string() }),
    sql`select ${wireInstant(sql`at`)} as at from batch where company_id = ${company_id} and id = ${id}`,
  )
  if (batch && isTooOldToUndo(batch.at, new Date(now))) throw refusal(409, 'undo_too_old')
}

/** An import that is on its way goes on into its batch: it is cancelled instead. */
export async function refuseRunning(database: Database, company_id: string, id: string): Promise<void> {
  const running = await firstRow(
    database,
    v.object({ id: v.string() }),
    sql`
      select id from import_run
      where company_id = ${company_id} and batch_id = ${id} and state in ('importing', 'cancelling')`,
  )
  if (running !== undefined) throw refusal(409, 'conflict')
}

const Touched = v.object({
  entity: v.string(),
  entity_id: v.string(),
  field: v.nullable(v.string()),
  name: v.nullable(v.string()),
})

/** What was changed again since stays, and is named. */
export async function refuseTouched(tx: Database, company_id: string, id: string): Promise<void> {
  const touched = await rows(
    tx,
    Touched,
    sql`
      select later.entity, later.entity_id, later.field, ${recordName(company_id)} as name from history h
      join history later on later.company_id = h.company_id and later.entity = h.entity
        and later.entity_id = h.entity_id and later.batch_id > h.batch_id
        and (h.action = 'create' or later.field is not distinct from h.field or later.action = 'delete')
      join batch b on b.company_id = later.company_id and b.id = later.batch_id
        and b.undone_by is null and b.kind <> 'undo'
      where h.company_id = ${company_id} and h.batch_id = ${id} limit ${NAMED}`,
  )
  if (touched.length === 0) return
  const problems = touched.map(({ entity, entity_id, field, name }) => ({
    code: 'undo_touched_later' as const,
    attr: [entity, entity_id, field].filter((part) => part !== null).join('/'),
    ...(name !== null && { subject: name }),
  }))
  throw new ApiError(409, problems)
}

/** A place that a batch made and that a maintenance rule keeps up stays. */
export async function refuseKeptUp(tx: Database, company_id: string, id: string): Promise<void> {
  const kept = await firstRow(
    tx,
    v.object({ id: v.string(), name: v.string() }),
    sql`
      select n.id, n.name from maintenance_rule r
      join node n on n.company_id = r.company_id and n.id = (r.scope->>'place_id')::uuid
      where r.company_id = ${company_id} and exists (
        select from history h where h.company_id = r.company_id and h.batch_id = ${id} and h.entity = 'node'
          and h.action = 'create' and h.entity_id = r.scope->>'place_id'
      ) limit 1`,
  )
  // by the place's own name: not everybody who made it may read rules
  if (kept)
    throw new ApiError(409, [{ code: 'undo_touched_later', attr: `node/${kept.id}`, subject: kept.name }])
}

/** What was decommissioned since is read only; what a batch changed although it was closed, it gives back. */
export async function refuseClosed(tx: Database, company_id: string, id: string): Promise<void> {
  const [closed] = await rows(
    tx,
    v.object({ id: v.string(), name: v.string() }),
    sql`
      select a.id, a.name from asset a
      where a.company_id = ${company_id} and a.termination_date is not null and a.id in (
        select h.entity_id::uuid from history h
        where h.company_id = ${company_id} and h.batch_id = ${id} and h.entity = 'asset'
      ) and exists (
        select from history h where h.company_id = ${company_id} and h.batch_id > ${id}
          and h.entity = 'asset' and h.entity_id = a.id::text and h.field = 'termination_date'
      ) limit 1`,
  )
  if (closed)
    throw new ApiError(409, [{ code: 'asset_closed', attr: `asset/${closed.id}`, subject: closed.name }])
}

/** Nothing comes back to a place that was archived since, nor to one that is in such a place. */
export async function refuseOutOfUse(tx: Database, company_id: string, id: string): Promise<void> {
  const [lost] = await rows(
    tx,
    v.object({ id: v.string(), name: v.string() }),
    sql`
      select a.id, a.name from (
        select distinct h.entity_id::uuid as id from history h
        where h.company_id = ${company_id} and h.batch_id = ${id} and h.entity = 'asset'
          and h.action = 'update' and h.field in ('place', 'planned_move')
      ) moved
      join asset a on a.company_id = ${company_id} and a.id = moved.id
      join placement p on p.company_id = a.company_id and p.asset_id = a.id and p.source <> 'historic'
      join node n on n.company_id = p.company_id and n.id = p.node_id
      where ${isOut(sql`n`, ARCHIVED)} limit 1`,
  )
  if (lost)
    throw new ApiError(409, [
      { code: 'place_out_of_use', attr: `asset/${lost.id}/place`, subject: lost.name },
    ])
}
