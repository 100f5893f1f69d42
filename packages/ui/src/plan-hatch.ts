import type { PlanColour } from './plan-paint.ts'

/** What a reservation may be hatched in. */
export const HATCHED_TONES = [
  'accent-graphic',
  'warning-graphic',
  'danger-graphic',
  'neutral-graphic',
] as const satisfies PlanColour[]

/** The id of a pattern of one plan. */
export const hatchId = (planId: string, colour: PlanColour) => `${planId}-${colour}`

/** Millimetres between a thing's front and the line that marks it. */
export const FRONT = 45
