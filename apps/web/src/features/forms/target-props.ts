import type { Place } from '@plenum/domain/placement'
import type { Thing } from './values.ts'

/** What every way to give things a place is given. */
export interface TargetProps {
  /** All things, for what is drawn of them. */
  all: readonly Thing[]
  /** Those that get a place, in their order. */
  things: readonly Thing[]
  /** The day by which they must be able to stand there. */
  day: string | null
  onTargets: (targets: ReadonlyMap<string, Place>) => void
}
