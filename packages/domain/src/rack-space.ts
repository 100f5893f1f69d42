import type { FormIssue } from './issue.ts'
import type { Lane } from './lane.ts'
import { sharesWidth, siblingsOf } from './lane-span.ts'
import type { PlaceNode } from './node.ts'
import type { Face } from './placement.ts'

/** What a thing takes of a rack: units in halves, lengths in mm; null is unknown, never assumed. */
export interface Occupancy {
  /** The lowest number among its units, whichever way the rack counts. */
  position: number
  /** The face it is mounted on. */
  face: Face | null
  u_height: number | null
  full_depth: boolean | null
  /** The part of the width it takes; without one all of it. */
  lane?: Lane | null
  /** From the rails it hangs on to its far end. */
  depth_mm?: number | null
}

/** The units of a rack. */
export type RackUnits = Pick<PlaceNode, 'u_height' | 'starting_unit'>

/** A rack as far as it decides what is in whose way. */
export interface RackSpace extends RackUnits {
  /** From the front rails to the rear ones. */
  mounting_depth_mm?: number | null
}

/** The least there is: what nobody knows the height of takes this much, and must find this much within the rack. */
const HALF = 0.5

/** The units between which a thing stands; an unknown height is its first half unit only, a 0U strip takes none. */
const endOf = ({ position, u_height }: Pick<Occupancy, 'position' | 'u_height'>): number =>
  position + (u_height ?? HALF)

const sharesUnits = (one: Occupancy, other: Occupancy): boolean =>
  Math.max(one.position, other.position) < Math.min(endOf(one), endOf(other))

const onBothFaces = ({ face, full_depth }: Occupancy): boolean => face === null || full_depth === true

/** Whether two things stand at the same units of the same part of the width. */
const meets = (one: Occupancy, other: Occupancy): boolean =>
  sharesUnits(one, other) && sharesWidth(one.lane, other.lane)

/** Whether two things claim the same half unit of the same face and lane. */
export const overlaps = (one: Occupancy, other: Occupancy): boolean =>
  meets(one, other) && (onBothFaces(one) || onBothFaces(other) || one.face === other.face)

/** Whether two things on the two faces of the same units are together deeper than the rack is between its rails. */
export function facesMeet(
  { mounting_depth_mm }: Pick<RackSpace, 'mounting_depth_mm'>,
  one: Occupancy,
  other: Occupancy,
): boolean {
  if (mounting_depth_mm == null || one.depth_mm == null || other.depth_mm == null) return false
  const opposite = one.face !== null && other.face !== null && one.face !== other.face
  return opposite && one.depth_mm + other.depth_mm > mounting_depth_mm && meets(one, other)
}

/** Whether two things cannot both stand in a rack where they stand. */
export const inTheWay = (rack: RackSpace, one: Occupancy, other: Occupancy): boolean =>
  overlaps(one, other) || facesMeet(rack, one, other)

const firstOf = ({ starting_unit }: RackUnits): number => starting_unit ?? 1
const sizeOf = (u_height: number | null): number => Math.max(HALF, u_height ?? HALF)

/** Whether a thing reaches out of a rack's units; a rack of unknown height has no upper end. */
export function isOutside(rack: RackUnits, { position, u_height }: Pick<Occupancy, 'position' | 'u_height'>) {
  const first = firstOf(rack)
  if (position < first) return true
  return rack.u_height !== null && position + sizeOf(u_height) > first + rack.u_height
}

/** Why a thing cannot stand at a unit of a place, or null. */
export function rackRefusal(
  place: Pick<PlaceNode, 'type'> & RackUnits,
  thing: Pick<Occupancy, 'position' | 'u_height'>,
): Extract<FormIssue, 'place_needs_rack' | 'place_outside_rack'> | null {
  if (place.type !== 'rack') return 'place_needs_rack'
  return isOutside(place, thing) ? 'place_outside_rack' : null
}

/** Every position within a rack at which a thing of a height can start, from the lowest number; none of an unknown rack. */
export function startsIn(rack: RackUnits, u_height: number | null, step = 1): number[] {
  if (rack.u_height === null) return []
  const count = Math.floor((rack.u_height - sizeOf(u_height)) / step) + 1
  return Array.from({ length: Math.max(0, count) }, (_, at) => firstOf(rack) + at * step)
}

/** Rails have holes for whole units; only what is not a whole number of units high stands between them. */
export const stepOf = (u_height: number | null): 0.5 | 1 => (Number.isInteger(u_height ?? 1) ? 1 : HALF)

/** Where in a rack a thing starts, and in which lane. */
export interface Spot {
  position: number
  lane: Lane | null
}

/** The lanes that a thing may stand in, its own one first; null is the whole width. */
const lanesFor = ({ lane }: Pick<Occupancy, 'lane'>): (Lane | null)[] =>
  lane ? [lane, ...siblingsOf(lane).filter((other) => other !== lane)] : [null]

/**
 * Those of a rack's positions at which nobody is in a thing's way, from the lowest number, with the lanes that are free
 * there: for what has a lane, those of its width.
 */
export const freeSpots = (
  rack: RackSpace,
  others: readonly Occupancy[],
  thing: Omit<Occupancy, 'position'>,
  step = 1,
): Spot[] =>
  startsIn(rack, thing.u_height, step).flatMap((position) =>
    lanesFor(thing).flatMap((lane) => {
      const there = { ...thing, position, lane }
      return others.some((other) => inTheWay(rack, there, other)) ? [] : [{ position, lane }]
    }),
  )

/** A thing that may stand in a rack without a unit. */
type Loose = Pick<Occupancy, 'u_height'> & { position: number | null }

/** The numbers of the half units that a thing takes on either face: twice a unit's. */
export function halvesOf({ position, u_height }: Loose): number[] {
  const halves: number[] = []
  if (position === null) return halves
  const [first, count] = [position / HALF, (u_height ?? HALF) / HALF]
  // racks by the thousand are counted anew for a forecast
  for (let at = 0; at < count; at += 1) halves.push(first + at)
  return halves
}

/** The half units that things take together. */
function halvesIn(things: readonly Loose[]): Set<number> {
  const halves = new Set<number>()
  for (const thing of things) for (const half of halvesOf(thing)) halves.add(half)
  return halves
}

/** Units of a rack that are taken on either face; one that is taken in a part of its width counts as taken. */
export const usedUnits = (things: readonly Loose[]): number => halvesIn(things).size * HALF

/** The tallest run of units that is free on both faces and in all their width; null where the rack's height is not known. */
export function largestFree(rack: RackUnits, things: readonly Loose[]): number | null {
  if (rack.u_height === null) return null
  const taken = halvesIn(things)
  const first = firstOf(rack) / HALF
  let [run, longest] = [0, 0]
  for (let half = first; half < first + rack.u_height / HALF; half += 1) {
    run = taken.has(half) ? 0 : run + 1
    longest = Math.max(longest, run)
  }
  return longest * HALF
}

/** Units between the bottom of a rack and the lower edge of a thing, whichever way the rack counts. */
export function unitsBelow(
  rack: RackUnits & Pick<PlaceNode, 'u_direction'>,
  thing: Pick<Occupancy, 'position' | 'u_height'>,
): number {
  const from = thing.position - firstOf(rack)
  return rack.u_direction === 'top_down' ? (rack.u_height ?? 0) - from - sizeOf(thing.u_height) : from
}
