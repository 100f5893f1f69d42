import { sql, type SQL } from 'drizzle-orm'
import type { Outcome } from '@plenum/domain/compliance'
import { CLOSED_STAGES } from '@plenum/domain/work-stage'

const closedOn = sql`(r.closed_at at time zone 'UTC')::date`
// what nobody wants on a day has a far one
const wasDone = sql`r.stage = 'done' and r.due_on < '9999-12-31'::date`

/** Holds for requests, as `request` names them, of which anything was done: one of them can be over without. */
export const anythingDone = (request: SQL): SQL => sql`exists (
  select from work_item done where done.company_id = ${request}.company_id and done.request_id = ${request}.id
    and done.result is distinct from 'not_done')`

/** Holds for requests `r` that are done, by how that compares with the day on which they were due. */
export const cameOutAs: Record<Outcome, SQL> = {
  on_time: sql`(${wasDone} and ${closedOn} <= r.due_on and ${anythingDone(sql`r`)})`,
  late: sql`(${wasDone} and ${closedOn} > r.due_on and ${anythingDone(sql`r`)})`,
}

/** Holds for requests `r` that came out one of these ways. */
export const cameOut = (outcomes: readonly Outcome[]): SQL =>
  sql`(${sql.join(
    outcomes.map((outcome) => cameOutAs[outcome]),
    sql` or `,
  )})`

/** Holds for requests `r` that were due before a day and are not over. */
export const isOverdue = (today: string): SQL =>
  sql`(r.due_on < ${today}::date and r.stage not in ${[...CLOSED_STAGES]})`

/** Holds for requests `r` one of whose items is about a thing of these families. */
export const isAbout = (categories: readonly string[]): SQL => sql`exists (
  select from work_item i join asset a on a.company_id = i.company_id and a.id in (i.asset_id, i.replacement_id)
  join asset_type t on t.company_id = a.company_id and t.code = a.asset_type
  where i.company_id = r.company_id and i.request_id = r.id and t.category in ${[...categories]})`
