import { isBlock, type Candidate } from './fit.ts'
import type { Lane } from './lane.ts'
import { judge, type Arrival } from './judge.ts'
import type { RackFacts } from './capacity.ts'
import type { Claim } from './load.ts'
import type { Face } from './placement.ts'

/** Where a rack stands: its row, its place among all of the room, and on the floor where somebody has drawn it. */
export interface RackSpot {
  id: string
  row_id: string | null
  /** Its number in the order of the room. */
  order: number
  x_mm: number | null
  y_mm: number | null
}

/** A unit of a side of a rack; none for what hangs beside the rails. */
export interface NearPlace {
  node_id: string
  face: Face | null
  position: number | null
  lane: Lane | null
}

/** Racks from the nearest to a rack on: those of its row first, by the floor where that is drawn, else by their order. */
export function byNearness<Spot extends RackSpot>(from: RackSpot, spots: readonly Spot[]): Spot[] {
  const rank = (spot: Spot): number[] => [
    Number(spot.row_id === null || spot.row_id !== from.row_id),
    ...distance(from, spot),
    spot.order,
  ]
  return spots
    .map((spot) => ({ spot, rank: rank(spot) }))
    .toSorted((one, other) => compare(one.rank, other.rank))
    .map(({ spot }) => spot)
}

/** How far two racks are apart; what is drawn comes before what is not. */
function distance(from: RackSpot, to: RackSpot): [number, number] {
  const [across, along] = [gap(from.x_mm, to.x_mm), gap(from.y_mm, to.y_mm)]
  return across === null || along === null
    ? [1, Math.abs(to.order - from.order)]
    : [0, Math.hypot(across, along)]
}

const gap = (from: number | null, to: number | null): number | null =>
  from === null || to === null ? null : to - from

const compare = (one: readonly number[], other: readonly number[]): number =>
  one.map((part, at) => part - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0

interface Wanted {
  candidate: Candidate
  arrival: Arrival
}

type Known = RackFacts & { id: string; claims: readonly Claim[] }

/** The nearest unit of a rack at which a thing fits, on the side it is wanted at before the other one; undefined for none. */
export function nearestIn(rack: Known, { candidate, arrival }: Wanted): NearPlace | undefined {
  // what takes no units hangs beside the rails, and what has no unit yet is wanted as low as it goes
  const position = candidate.u_height === 0 ? null : (candidate.position ?? rack.starting_unit ?? 1)
  for (const face of sidesOf(candidate.face)) {
    const { findings, nearest, nearest_lane } = judge(
      rack,
      rack.claims,
      { ...candidate, position, face },
      arrival,
    )
    if (!findings.some(isBlock)) return { node_id: rack.id, face, position, lane: candidate.lane ?? null }
    if (nearest !== null) return { node_id: rack.id, face, position: nearest, lane: nearest_lane }
  }
  return undefined
}

const sidesOf = (face: Face | null): (Face | null)[] =>
  face === null ? [null] : [face, face === 'front' ? 'rear' : 'front']
