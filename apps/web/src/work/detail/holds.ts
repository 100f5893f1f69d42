import type { ProcedureStep, StepDone } from '@plenum/domain/work-item'

type Step = Pick<ProcedureStep, 'id' | 'is_hold_point'>

/** The first hold point that nobody has reached, by its place from 0; null where none is in the way. */
export function holdsAt(
  procedure: readonly Step[],
  done: readonly Pick<StepDone, 'step_id'>[],
): number | null {
  const at = procedure.findIndex(
    ({ id, is_hold_point }) => is_hold_point && done.every(({ step_id }) => step_id !== id),
  )
  return at < 0 ? null : at
}

/** Whether what was read lies outside the limits of a step. */
export function isOutside(
  { min = null, max = null }: { min?: number | null; max?: number | null },
  reading: number,
): boolean {
  return (min !== null && reading < min) || (max !== null && reading > max)
}
