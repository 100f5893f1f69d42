import { capacityOf, RESOURCES, takenPart, type RackFacts, type Resource } from './capacity.ts'
import type { FitFinding } from './fit-limits.ts'
import { fit, isBlock, proposals, type Candidate } from './fit.ts'
import { claimsFrom, type Claim, type Mounted, type PassingClaim } from './load.ts'
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
  plan: { rack_id: string; position: number; from: string }[]
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
  const places = offers.flatMap(({ rack_id, positions, from }) =>
    positions.map((position) => ({ rack_id, position, from })),
  )
  const plan = places.slice(0, search.count)
  return { offers, refused, plan, missing: search.count - plan.length }
}

function offerOf(rack: FinderRack, search: PlaceSearch): Offer {
  if (search.row_id !== null && rack.row_id !== search.row_id) {
    return { ...NONE, rack_id: rack.id, from: search.today, against: [{ code: 'other_row' }] }
  }
  let best: Offer | null = null
  for (const day of daysOf(rack, search)) {
    const offer = offerOn(rack, search, day)
    if (best === null || offer.positions.length > best.positions.length) best = offer
    if (best.positions.length === search.count) break
  }
  return best ?? { ...NONE, rack_id: rack.id, from: search.today }
}

const NONE: Omit<Offer, 'rack_id' | 'from'> = {
  positions: [],
  findings: [],
  taken: { space: null, power: null, weight: null, heat: null },
  against: [],
}

/** The days on which something of a rack becomes free, in time, today first. */
function daysOf({ claims }: FinderRack, { today, before }: PlaceSearch): string[] {
  const ends = claims.flatMap(({ until }) =>
    until !== null && until > today && (before === null || until < before) ? [until] : [],
  )
  return [today, ...[...new Set(ends)].toSorted()]
}

/** As many of them as stand in a rack from a day on for good, each as near to the floor as it goes. */
function offerOn(rack: FinderRack, { thing, count }: PlaceSearch, day: string): Offer {
  const claims = claimsFrom(rack.claims, day)
  const next = { ...thing, asset_id: null }
  const placed: Claim[] = []
  let findings: FitFinding[] = []
  const below = (position: number) => unitsBelow(rack, { position, u_height: thing.u_height })
  const starts = proposals(rack, claims, { ...thing, position: null })
  for (const position of starts.toSorted((one, other) => below(one) - below(other))) {
    if (placed.length === count) break
    const there = { ...thing, position }
    if (placed.some((one) => inTheWay(rack, { ...one, position: one.position ?? 0 }, there))) continue
    const found = fit(rack, [...claims, ...placed], { ...next, position }).findings
    if (found.some(isBlock)) break
    findings = found
    placed.push(claimFor(there, placed.length, thing.is_powered))
  }
  const after = [...claims, ...placed]
  const capacities = capacityOf(rack, after)
  return {
    rack_id: rack.id,
    positions: placed.flatMap(({ position }) => position ?? []),
    from: day,
    findings,
    taken: {
      space: takenPart(capacities.space),
      power: takenPart(capacities.power),
      weight: takenPart(capacities.weight),
      heat: takenPart(capacities.heat),
    },
    against: placed.length === count ? [] : againstOneMore(rack, after, next),
  }
}

const claimFor = (thing: Mounted, at: number, is_powered: boolean): Claim => ({
  ...thing,
  id: `new-${at}`,
  asset_id: null,
  space: 'reserved',
  power: is_powered ? 'reserved' : null,
})

/** Why a rack takes no further one: its limits, or that no gap is high enough for it. */
function againstOneMore(
  rack: FinderRack,
  claims: readonly Claim[],
  thing: Omit<Candidate, 'position'>,
): Against[] {
  const limits = fit(rack, claims, { ...thing, position: null }).findings.filter(isBlock)
  const free = largestFree(
    rack,
    claims.filter(({ space }) => space !== null),
  )
  if (free === null) return [...limits, { code: 'place_height_unknown', level: 'warn' }]
  if (proposals(rack, claims, { ...thing, position: null }).length > 0) return limits
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
