import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { LEAD_MONTHS, type DashboardLeads } from '@plenum/domain/dashboard'
import { addMonths } from '@plenum/domain/date'
import { MAC_KINDS } from '@plenum/domain/work-request'
import { CLOSED_STAGES } from '@plenum/domain/work-stage'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { DashboardPlace, Days } from './dashboard.ts'
import { within } from './work-list.ts'

/** Holds for the MAC requests `r` of a company that have ended. */
export const hasEnded = (company_id: string): SQL => sql`
  r.company_id = ${company_id} and not r.is_draft and r.closed_at is not null
  and r.kind in ${[...MAC_KINDS]} and r.stage in ${[...CLOSED_STAGES]}`

const Lead = v.object({ month: v.string(), closed: v.number(), median_days: v.nullable(v.number()) })

/** Days that a request `r` took from when it was submitted first. */
const leadDays = sql`extract(epoch from r.closed_at - (
  select min(m.at) from work_remark m
  where m.company_id = r.company_id and m.request_id = r.id and m.action in ('submit', 'start'))) / 86400`

/** How long the requests of a place took that ended in each of the last months, the present one last. */
export async function readLeads(
  database: Database,
  { company_id, id }: DashboardPlace,
  { today }: Pick<Days, 'today'>,
): Promise<DashboardLeads> {
  const months = Array.from({ length: LEAD_MONTHS }, (_, at) =>
    addMonths(`${today.slice(0, 7)}-01`, at - LEAD_MONTHS + 1),
  )
  const found = await rows(
    database,
    Lead,
    sql`
      select to_char(r.closed_at at time zone 'UTC', 'YYYY-MM') || '-01' as month, count(*)::int as closed,
        round((percentile_cont(0.5) within group (order by ${leadDays}))::numeric, 1)::float8 as median_days
      from work_request r
      where ${hasEnded(company_id)} and r.closed_at >= ${months[0]}::date at time zone 'UTC'
        and ${id === undefined ? sql`true` : within(company_id, id)}
      group by 1`,
  )
  return months.map(
    (month) => found.find((each) => each.month === month) ?? { month, closed: 0, median_days: null },
  )
}
