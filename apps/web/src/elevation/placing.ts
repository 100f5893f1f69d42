import type { FreeSpan } from './use-free-units.ts'
import type { Hand } from './use-held.ts'

/** What puts things into drawn racks that are not in them yet. */
export interface Placing {
  hand: Hand
  /** The free unit that something is looked for. */
  goal: FreeSpan | null
  onGoal: (goal: FreeSpan | null) => void
  /** The id under which a thing is drawn, here or in a rack. */
  deviceId: (id: string) => string
  describedBy: string
  /** The id of the box in which things are searched for. */
  searchId: string
}
