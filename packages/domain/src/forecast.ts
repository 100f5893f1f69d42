import { RESOURCES, type Resource } from './capacity.ts'
import { exact } from './capacity-counters.ts'
import { addDays } from './date.ts'
import { standingsOn, type RackOutlook, type RackStanding } from './rack-standing.ts'

/** Months that a forecast looks ahead. */
export const FORECAST_MONTHS = 12
/** Days beyond which a trend says nothing. */
export const TREND_DAYS = 5 * 365

/** What is taken of a resource on a day by racks whose limit is known. */
export interface ForecastPoint {
  day: string
  used: number
  reserved: number
}

/** How a resource is taken from month to month, of how much, and the day on which nothing is left. */
export interface Forecast {
  limit: number
  points: ForecastPoint[]
  /** Null where the trend does not reach the limit. */
  full_on: string | null
}

/** A day and the first days of the months after it. */
export function monthsFrom(day: string, months = FORECAST_MONTHS): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const firsts = Array.from({ length: months }, (_, at) =>
    new Date(Date.UTC(year, month + at, 1)).toISOString().slice(0, 10),
  )
  return [day, ...firsts]
}

const DAY_MS = 864e5
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** What is taken a day later, by the line that comes nearest to all points. */
function slopeOf(points: readonly { at: number; taken: number }[]): number {
  const mean = (of: (point: { at: number; taken: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [at, taken] = [mean((point) => point.at), mean((point) => point.taken)]
  const spread = points.reduce((sum, point) => sum + (point.at - at) ** 2, 0)
  if (spread === 0) return 0
  return points.reduce((sum, point) => sum + (point.at - at) * (point.taken - taken), 0) / spread
}

/** The first day on which nothing is left: between two points, or by the trend beyond the last one; null where neither says. */
export function fullOn(points: readonly ForecastPoint[], limit: number): string | null {
  const [first] = points
  if (first === undefined || limit <= 0) return null
  const known = points.map(({ day, used, reserved }) => ({
    at: daysBetween(first.day, day),
    taken: used + reserved,
  }))
  const reached = known.findIndex(({ taken }) => taken >= limit)
  const here = known[reached]
  if (here !== undefined) {
    const before = known[reached - 1]
    if (before === undefined) return first.day
    const part = (limit - before.taken) / (here.taken - before.taken)
    return addDays(first.day, Math.ceil(before.at + part * (here.at - before.at)))
  }
  const last = known.at(-1)
  const slope = slopeOf(known)
  if (last === undefined || slope <= 0) return null
  const days = last.at + (limit - last.taken) / slope
  return days > TREND_DAYS ? null : addDays(first.day, Math.ceil(days))
}

function pointOf(racks: readonly RackStanding[], resource: Resource, day: string): ForecastPoint {
  const point = { day, used: 0, reserved: 0 }
  for (const { capacities } of racks) {
    const { limit, used, reserved } = capacities[resource]
    if (limit === null) continue
    point.used += used
    point.reserved += reserved
  }
  return point
}

/** How each resource of racks is taken from month to month: what is there, what comes and goes, what is reserved. */
export function forecastOf(
  racks: readonly RackStanding[],
  { changes, stays }: RackOutlook,
  today: string,
): Record<Resource, Forecast> {
  const changing = Map.groupBy(changes, ({ rack_id }) => rack_id)
  const still = racks.filter(({ id }) => !changing.has(id))
  const days = monthsFrom(today)
  const moving = racks.flatMap((rack) => {
    const own = changing.get(rack.id)
    return own === undefined
      ? []
      : [standingsOn(rack, { changes: own, stays: stays.get(rack.id) ?? [] }, days)]
  })
  const byDay = days.map((day, at) => ({ day, changed: moving.flatMap((standings) => standings[at] ?? []) }))
  const of = (resource: Resource): Forecast => {
    const base = pointOf(still, resource, today)
    const points = byDay.map(({ day, changed }) => {
      const { used, reserved } = pointOf(changed, resource, day)
      return { day, used: exact(base.used + used), reserved: exact(base.reserved + reserved) }
    })
    const limit = exact(racks.reduce((sum, { capacities }) => sum + (capacities[resource].limit ?? 0), 0))
    return { limit, points, full_on: fullOn(points, limit) }
  }
  const [space, power, weight, heat] = RESOURCES
  return { space: of(space), power: of(power), weight: of(weight), heat: of(heat) }
}
