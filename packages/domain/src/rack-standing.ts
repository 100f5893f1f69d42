import {
  capacity,
  RESOURCES,
  sumsOf,
  takenPart,
  THRESHOLDS,
  tightestPath,
  type Capacity,
  type Held,
  type PathLoad,
  type Resource,
  type Sums,
} from './capacity.ts'
import { countersOf, exact, NOTHING, plus, type Counters } from './capacity-counters.ts'
import type { Claim } from './load.ts'
import type { Path } from './power.ts'

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

/** What is to become of racks, and what of them stays where anything else changes. */
export interface RackOutlook {
  changes: readonly RackChange[]
  /** What shares units with claims that change, or is of the same thing as one: no unit is free before all have left it. */
  stays: ReadonlyMap<string, readonly Claim[]>
}

/** Nothing becomes of any rack. */
export const UNCHANGED: RackOutlook = { changes: [], stays: new Map() }

/** What is there of changing claims on a day: what has come by then has what it wanted. */
const claimsOn = (changes: readonly RackChange[], day: string): Claim[] =>
  changes.flatMap(({ day: first, what, claim }): Claim[] => {
    if (first > day) return [claim]
    if (what === 'ends') return []
    return [{ ...claim, space: claim.space && 'taken', power: claim.power && 'taken' }]
  })

// racks are counted anew a moment after they change: what is left is never less than nothing
const least = (value: number): number => Math.max(0, exact(value))

/** A rack once other claims are there than those it was counted with. */
function standingWith(rack: RackStanding, was: Sums, is: Sums): RackStanding {
  const load = (path: Path): PathLoad => {
    const [now, { normal, alone }, before] = [rack.paths[path], is.paths[path], was.paths[path]]
    const both = normal.used + normal.reserved - before.normal.used - before.normal.reserved
    return {
      limit: now.limit,
      normal: least(now.normal + both),
      used: least(now.used + alone.used - before.alone.used),
      reserved: least(now.reserved + alone.reserved - before.alone.reserved),
    }
  }
  const all = (resource: Resource): Capacity => {
    const [now, then, before] = [rack.capacities[resource], is.held[resource], was.held[resource]]
    const by = (part: keyof Held) => least(now[part] + then[part] - before[part])
    return capacity(now.limit, by('used'), by('reserved'), by('unknown'))
  }
  const [paths, power] = [{ a: load('a'), b: load('b') }, all('power')]
  const tight = tightestPath(paths)
  return {
    ...rack,
    paths,
    capacities: {
      space: all('space'),
      power: tight === null ? power : capacity(tight.limit, tight.used, tight.reserved, power.unknown),
      weight: all('weight'),
      heat: all('heat'),
    },
  }
}

/**
 * A rack as it is on days that follow each other, by all its changes. It is counted anew only where something has become
 * of it between two; the piece of free units stays that of today: it is at least as large.
 */
export function standingsOn(
  rack: RackStanding,
  { changes, stays }: { changes: readonly RackChange[]; stays: readonly Claim[] },
  days: readonly string[],
): RackStanding[] {
  const claims = changes.map(({ claim }) => claim)
  let [last, seen, today]: [RackStanding, number, Sums | null] = [rack, 0, null]
  return days.map((day) => {
    const due = changes.filter((change) => change.day <= day).length
    if (due === seen) return last
    today ??= sumsOf([...stays, ...claims])
    last = standingWith(rack, today, sumsOf([...stays, ...claimsOn(changes, day)]))
    seen = due
    return last
  })
}

/** Racks as they will be on a day, with what is planned and reserved by then. */
export function standingOn(
  racks: readonly RackStanding[],
  { changes, stays }: RackOutlook,
  day: string,
): RackStanding[] {
  const changing = Map.groupBy(changes, ({ rack_id }) => rack_id)
  return racks.map((rack) => {
    const own = { changes: changing.get(rack.id) ?? [], stays: stays.get(rack.id) ?? [] }
    const [then = rack] = standingsOn(rack, own, [day])
    return then
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
