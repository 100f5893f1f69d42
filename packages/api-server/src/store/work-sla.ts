import { sql, type SQL } from 'drizzle-orm'
import type { SlaState } from '@plenum/domain/sla'
import { CLOSED_STAGES } from '@plenum/domain/work-stage'

const isOpen = sql`r.stage not in ${[...CLOSED_STAGES]}`

/** Holds for requests `r` that stand one of these ways to what was promised at a moment: `slaOf`, asked of all at once. */
export function standsAs(states: readonly SlaState[], at: string): SQL {
  const now = sql`${at}::timestamptz`
  const warned = sql`coalesce(r.sla_warn_at <= ${now}, false)`
  const conditions: Record<SlaState, SQL> = {
    running: sql`${isOpen} and r.sla_due_at >= ${now} and not ${warned}`,
    warning: sql`${isOpen} and r.sla_due_at >= ${now} and ${warned}`,
    overdue: sql`${isOpen} and r.sla_due_at < ${now}`,
    met: sql`r.stage = 'done' and r.closed_at <= r.sla_due_at`,
    missed: sql`r.stage = 'done' and r.closed_at > r.sla_due_at`,
  }
  return sql`(${sql.join(
    states.map((state) => sql`(${conditions[state]})`),
    sql` or `,
  )})`
}

/** What its template promises of a request that is submitted at a moment; nothing without one. */
export const promised = (
  { company_id, template_id }: { company_id: string; template_id: string | null },
  at: string,
) => {
  const after = (hours: SQL) => sql`(
    select ${at}::timestamptz + ${hours} * interval '1 hour' from work_template t
    where t.company_id = ${company_id} and t.id = ${template_id})`
  return { sla_due_at: after(sql`t.sla_hours`), sla_warn_at: after(sql`(t.sla_hours - t.sla_warning_hours)`) }
}
