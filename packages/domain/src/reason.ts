import * as v from 'valibot'
import { text } from './text.ts'

/** Letters from which a reason says something. */
export const REASON_FROM = 10
export const REASON_MAX = 500

/** A reason that says something. */
export const reasonText = v.pipe(text(REASON_MAX), v.minLength(REASON_FROM, 'too_short'))

/** Why a place is taken against what the fit check says; only for those who may approve. */
export const overrideReason = v.optional(v.nullable(reasonText), null)

/** Kinds of reasons. */
export const REASON_CATEGORIES = [
  'planned_work',
  'fault',
  'replacement',
  'end_of_life',
  'relocation',
  'capacity',
  'warranty',
  'correction',
  'other',
] as const
export type ReasonCategory = (typeof REASON_CATEGORIES)[number]
