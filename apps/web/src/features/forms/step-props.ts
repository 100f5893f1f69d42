import type { Change } from './use-request-draft.ts'
import type { RequestValues } from './values.ts'

/** What every step of a form is given. */
export interface StepProps {
  values: RequestValues
  onChange: (change: Change) => void
  /** What is wrong at a place, in words, once somebody has tried to go on. */
  errorAt: (path: string) => string | undefined
}
