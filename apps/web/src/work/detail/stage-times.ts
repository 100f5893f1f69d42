import type { WorkRequest } from '@plenum/domain/work-request'
import { isOver, type WorkStage } from '@plenum/domain/work-stage'

/** A stage that a request was at, since when, and for how long; null for how long it will be. */
export interface StageTime {
  stage: WorkStage
  since: string
  /** Milliseconds. */
  took: number | null
}

const FIRST: WorkStage = 'todo'

/** How long a request was at each of its stages, the oldest first; the last one goes on until `now`, if it is not over. */
export function stageTimes(
  { created_at, remarks }: Pick<WorkRequest, 'created_at' | 'remarks'>,
  now: Date,
): StageTime[] {
  const steps = [
    { stage: FIRST, since: created_at },
    ...remarks.flatMap(({ to, from, at }) => (to === null || to === from ? [] : [{ stage: to, since: at }])),
  ].toSorted((one, other) => one.since.localeCompare(other.since))
  return steps.map(({ stage, since }, at) => {
    const until = steps[at + 1]?.since
    if (until === undefined && isOver(stage)) return { stage, since, took: null }
    const end = until === undefined ? now.getTime() : Date.parse(until)
    return { stage, since, took: Math.max(0, end - Date.parse(since)) }
  })
}

/** From submitting to the end, in milliseconds; null while it is not over. */
export const leadTime = ({
  submitted_at,
  closed_at,
}: Pick<WorkRequest, 'submitted_at' | 'closed_at'>): number | null =>
  submitted_at === null || closed_at === null ? null : Date.parse(closed_at) - Date.parse(submitted_at)
