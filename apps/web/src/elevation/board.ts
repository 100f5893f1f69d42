import type { Rivals } from '#app/time/rivals.ts'
import type { FreeUnits } from './use-free-units.ts'
import type { Hand } from './use-held.ts'

/** What all drawings that stand side by side have in common. */
export interface Board {
  /** Undefined where nothing may be moved. */
  hand: Hand | undefined
  /** Opens a device's record; undefined where a press picks it up. */
  onOpen: ((id: string) => void) | undefined
  /** The device whose record is open. */
  open: string | undefined
  /** The device or free unit that the keys are on. */
  cursor: string | null
  /** Addresses of the models' pictures by their ids. */
  images: ReadonlyMap<string, string>
  /** What is in conflict with a plan; see `rivalKey`. */
  rivals?: Rivals
  deviceId: (id: string) => string
  /** Undefined where nothing may be put or reserved. */
  free?: FreeUnits | undefined
  /** The id of what says which keys there are. */
  describedBy: string
}

/** A picture to look at: nothing in it is opened or moved. */
export const STILL: Board = {
  hand: undefined,
  onOpen: undefined,
  open: undefined,
  cursor: null,
  images: new Map(),
  deviceId: (id) => id,
  describedBy: '',
}
