import { sql, type SQL } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import type { BatchKind, Source } from '@plenum/domain/history'
import type { ReasonCategory } from '@plenum/domain/reason'
import type { Ref } from '@plenum/domain/ref'
import { firstRow } from '../db/rows.ts'
import type { Origin } from '../origin.ts'
import type { Database } from '../ports.ts'

/** Who changes something in which company, when, by what way and from where. */
export interface Author extends Origin {
  company_id: string
  actor: Ref | null
  /** Null where no session does it. */
  session_id: string | null
  source: Source
  /** UTC, ISO 8601. */
  at: string
  /** The request that is being executed. */
  work_id?: string
}

/** An author of whom it is known which person he is: whoever is signed in. */
export interface PersonAuthor extends Author {
  actor: Ref
}

/** A batch that changes are being written into. */
export interface OpenBatch extends Author {
  id: string
}

/** A batch not yet in the database; `batchValues` inserts it within a larger statement. */
export const newBatch = async (database: Database, author: Author): Promise<OpenBatch> => ({
  ...author,
  id: await laterId(database, author.company_id),
})

/** An id greater than those of the company's batches: what came later is known by it, whichever way clocks went. */
async function laterId(database: Database, company_id: string): Promise<string> {
  const own = uuidv7()
  const newest = await firstRow(
    database,
    v.object({ id: v.string() }),
    sql`select id from batch where company_id = ${company_id} order by id desc limit 1`,
  )
  return newest === undefined || own > newest.id ? own : momentAfter(newest.id) + own.slice(13)
}

/** The millisecond after that of a uuidv7, as its first thirteen characters. */
function momentAfter(id: string): string {
  const moment = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) + 1
  const digits = moment.toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}`
}

/** Why something was changed, where somebody said so. */
export interface Why {
  reason?: string | null
  category?: ReasonCategory | null
}

/** The row of a batch, for `insert into batch (…) select`. */
export const batchColumns = sql`company_id, id, kind, at, actor_id, actor_name, source, session_id, address, request_id, reason, category, work_id`
export const batchValues = (
  batch: OpenBatch,
  kind: BatchKind,
  { reason = null, category = null }: Why = {},
): SQL =>
  sql`${batch.company_id}::uuid, ${batch.id}::uuid, ${kind}, ${batch.at}::timestamptz, ${batch.actor?.id ?? null}::uuid, ${batch.actor?.name ?? null}, ${batch.source}, ${batch.session_id}::uuid, ${batch.address}, ${batch.request_id}, ${reason}, ${category}, ${batch.work_id ?? null}::uuid`

/** Opens a batch that several statements of one transaction write into. */
export async function createBatch(
  tx: Database,
  author: Author,
  { kind, ...why }: Why & { kind: BatchKind },
): Promise<OpenBatch> {
  const batch = await newBatch(tx, author)
  await insertBatch(tx, batch, { kind, ...why })
  return batch
}

/** Puts a batch into the database, before anything is written into it. */
export async function insertBatch(
  tx: Database,
  batch: OpenBatch,
  { kind, ...why }: Why & { kind: BatchKind },
): Promise<void> {
  await tx.execute(sql`insert into batch (${batchColumns}) select ${batchValues(batch, kind, why)}`)
}

/** No history row written from now on has a lesser id. */
export const leastEventId = (): string => `${uuidv7().slice(0, 15)}000-0000-000000000000`

/** The id of a history row, made in SQL: a uuidv7 of this moment in which `order` (0 to 4095) decides within a statement. */
export const eventId = (order: SQL | number): SQL =>
  sql`overlay(gen_random_uuid()::text placing ${uuidv7().slice(0, 15)} || lpad(to_hex(${order}::int), 3, '0') from 1 for 18)::uuid`
