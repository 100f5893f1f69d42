import { sql, type SQL } from 'drizzle-orm'
import { CLOSED_STAGES } from '@plenum/domain/work-stage'

const closedOn = sql`(r.closed_at at time zone 'UTC')::date`
// what nobody wants on a day has a far one
const wasDue = sql`r.stage = 'done' and r.due_on < '9999-12-31'::date`

/** Holds for requests `r` that were due on a day and were done by it, or after it. */
export const dueResultOf = {
  on_time: sql`(${wasDue} and ${closedOn} <= r.due_on)`,
  late: sql`(${wasDue} and ${closedOn} > r.due_on)`,
}

/** Holds for requests `r` that were due before a day and are not over. */
export const isOverdue = (today: string): SQL =>
  sql`(r.due_on < ${today}::date and r.stage not in ${[...CLOSED_STAGES]})`
