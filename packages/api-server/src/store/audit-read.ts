import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { auditActions, AuditVerdict, type AuditFilter } from '@plenum/domain/audit'
import type { Position } from '../cursor.ts'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { likeText, wireInstant } from './json.ts'
import { readPage, type RawPage } from './page.ts'

interface AuditRequest {
  company_id: string
  filter: AuditFilter
  limit: number
  after: Position | null
}

const unless = <Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL[] =>
  value === undefined ? [] : [condition(value)]

/** Lines of the own company that are chained already, and in the filter. */
function inFilter(company_id: string, { search, action, group, actor_id, since, until }: AuditFilter): SQL {
  return sql.join(
    [
      sql`a.company_id = ${company_id} and a.hash is not null`,
      ...unless(action, (one) => sql`a.action = ${one}`),
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
    key: sql`a.id`,
    keyType: sql`uuid`,
    keyText: sql`a.id::text`,
    id: sql`a.id`,
    descending: true,
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

/**
 * Counts a company's lines and finds the first that does not fit its hash or the line before; lines cut off at the end
 * show in the head, which was kept apart.
 */
export async function verifyAudit(database: Database, company_id: string): Promise<AuditVerdict> {
  const verdict = await firstRow(
    database,
    AuditVerdict,
    sql`
      with line as (
        select a.seq, a.hash,
          a.seq is distinct from coalesce(lag(a.seq) over chain, 0) + 1
            or a.prev_hash is distinct from coalesce(lag(a.hash) over chain, '')
            or a.hash is distinct from audit_hash(a.prev_hash, a) as broken
        from audit a where a.company_id = ${company_id} and a.seq is not null
        window chain as (order by a.seq)
      ), last as (
        select coalesce(max(seq), 0) as seq from line
      )
      select (select count(*)::int from line) as entries,
        coalesce(
          (select min(seq) from line where broken),
          (select last.seq + 1 where not exists (
            select 1 from audit_head h where h.company_id = ${company_id} and h.seq = last.seq
              and h.hash = coalesce((select hash from line where line.seq = last.seq), ''))
            and (last.seq > 0 or exists (select 1 from audit_head where company_id = ${company_id}))),
          (select last.seq + 1 where exists (
            select 1 from audit where company_id = ${company_id} and (seq is null or hash is null)))
        )::int as broken_at
      from last`,
  )
  return verdict ?? { entries: 0, broken_at: null }
}

const Head = v.object({ company_id: v.string(), seq: v.number(), hash: v.string() })
/** Where a company's log ends. */
export type AuditHead = v.InferOutput<typeof Head>

/** The end of every company's log, to be kept where the owner of the database cannot reach. */
export const auditHeads = (database: Database): Promise<AuditHead[]> =>
  rows(database, Head, sql`select company_id, seq::int as seq, hash from audit_head order by company_id`)
