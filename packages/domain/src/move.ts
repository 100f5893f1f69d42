import type { PlaceNode } from './node.ts'
import { overlaps, rackRefusal, type Occupancy, type PlaceInput } from './placement.ts'
import type { FormIssue } from './issue.ts'

/** A place as far as it decides what can stand in it. */
export type Holder = Pick<PlaceNode, 'type' | 'u_height' | 'starting_unit'>

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

/** Whether a thing that stands at a place already could be there; null where nothing is against it. */
export function placeRefusal<Other extends Occupancy>(
  place: Holder,
  others: readonly Other[],
  thing: Moving,
): MoveRefusal<Other> | null {
  if (thing.position === null) return null
  const there = { ...thing, position: thing.position }
  const outside = rackRefusal(place, there)
  if (outside !== null) return { code: outside, attr: 'position' }
  const rival = others.find((other) => overlaps(there, other))
  return rival === undefined ? null : { code: 'place_taken', attr: 'position', rival }
}

/**
 * Why a thing cannot be moved to a place, or null. Stricter than `placeRefusal`: what is found standing somewhere is
 * written down, but nothing is sent to a unit that may not exist.
 */
export function moveRefusal<Other extends Occupancy>(
  place: Holder,
  others: readonly Other[],
  thing: Moving,
): MoveRefusal<Other> | null {
  if (place.type === 'region') return { code: 'place_holds_none', attr: 'node_id' }
  if (place.type === 'rack' && place.u_height === null && thing.position !== null) {
    return { code: 'place_height_unknown', attr: 'position' }
  }
  return placeRefusal(place, others, thing)
}

/** The lowest and the highest unit a thing can be mounted at; null where the rack's height is not known or it is too tall. */
export function unitRange(rack: Holder, u_height: number | null): { first: number; last: number } | null {
  if (rack.type !== 'rack' || rack.u_height === null) return null
  const first = rack.starting_unit ?? 1
  const last = Math.floor(first + rack.u_height - (u_height ?? 0.5))
  return last < first ? null : { first, last }
}

/** The whole units of a rack at which a thing would stand on a face, from the lowest; none where a height is not known. */
export function freeUnits(
  rack: Holder,
  others: readonly Occupancy[],
  thing: Pick<Occupancy, 'face' | 'u_height' | 'full_depth'>,
): number[] {
  const range = unitRange(rack, thing.u_height)
  if (range === null) return []
  const units = Array.from({ length: range.last - range.first + 1 }, (_, at) => range.first + at)
  return units.filter((position) => moveRefusal(rack, others, { ...thing, position }) === null)
}

/** Units of a rack that are taken on either face; an unknown height counts as half a unit. */
export function usedUnits(things: readonly Pick<Moving, 'position' | 'u_height'>[]): number {
  const halves = things.flatMap(({ position, u_height }) =>
    position === null ? [] : Array.from({ length: (u_height ?? 0.5) * 2 }, (_, at) => position * 2 + at),
  )
  return new Set(halves).size / 2
}
