import { firmest, hasUnit, type Claim, type Hold, type Load } from './load.ts'
import type { PlaceNode } from './node.ts'
import { failoverW, normalW, PATHS, type Path } from './power.ts'
import { usedUnits, type RackSpace } from './rack-space.ts'

/** What is known of a rack: mm, kg, kW; null is unknown and limits nothing. */
export interface RackFacts extends RackSpace, Pick<PlaceNode, 'u_direction'> {
  outer_width_mm: number | null
  outer_depth_mm: number | null
  mounting_depth_mm: number | null
  tare_kg: number | null
  max_static_load_kg: number | null
  /** What the floor under it bears, in kg/m2. */
  max_floor_load_kg_m2: number | null
  power_capacity_a_kw: number | null
  power_capacity_b_kw: number | null
  cooling_capacity_kw: number | null
  airflow: 'front_to_rear' | 'rear_to_front' | null
}

/** What a rack's limit in kW is in W. */
export const inWatts = (kw: number | null): number | null => (kw === null ? null : kw * 1000)

/** What a path can give a rack, in W. */
export const pathLimit = (rack: RackFacts, path: Path): number | null =>
  inWatts(path === 'a' ? rack.power_capacity_a_kw : rack.power_capacity_b_kw)

/** W of heat: what things give off, and what is lost on the way to them. */
export const heatW = (things: readonly Pick<Load, 'heat_w'>[], losses_w = 0): number =>
  things.reduce((sum, { heat_w }) => sum + (heat_w ?? 0), losses_w)

/** kg on the floor: the rack itself and what is in it; what nobody has weighed is left out. */
export const totalKg = (tare_kg: number | null, things: readonly Pick<Load, 'weight_kg'>[]): number =>
  things.reduce((sum, { weight_kg }) => sum + (weight_kg ?? 0), tare_kg ?? 0)

/** The floor under a rack in m2; null where one of its sides is not known. */
const footprintM2 = ({ outer_width_mm, outer_depth_mm }: Footprint): number | null =>
  outer_width_mm && outer_depth_mm ? (outer_width_mm * outer_depth_mm) / 1_000_000 : null
type Footprint = Pick<RackFacts, 'outer_width_mm' | 'outer_depth_mm'>

/** kg/m2 that a weight puts on the floor under a rack; null where one of its sides is not known. */
export function floorLoad(kg: number, rack: Footprint): number | null {
  const area = footprintM2(rack)
  return area === null ? null : kg / area
}

/** The most kg that a rack may weigh with all in it, for its own sake or for the floor's. */
function weightLimit(rack: RackFacts): number | null {
  const area = footprintM2(rack)
  const floor = rack.max_floor_load_kg_m2 === null || area === null ? null : rack.max_floor_load_kg_m2 * area
  if (floor === null || rack.max_static_load_kg === null) return floor ?? rack.max_static_load_kg
  return Math.min(floor, rack.max_static_load_kg)
}

/** Parts of what there is from which it is amber, and above which it is red. */
export interface Thresholds {
  amber_from: number
  red_above: number
}
export const THRESHOLDS: Thresholds = { amber_from: 0.6, red_above: 0.8 }

export type Level = 'calm' | 'amber' | 'red'

/** How full something is that is taken to a part from 0 to 1. */
export const levelOf = (part: number, { amber_from, red_above }: Thresholds = THRESHOLDS): Level =>
  part > red_above ? 'red' : part >= amber_from ? 'amber' : 'calm'

/** What a place has of four things, always in this order. */
export const RESOURCES = ['space', 'power', 'weight', 'heat'] as const
export type Resource = (typeof RESOURCES)[number]

/** How much of one resource a place has: U, W, kg or W of heat. */
export interface Capacity {
  /** Null where nobody has said; it then limits nothing. */
  limit: number | null
  used: number
  /** Kept by reservations or wanted by plans. */
  reserved: number
  /** Null where the limit is not known; never less than nothing. */
  free: number | null
  /** Things whose part nobody knows: the sums leave them out. */
  unknown: number
}

/** What of a limit is left; 0 where it is overdrawn. */
const freeOf = (limit: number | null, taken: number): number | null =>
  limit === null ? null : Math.max(0, limit - taken)

/** What there is of a resource, with what is left of it. */
export const capacity = (
  limit: number | null,
  used: number,
  reserved: number,
  unknown: number,
): Capacity => ({ limit, used, reserved, free: freeOf(limit, used + reserved), unknown })

/** What things hold together of something. */
export type Held = Pick<Capacity, 'used' | 'reserved' | 'unknown'>

const nothing = (): Held => ({ used: 0, reserved: 0, unknown: 0 })

function add(sum: Held, hold: Hold | null, part: number | null): void {
  if (part === null) sum.unknown += 1
  else if (hold === 'taken') sum.used += part
  else sum.reserved += part
}

/** What claims hold together, whatever there is of it. */
export interface Sums {
  held: Record<Resource, Held>
  /** What a path carries while the other one is there too, and once that has failed. */
  paths: Record<Path, { normal: Held; alone: Held }>
}

/**
 * What claims hold together. What nobody knows the cords of may hang on either path: nothing known must not look like
 * nothing used.
 */
export function sumsOf(claims: readonly Claim[]): Sums {
  const held = { space: unitsOf(claims), power: nothing(), weight: nothing(), heat: nothing() }
  const paths = {
    a: { normal: nothing(), alone: nothing() },
    b: { normal: nothing(), alone: nothing() },
  }
  const firm = firmest(claims)
  for (const { space, weight_kg } of firm.space) add(held.weight, space, weight_kg)
  for (const claim of firm.power) {
    add(held.power, claim.power, claim.budget_w)
    add(held.heat, claim.power, claim.heat_w)
    for (const path of PATHS) {
      add(paths[path].normal, claim.power, normalW(claim, path) ?? claim.budget_w)
      add(paths[path].alone, claim.power, failoverW(claim, path) ?? claim.budget_w)
    }
  }
  return { held, paths }
}

function unitsOf(claims: readonly Claim[]): Held {
  const holding = claims.filter(({ space }) => space !== null)
  const used = usedUnits(holding.filter(({ space }) => space === 'taken'))
  const unknown = holding.filter(
    (thing) => thing.u_height === null || (thing.u_height > 0 && !hasUnit(thing)),
  )
  return { used, reserved: usedUnits(holding) - used, unknown: unknown.length }
}

/** What a path has to carry for a rack, in W. */
export interface PathLoad {
  /** What it can give; null where there is no such path, or nobody knows. */
  limit: number | null
  /** What it carries while the other path is there too, reserved or not. */
  normal: number
  /** What it carries once the other path has failed: of what is there, and of what is reserved. */
  used: number
  reserved: number
}

/** What either path carries for a rack. */
export const pathsOf = (rack: RackFacts, claims: readonly Claim[]): Record<Path, PathLoad> =>
  pathsWith(rack, sumsOf(claims))

function pathsWith(rack: RackFacts, { paths }: Sums): Record<Path, PathLoad> {
  const load = (path: Path): PathLoad => {
    const { normal, alone } = paths[path]
    // a path of no capacity is not there
    const limit = pathLimit(rack, path) || null
    return { limit, normal: normal.used + normal.reserved, used: alone.used, reserved: alone.reserved }
  }
  return { a: load('a'), b: load('b') }
}

/** The power of a rack by its paths: the one on which least is left once the other one has failed; null where there is none. */
export function tightestPath(paths: Record<Path, PathLoad>): PathLoad | null {
  const left = ({ limit, used, reserved }: PathLoad) => (limit ?? 0) - used - reserved
  const there = PATHS.map((path) => paths[path]).filter(({ limit }) => limit !== null)
  return there.toSorted((one, other) => left(one) - left(other))[0] ?? null
}

/** The power of a rack: what its tightest path has to carry; all that is known of it where there is no path. */
function powerOf(rack: RackFacts, sums: Sums): Capacity {
  const { power } = sums.held
  const path = tightestPath(pathsWith(rack, sums))
  return path === null ? fromHeld(null, power) : capacity(path.limit, path.used, path.reserved, power.unknown)
}

const fromHeld = (limit: number | null, { used, reserved, unknown }: Held) =>
  capacity(limit, used, reserved, unknown)

/** How much of each resource a rack has, with what stands in it, is reserved and planned. */
export function capacityOf(rack: RackFacts, claims: readonly Claim[]): Record<Resource, Capacity> {
  const sums = sumsOf(claims)
  const { space, weight, heat } = sums.held
  return {
    space: fromHeld(rack.u_height, space),
    power: powerOf(rack, sums),
    weight: fromHeld(weightLimit(rack), { ...weight, used: weight.used + (rack.tare_kg ?? 0) }),
    heat: fromHeld(inWatts(rack.cooling_capacity_kw), heat),
  }
}

/** The part of a resource that is taken, from 0; null where it has no known limit. A limit of nothing is full. */
export const takenPart = ({ limit, used, reserved }: Capacity): number | null =>
  limit === null ? null : limit === 0 ? 1 : (used + reserved) / limit

/** How much of a whole rack can still be used: what is free of its scarcest resource. Null where no limit is known. */
export function usablePart(capacities: Record<Resource, Capacity>): number | null {
  const parts = RESOURCES.flatMap((name) => takenPart(capacities[name]) ?? [])
  return parts.length === 0 ? null : Math.max(0, 1 - Math.max(...parts))
}
