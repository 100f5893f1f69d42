import type { FinderRack, Offer, PlaceSearch } from '../src/finder.ts'
import type { Claim } from '../src/load.ts'
import { blocks, linesOf, triedLanes } from './fit.ts'

/** A rack's part of the answer, as the oracle sees it. */
export type Tried = Pick<Offer, 'rack_id' | 'positions' | 'lanes' | 'from'> & { rank: (number | string)[] }

const DAYS = 200
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** Every set of so many values, each two of which go together; the first ones first. */
function sets<Value>(values: readonly Value[], size: number, goWith: Map<Value, Set<Value>>): Value[][] {
  if (size === 0) return [[]]
  return values.flatMap((value, at) => {
    const others = values.slice(at + 1).filter((other) => goWith.get(value)?.has(other))
    return sets(others, size - 1, goWith).map((rest) => [value, ...rest])
  })
}

/** The racks that take some of the things, best first: every day, every set of positions and every order is tried. */
export function tryAll(racks: readonly FinderRack[], search: PlaceSearch): Tried[] {
  return racks
    .flatMap((rack) => tryRack(rack, search) ?? [])
    .map((tried, order) => ({ ...tried, rank: [...tried.rank, order] }))
    .toSorted((one, other) => {
      for (const [at, part] of one.rank.entries()) {
        const against = other.rank[at] ?? 0
        if (typeof part === 'number' && typeof against === 'number' && Math.abs(part - against) > 1e-9)
          return part - against
        if (typeof part === 'string' && part !== against) return part < against ? -1 : 1
      }
      return 0
    })
}

function tryRack(rack: FinderRack, search: PlaceSearch): Tried | null {
  if (search.row_id !== null && rack.row_id !== search.row_id) return null
  const days = daysOf(rack, search)
  for (let size = search.count; size > 0; size -= 1) {
    for (const { from, claims } of days) {
      const tried = tryDay(rack, claims, { search, size })
      if (tried !== null) return { ...tried, rack_id: rack.id, from, rank: tried.rank.toSpliced(3, 0, from) }
    }
  }
  return null
}

/** Every day from today on, but those on which the same is there as on the day before. */
function daysOf({ claims }: FinderRack, { today, before }: PlaceSearch) {
  const all = Array.from({ length: DAYS }, (_, at) => dayAfter(today, at))
  return all
    .filter((day) => day === today || before === null || day < before)
    .map((from) => ({ from, claims: claims.filter(({ until }) => until === null || until > from) }))
    .filter((day, at, days) => day.claims.length !== days[at - 1]?.claims.length)
}

function tryDay(
  rack: FinderRack,
  claims: readonly Claim[],
  { search: { thing }, size }: { search: PlaceSearch; size: number },
): Pick<Tried, 'positions' | 'lanes' | 'rank'> | null {
  if (rack.u_height === null) return null
  const first = rack.starting_unit ?? 1
  const step = (thing.u_height ?? 1) % 1 === 0 ? 1 : 0.5
  const positions = Array.from({ length: rack.u_height / step }, (_, at) => first + at * step)
  if (rack.u_direction === 'top_down') positions.reverse()
  const among = positions
    .flatMap((position) => triedLanes(thing).map((lane) => ({ position, lane })))
    .filter((spot) => isFree(rack, claims, { ...thing, ...spot, asset_id: null }))
  const placedAt = (spot: (typeof among)[number], at: number): Claim => ({
    ...thing,
    id: `tried-${at}`,
    asset_id: null,
    ...spot,
    space: 'reserved',
    power: thing.is_powered ? 'reserved' : null,
  })
  // two in each other's way are in no set
  const apart = new Map(
    among.map((spot) => {
      const beside = [placedAt(spot, 0)]
      return [
        spot,
        new Set(among.filter((other) => isFree(rack, beside, { ...thing, ...other, asset_id: null }))),
      ]
    }),
  )
  for (const set of sets(among, size, apart)) {
    const placed = set.map(placedAt)
    const linesFor = (claim: Claim) => {
      const besides = [...claims, ...placed.filter(({ id }) => id !== claim.id)]
      return linesOf(rack, besides, { ...claim, airflow: thing.airflow, is_powered: thing.is_powered })
    }
    if (placed.some((claim) => blocks(linesFor(claim)))) continue
    const warnings = placed.slice(0, 1).map(linesFor)[0]?.length ?? 0
    const [at, lanes] = [set.map(({ position }) => position), set.map(({ lane }) => lane)]
    return { positions: at, lanes, rank: rankOf(rack, [...claims, ...placed], [size, warnings]) }
  }
  return null
}

/** Nobody is in its way, not even what is only planned. */
const isFree = (rack: FinderRack, claims: readonly Claim[], thing: Parameters<typeof linesOf>[2]) =>
  !linesOf(rack, claims, thing).some((each) =>
    /^(place_(taken|reserved|planned|outside_rack)|faces_meet) /.test(each),
  )

/** How an offer stands among others; the day comes between what is known and how full it is. */
function rankOf(
  rack: FinderRack,
  claims: readonly Claim[],
  [size, warnings]: [number, number],
): (number | string)[] {
  const parts = [space(rack, claims), power(rack, claims), weight(rack, claims), heat(rack, claims)]
  const known = parts.filter((part) => part !== null)
  return [-size, warnings, 4 - known.length, Math.max(0, ...known)]
}

const part = (taken: number, limit: number) => (limit === 0 ? 1 : taken / limit)

function space(rack: FinderRack, claims: readonly Claim[]): number | null {
  if (rack.u_height === null) return null
  const rows = new Set<number>()
  for (const { space: hold, position, u_height } of claims) {
    if (hold === null || position === null) continue
    for (let row = 0; row < (u_height ?? 0.5) * 2; row += 1) rows.add(position * 2 + row)
  }
  return part(rows.size / 2, rack.u_height)
}

function power(rack: FinderRack, claims: readonly Claim[]): number | null {
  const paths = (['a', 'b'] as const).flatMap((path) => {
    const limit = (rack[`power_capacity_${path}_kw`] ?? 0) * 1000
    if (limit === 0) return []
    const on = claims.filter((claim) => claim.power !== null && claim[`cords_${path}`] !== 0)
    const load = on.map(({ budget_w }) => budget_w ?? 0).reduce((sum, watts) => sum + watts, 0)
    return [{ left: limit - load, part: load / limit }]
  })
  const [worst] = paths.toSorted((one, other) => one.left - other.left)
  return worst?.part ?? null
}

function weight(rack: FinderRack, claims: readonly Claim[]): number | null {
  const m2 = rack.outer_width_mm && rack.outer_depth_mm && (rack.outer_width_mm * rack.outer_depth_mm) / 1e6
  const floor = m2 === null || rack.max_floor_load_kg_m2 === null ? Infinity : rack.max_floor_load_kg_m2 * m2
  const limit = Math.min(floor, rack.max_static_load_kg ?? Infinity)
  const kg = claims.filter((claim) => claim.space !== null).map(({ weight_kg }) => weight_kg ?? 0)
  return limit === Infinity
    ? null
    : part(
        kg.reduce((sum, each) => sum + each, rack.tare_kg ?? 0),
        limit,
      )
}

function heat(rack: FinderRack, claims: readonly Claim[]): number | null {
  if (rack.cooling_capacity_kw === null) return null
  const watts = claims.filter((claim) => claim.power !== null).map(({ heat_w }) => heat_w ?? 0)
  return part(
    watts.reduce((sum, each) => sum + each, 0),
    rack.cooling_capacity_kw * 1000,
  )
}
