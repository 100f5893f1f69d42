import type { PlaceNode } from './node.ts'
import type { FormIssue } from './issue.ts'
import type { PlaceInput } from './placement.ts'
import { inTheWay, rackRefusal, startsIn, type Occupancy, type RackSpace } from './rack-space.ts'

/** A place as far as it decides what can stand in it. */
export interface Holder extends Pick<PlaceNode, 'type'>, RackSpace {
  /** Whether it and all it is in are in use; so is one of which that is not said. */
  in_use?: boolean
}

/** What is to be moved and where to in its new place. */
export interface Moving extends Omit<Occupancy, 'position'> {
  position: number | null
}

/** Why a thing cannot be moved to a place: what is wrong, of which field, and who is in the way. */
export interface MoveRefusal<Other> {
  code: FormIssue
  attr: keyof PlaceInput
  rival?: Other
}

/**
 * Why a thing cannot be where it is found, by its units alone; null where nothing is against it. For what is written down
 * in great numbers, and for models that change their size; else `judge` is asked, which looks at everything.
 */
export function placeRefusal<Other extends Occupancy>(
  place: Holder,
  others: readonly Other[],
  thing: Moving,
): MoveRefusal<Other> | null {
  if (thing.position === null) return null
  const there = { ...thing, position: thing.position }
  const outside = rackRefusal(place, there)
  if (outside !== null) return { code: outside, attr: 'position' }
  const rival = others.find((other) => inTheWay(place, there, other))
  return rival === undefined ? null : { code: 'place_taken', attr: 'position', rival }
}

/**
 * Why a thing cannot be moved to a place, or null. Stricter than `placeRefusal`: what is found standing somewhere is
 * written down, but nothing is sent to a unit that may not exist, or to a place out of use.
 */
export function moveRefusal<Other extends Occupancy>(
  place: Holder,
  others: readonly Other[],
  thing: Moving,
): MoveRefusal<Other> | null {
  if (place.type === 'region') return { code: 'place_holds_none', attr: 'node_id' }
  if (place.in_use === false) return { code: 'place_out_of_use', attr: 'node_id' }
  if (place.type === 'rack' && place.u_height === null && thing.position !== null) {
    return { code: 'place_height_unknown', attr: 'position' }
  }
  return placeRefusal(place, others, thing)
}

/** The lowest and the highest unit a thing can be mounted at; null where the rack's height is not known or it is too tall. */
export function unitRange(rack: Holder, u_height: number | null): { first: number; last: number } | null {
  const starts = rack.type === 'rack' ? startsIn(rack, u_height) : []
  const [first, last] = [starts[0], starts.at(-1)]
  return first === undefined || last === undefined ? null : { first, last }
}
