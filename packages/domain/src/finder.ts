import { capacityOf, RESOURCES, takenPart, type RackFacts, type Resource } from './capacity.ts'
import type { FitFinding } from './fit-limits.ts'
import { fit, isBlock, proposals, type Candidate } from './fit.ts'
import type { Lane } from './lane.ts'
import { claimsFrom, type Claim, type PassingClaim } from './load.ts'
import { inTheWay, largestFree, unitsBelow } from './rack-space.ts'

/** A rack that places are looked for in. */
export interface FinderRack extends RackFacts {
  id: string
  row_id: string | null
  claims: readonly PassingClaim[]
}

/** What places are looked for: so many equal things, in one row or in any, from today until before a day. */
export interface PlaceSearch {
  thing: Omit<Candidate, 'position' | 'asset_id'>
  count: number
  /** The only row that is wanted. */
  row_id: string | null
  today: string
  /** The day before which they must be able to stand there; null where it does not matter. */
  before: string | null
}

/** Why a rack takes none of them, or no more: what the fit check says, no gap that is high enough, or not looked at. */
export type Against = FitFinding | { code: 'other_row' } | { code: 'no_space'; is: number; limit: number }

/** A rack that takes some of them. */
export interface Offer {
  rack_id: string
  /** Where they would stand, from the floor up. */
  positions: number[]
  /** The lanes they would stand in, one of each position. */
  lanes: (Lane | null)[]
  /** The first day on which they all can. */
  from: string
  /** What is worth knowing once they stand there. */
  findings: FitFinding[]
  /** The part of each resource that is taken then; null where its limit is not known. */
  taken: Record<Resource, number | null>
  /** Why it takes no more of them, where not all stand in it. */
  against: Against[]
}

/** Where things can stand, best first, and where not. */
export interface Found {
  offers: Offer[]
  refused: { rack_id: string; against: Against[] }[]
  /** The best places for all of them, one after the other. */
  plan: { rack_id: string; position: number; lane: Lane | null; from: string }[]
  /** How many of them no place was found for. */
  missing: number
}

/**
 * Places for equal things in a list of racks, with why and why not. The racks that take most of them come first, then those
 * about which least is to be said, of which most is known, that are free soonest, and that are least full in the end.
 */
export function findPlaces(racks: readonly FinderRack[], search: PlaceSearch): Found {
  const all = racks.map((rack) => ({ rack, result: offerOf(rack, search) }))
  const offers = all
    .flatMap(({ result }) => (result.positions.length > 0 ? [result] : []))
    .map((offer) => ({ offer, rank: rankOf(offer) }))
    .toSorted((one, other) => compare(one.rank, other.rank))
    .map(({ offer }) => offer)
  const refused = all.flatMap(({ rack, result: { positions, against } }) =>
    positions.length === 0 ? [{ rack_id: rack.id, against }] : [],
  )
  const places = offers.flatMap(({ rack_id, positions, lanes, from }) =>
    positions.map((position, at) => ({ rack_id, position, lane: lanes[at] ?? null, from })),
  )
  const plan = places.slice(0, search.count)
  return { offers, refused, plan, missing: search.count - plan.length }
}

function offerOf(rack: FinderRack, search: PlaceSearch): Offer {
  if (search.row_id !== null && rack.row_id !== search.row_id) {
    const taken = { space: null, power: null, weight: null, heat: null }
    const nothing = { positions: [], lanes: [], findings: [], taken, from: search.today }
    return { ...nothing, rack_id: rack.id, against: [{ code: 'other_row' }] }
  }
  const { from, there, placed, findings } = bestFilling(rack, search)
  const claims = [...there, ...placed]
  const { space, power, weight, heat } = capacityOf(rack, claims)
  return {
    rack_id: rack.id,
    positions: placed.map(({ position }) => position),
    lanes: placed.map(({ lane = null }) => lane),
    from,
    findings,
    taken: {
      space: takenPart(space),
      power: takenPart(power),
      weight: takenPart(weight),
      heat: takenPart(heat),
    },
    against: placed.length === search.count ? [] : againstOneMore(rack, claims, search.thing),
  }
}

/** What stands in a rack from a day on, with what is put into it. */
interface Filling {
  from: string
  there: readonly Claim[]
  placed: readonly (Claim & { position: number })[]
  findings: FitFinding[]
}

/** The first day on which most of them stand in a rack. */
function bestFilling(rack: FinderRack, search: PlaceSearch): Filling {
  let best = fill(rack, search, search.today)
  for (const day of laterDays(rack, search)) {
    if (best.placed.length === search.count) break
    const later = fill(rack, search, day)
    // where there is nothing on any day, what is against it on the last one is what stays against it
    if (best.placed.length === 0 || later.placed.length > best.placed.length) best = later
  }
  return best
}

/** The days in time, after today, on which something of a rack becomes free. */
function laterDays({ claims }: FinderRack, { today, before }: PlaceSearch): string[] {
  const ends = claims.flatMap(({ until }) =>
    until !== null && until > today && (before === null || until < before) ? [until] : [],
  )
  return [...new Set(ends)].toSorted()
}

/** As many of them as stand in a rack from a day on for good, each as near to the floor as it goes. */
function fill(rack: FinderRack, { thing, count }: PlaceSearch, from: string): Filling {
  const there = claimsFrom(rack.claims, from)
  const placed: (Claim & { position: number })[] = []
  let findings: FitFinding[] = []
  const below = (position: number) => unitsBelow(rack, { position, u_height: thing.u_height })
  const starts = proposals(rack, there, { ...thing, position: null })
  for (const spot of starts.toSorted((one, other) => below(one.position) - below(other.position))) {
    if (placed.length === count) break
    const next = { ...thing, asset_id: null, ...spot }
    if (placed.some((one) => inTheWay(rack, one, next))) continue
    const found = fit(rack, [...there, ...placed], next).findings
    if (found.some(isBlock)) break
    findings = found
    const power = thing.is_powered ? 'reserved' : null
    placed.push({ ...next, id: `new-${placed.length}`, space: 'reserved', power })
  }
  return { from, there, placed, findings }
}

/** Why a rack takes no further one: its limits, or that no gap is high enough for it. */
function againstOneMore(rack: FinderRack, claims: readonly Claim[], thing: PlaceSearch['thing']): Against[] {
  const next = { ...thing, asset_id: null, position: null }
  const limits = fit(rack, claims, next).findings.filter(isBlock)
  const there = claims.filter(({ space }) => space !== null)
  const free = largestFree(rack, there)
  if (free === null) return [...limits, { code: 'place_height_unknown', level: 'warn' }]
  if (proposals(rack, claims, next).length > 0) return limits
  return [...limits, { code: 'no_space', is: thing.u_height ?? 0, limit: free }]
}

/** What orders offers: compared from the left, less is better. */
function rankOf({ positions, findings, from, taken }: Offer): (number | string)[] {
  const parts = RESOURCES.flatMap((name) => taken[name] ?? [])
  return [-positions.length, findings.length, RESOURCES.length - parts.length, from, Math.max(0, ...parts)]
}

function compare(one: readonly (number | string)[], other: readonly (number | string)[]): number {
  const at = one.findIndex((part, index) => part !== other[index])
  const [left, right] = [one[at], other[at]]
  return left === undefined || right === undefined ? 0 : left < right ? -1 : 1
}
