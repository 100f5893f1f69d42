import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { auditActions, AuditVerdict, type AuditFilter } from '@plenum/domain/audit'
import type { Position } from '../cursor.ts'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { likeText, wireInstant } from './json.ts'
import { newestById, readPage, type RawPage } from './page.ts'

interface AuditRequest {
  company_id: string
  filter: AuditFilter
  limit: number
  after: Position | null
}

const unless = <Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL[] =>
  value === undefined ? [] : [condition(value)]

/** Lines of the own company that are chained already, and in the filter. */
function inFilter(
  company_id: string,
  { search, action, without, group, actor_id, since, until }: AuditFilter,
): SQL {
  return sql.join(
    [
      sql`a.company_id = ${company_id} and a.hash is not null`,
      ...unless(action, (one) => sql`a.action = ${one}`),
      ...unless(without, (one) => sql`a.action <> ${one}`),
      ...unless(group, (one) => sql`a.action in ${auditActions(one)}`),
      ...unless(actor_id, (one) => sql`a.actor_id = ${one}`),
      ...unless(since, (moment) => sql`a.at >= ${moment}::timestamptz`),
      ...unless(until, (moment) => sql`a.at < ${moment}::timestamptz`),
      ...unless(search || undefined, (text) => {
        const like = `%${likeText(text)}%`
        return sql`(a.actor_name ilike ${like} or a.object_name ilike ${like})`
      }),
    ],
    sql` and `,
  )
}

/** The log of a company, newest first. */
export const readAudit = (
  database: Database,
  { company_id, filter, limit, after }: AuditRequest,
): Promise<RawPage> =>
  readPage(database, {
    from: sql`audit a`,
    where: inFilter(company_id, filter),
    ...newestById(sql`a.id`),
    limit,
    after,
    columns: sql`a.id, a.seq, ${wireInstant(sql`a.at`)} as at,
      case when a.actor_id is not null then json_build_object('id', a.actor_id, 'name', a.actor_name) end as actor,
      a.action,
      case when a.object_kind is not null then
        json_build_object('kind', a.object_kind, 'id', a.object_id, 'name', a.object_name) end as object,
      a.detail, a.address, a.request_id, a.hash`,
    source: sql`audit a where a.company_id = ${company_id} and a.id = k.id`,
  })

const Step = v.object({
  last: v.nullable(v.number()),
  hash: v.nullable(v.string()),
  broken_at: v.nullable(v.number()),
})

/** Compares the next lines with their hashes and with each other; `last` is null behind the end. */
const verifyStep = (
  database: Database,
  company_id: string,
  after: { seq: number; hash: string },
  step: number,
): Promise<v.InferOutput<typeof Step> | undefined> =>
  firstRow(
    database,
    Step,
    sql`
      with line as (
        select a.seq, a.hash, a.prev_hash, audit_hash(a.prev_hash, a) as right_hash from audit a
        where a.company_id = ${company_id} and a.seq > ${after.seq} order by a.seq limit ${step}
      ), compared as (
        select seq, hash,
          seq is distinct from coalesce(lag(seq) over chain, ${after.seq}) + 1
            or prev_hash is distinct from coalesce(lag(hash) over chain, ${after.hash})
            or hash is distinct from right_hash as broken
        from line window chain as (order by seq)
      )
      select max(seq)::int as last, (array_agg(hash order by seq desc))[1] as hash,
        (min(seq) filter (where broken))::int as broken_at
      from compared`,
  )

/** Counts the lines, and finds what no line can show: some cut off at the end, or put in past the chain. */
const verifyEnd = (database: Database, company_id: string): Promise<AuditVerdict | undefined> =>
  firstRow(
    database,
    AuditVerdict,
    sql`
      with mine as (select seq, hash from audit where company_id = ${company_id}),
        last as (select seq, hash from mine where seq is not null order by seq desc limit 1),
        head as (select seq, hash from audit_head where company_id = ${company_id})
      select (select count(seq)::int from mine) as entries,
        case when (select row(seq, hash) from last) is distinct from (select row(seq, hash) from head)
            or exists (select 1 from mine where seq is null or hash is null)
          then (coalesce((select seq from last), 0) + 1)::int end as broken_at`,
  )

const VERIFY_STEP = 10_000

/**
 * Whether a company's log is whole, and the first line that is not as it was written. In steps: the whole of a large log
 * would take longer than a statement may.
 */
export async function verifyAudit(
  database: Database,
  company_id: string,
  step = VERIFY_STEP,
): Promise<AuditVerdict> {
  const end = (await verifyEnd(database, company_id)) ?? { entries: 0, broken_at: null }
  let after = { seq: 0, hash: '' }
  for (;;) {
    const found = await verifyStep(database, company_id, after, step)
    if (found === undefined || found.last === null) return end
    if (found.broken_at !== null) return { ...end, broken_at: found.broken_at }
    after = { seq: found.last, hash: found.hash ?? '' }
  }
}

const Head = v.object({ company_id: v.string(), seq: v.number(), hash: v.string() })
/** Where a company's log ends. */
export type AuditHead = v.InferOutput<typeof Head>

/** The end of every company's log, to be kept where the owner of the database cannot reach. */
export const auditHeads = (database: Database): Promise<AuditHead[]> =>
  rows(database, Head, sql`select company_id, seq::int as seq, hash from audit_head order by company_id`)
