import * as v from 'valibot'
import type { WorkResult } from './work-item.ts'
import { isOver, WORK_STAGES, type WorkAction, type WorkStage } from './work-stage.ts'

const seconds = v.number('required')

/** How a request went, from what was done with it. */
export const WorkMetrics = v.object(
  {
    /** From its submission to its end; null while it has none. In seconds, as all times here. */
    lead_s: v.nullable(seconds),
    /** In each stage, up to its end or to now. */
    stages_s: v.object(
      {
        todo: seconds,
        approval: seconds,
        in_progress: seconds,
        verification: seconds,
        blocked: seconds,
        done: seconds,
        canceled: seconds,
      } satisfies Record<WorkStage, typeof seconds>,
      'required',
    ),
    items: v.number('required'),
    executed: v.number('required'),
    deviations: v.number('required'),
    not_done: v.number('required'),
    /** How often it was sent back, from approval and from verification. */
    returns: v.number('required'),
    /** How often somebody did something with it or said something of it, each execution of an item by itself. */
    touches: v.number('required'),
    /** Whether it was opened again, by a request that follows it. */
    is_reopened: v.boolean('required'),
  },
  'required',
)
export type WorkMetrics = v.InferOutput<typeof WorkMetrics>

/** What is known of the way of a request; what was done with it stands in its order. */
export interface WorkWay {
  created_at: string
  remarks: readonly { at: string; action: WorkAction | null; to: WorkStage | null }[]
  results: readonly (WorkResult | null)[]
  /** Whether another request follows it. */
  is_followed: boolean
}

const between = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000))

/** Adds up how a request went; `now` ends the stage that it is still in. */
export function metricsOf({ created_at, remarks, results, is_followed }: WorkWay, now: string): WorkMetrics {
  const stages_s: Record<WorkStage, number> = {
    todo: 0,
    approval: 0,
    in_progress: 0,
    verification: 0,
    blocked: 0,
    done: 0,
    canceled: 0,
  }
  let stage: WorkStage = WORK_STAGES[0]
  let since = created_at
  let submitted: string | null = null
  let ended: string | null = null
  for (const { at, action, to } of remarks) {
    if (to === null) continue
    if (submitted === null && (action === 'submit' || action === 'start')) submitted = at
    if (to !== stage) {
      stages_s[stage] += between(since, at)
      stage = to
      since = at
    }
    if (isOver(to)) ended = at
  }
  if (!isOver(stage)) stages_s[stage] += between(since, now)
  return {
    lead_s: submitted === null || ended === null ? null : between(submitted, ended),
    stages_s,
    items: results.length,
    executed: results.filter((result) => result !== null && result !== 'not_done').length,
    deviations: results.filter((result) => result === 'deviation').length,
    not_done: results.filter((result) => result === 'not_done').length,
    returns: remarks.filter(({ action }) => action === 'return').length,
    touches: remarks.length + results.filter((result) => result !== null).length,
    is_reopened: isOver(stage) && is_followed,
  }
}
