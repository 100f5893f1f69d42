import type { WorkStage } from './work-stage.ts'

/** How a request stands to the moment by which it was promised. */
export const SLA_STATES = ['running', 'warning', 'overdue', 'met', 'missed'] as const
export type SlaState = (typeof SLA_STATES)[number]

/** Hours that can be promised at most: a year. */
export const SLA_HOURS_MAX = 8784

/** The states of requests that somebody has to hurry with. */
export const SLA_PRESSING = ['overdue', 'warning'] as const satisfies readonly SlaState[]

/** What of a request says how it stands to what was promised. */
export interface Promised {
  stage: WorkStage
  sla_due_at: string | null
  sla_warn_at: string | null
  closed_at: string | null
}

/**
 * How a request stands to what was promised; null where nothing was, or where nobody waits for it any more. The clock
 * stops once it is over; the promised moment itself is still in time.
 */
export function slaOf({ stage, sla_due_at, sla_warn_at, closed_at }: Promised, now: Date): SlaState | null {
  if (sla_due_at === null || stage === 'canceled') return null
  const at = closed_at === null ? now.getTime() : Date.parse(closed_at)
  const isLate = at > Date.parse(sla_due_at)
  if (stage === 'done') return isLate ? 'missed' : 'met'
  if (isLate) return 'overdue'
  return sla_warn_at !== null && at >= Date.parse(sla_warn_at) ? 'warning' : 'running'
}

interface Hours {
  sla_hours: number | null
  sla_warning_hours: number | null
}

/** What is wrong with the hours of a template, and where: it warns of nothing, or before anything has begun. */
export function slaProblem({ sla_hours, sla_warning_hours }: Hours) {
  if (sla_warning_hours === null) return null
  if (sla_hours === null) return { attr: 'sla_hours', code: 'required' } as const
  return sla_warning_hours < sla_hours
    ? null
    : ({ attr: 'sla_warning_hours', code: 'sla_warning_too_early' } as const)
}
