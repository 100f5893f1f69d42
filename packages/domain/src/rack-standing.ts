import {
  capacity,
  RESOURCES,
  takenPart,
  THRESHOLDS,
  tightestPath,
  type Capacity,
  type PathLoad,
  type Resource,
} from './capacity.ts'
import { countersOf, NOTHING, plus, type Counters } from './capacity-counters.ts'
import type { Claim, Hold } from './load.ts'
import { failoverW, normalW, type Path } from './power.ts'

/** How much a rack has of everything, as it is counted or as it will be on a day. */
export interface RackStanding {
  id: string
  capacities: Record<Resource, Capacity>
  paths: Record<Path, PathLoad>
  /** Units that are free in one piece. */
  free_block: number
}

/** What becomes of a claim on a rack, on the first day on which it is so: it is there no more, or is there at last. */
export interface RackChange {
  rack_id: string
  day: string
  what: 'ends' | 'comes'
  claim: Claim
}

interface Delta {
  used: number
  reserved: number
  unknown: number
}

/** What changes do to sums; null is a part that nobody knows. */
function deltaOf(
  changes: readonly RackChange[],
  by: 'space' | 'power',
  of: (claim: Claim) => number | null,
): Delta {
  const sum = { used: 0, reserved: 0, unknown: 0 }
  for (const { what, claim } of changes) {
    const hold: Hold | null = claim[by]
    if (hold === null) continue
    const part = of(claim)
    if (part === null) sum.unknown -= what === 'ends' ? 1 : 0
    else {
      if (hold === 'taken') sum.used -= part
      else sum.reserved -= part
      if (what === 'comes') sum.used += part
    }
  }
  return sum
}

// two things that share units on the two faces free them together: what is left is never less than nothing
const least = (value: number): number => Math.max(0, value)

const withDelta = ({ limit, used, reserved, unknown }: Capacity, delta: Delta): Capacity =>
  capacity(limit, least(used + delta.used), least(reserved + delta.reserved), least(unknown + delta.unknown))

const unitsOf = ({ u_height, position }: Claim): number | null =>
  u_height === null || (u_height > 0 && position === null) ? null : u_height

function pathAfter(load: PathLoad, path: Path, changes: readonly RackChange[]): PathLoad {
  const alone = deltaOf(changes, 'power', (claim) => failoverW(claim, path) ?? claim.budget_w)
  const normal = deltaOf(changes, 'power', (claim) => normalW(claim, path) ?? claim.budget_w)
  return {
    limit: load.limit,
    normal: least(load.normal + normal.used + normal.reserved),
    used: least(load.used + alone.used),
    reserved: least(load.reserved + alone.reserved),
  }
}

/** A rack after changes. The piece of free units is that of before them: it is at least as large. */
export function standingAfter(rack: RackStanding, changes: readonly RackChange[]): RackStanding {
  const { capacities, free_block, id } = rack
  const paths = { a: pathAfter(rack.paths.a, 'a', changes), b: pathAfter(rack.paths.b, 'b', changes) }
  const power = withDelta(
    capacities.power,
    deltaOf(changes, 'power', ({ budget_w }) => budget_w),
  )
  const tight = tightestPath(paths)
  return {
    id,
    paths,
    free_block,
    capacities: {
      space: withDelta(capacities.space, deltaOf(changes, 'space', unitsOf)),
      power: tight === null ? power : capacity(tight.limit, tight.used, tight.reserved, power.unknown),
      weight: withDelta(
        capacities.weight,
        deltaOf(changes, 'space', ({ weight_kg }) => weight_kg),
      ),
      heat: withDelta(
        capacities.heat,
        deltaOf(changes, 'power', ({ heat_w }) => heat_w),
      ),
    },
  }
}

/** Racks as they will be on a day, with what is planned and reserved by then. */
export function standingOn(
  racks: readonly RackStanding[],
  changes: readonly RackChange[],
  day: string,
): RackStanding[] {
  const due = Map.groupBy(
    changes.filter((change) => change.day <= day),
    ({ rack_id }) => rack_id,
  )
  return racks.map((rack) => {
    const own = due.get(rack.id)
    return own === undefined ? rack : standingAfter(rack, own)
  })
}

/** What racks are told apart by: too full in something, with no unit taken, with units reserved alone, not wholly known. */
export const RACK_STATES = ['over', 'free', 'reserved', 'unknown'] as const
export type RackState = (typeof RACK_STATES)[number]

/** Part of anything above which a rack is said to be too full. */
export const OVER_PART = THRESHOLDS.red_above

const IS: Record<RackState, (rack: RackStanding) => boolean> = {
  over: ({ capacities }) => RESOURCES.some((name) => (takenPart(capacities[name]) ?? 0) > OVER_PART),
  free: ({ capacities: { space } }) => space.used === 0 && space.reserved === 0,
  reserved: ({ capacities: { space } }) => space.used === 0 && space.reserved > 0,
  unknown: ({ capacities }) =>
    RESOURCES.some((name) => capacities[name].limit === null || capacities[name].unknown > 0),
}

export const isRack = (state: RackState, rack: RackStanding): boolean => IS[state](rack)

/** What a path has for racks together, in W; racks without it are left out. */
export interface PathTotal {
  racks: number
  limit: number
  normal: number
  free: number
}

/** What racks have together. */
export interface StandingTotals {
  counters: Counters
  free_block: number
  paths: Record<Path, PathTotal>
  states: Record<RackState, number>
}

const pathTotal = (racks: readonly RackStanding[], path: Path): PathTotal => {
  const there = racks.map(({ paths }) => paths[path]).filter(({ limit }) => limit !== null)
  const sum = (of: (load: PathLoad) => number) => there.reduce((all, load) => all + of(load), 0)
  return {
    racks: there.length,
    limit: sum(({ limit }) => limit ?? 0),
    normal: sum(({ normal }) => normal),
    free: sum(({ limit, normal }) => least((limit ?? 0) - normal)),
  }
}

const countOf = (racks: readonly RackStanding[], state: RackState) => racks.filter(IS[state]).length

/** What racks have together. */
export const standingTotals = (racks: readonly RackStanding[]): StandingTotals => ({
  counters: racks.reduce((all, { capacities }) => plus(all, countersOf(capacities)), NOTHING),
  free_block: Math.max(0, ...racks.map(({ free_block }) => free_block)),
  paths: { a: pathTotal(racks, 'a'), b: pathTotal(racks, 'b') },
  states: {
    over: countOf(racks, 'over'),
    free: countOf(racks, 'free'),
    reserved: countOf(racks, 'reserved'),
    unknown: countOf(racks, 'unknown'),
  },
})
