import * as v from 'valibot'
import { usablePart, type Capacity, type Resource } from './capacity.ts'

const number = v.number('required')

/** What racks have together of one resource. */
const Tally = v.object(
  {
    limit: number,
    used: number,
    reserved: number,
    free: number,
    /** Racks whose limit nobody knows: what they have is in `used`, and in no limit. */
    unlimited: number,
    /** Things whose part nobody knows. */
    unknown: number,
  },
  'required',
)
export type Tally = v.InferOutput<typeof Tally>
export const TALLY = v.keyof(Tally).options

/** What racks have together: numbers that are added when a rack is, and taken away with it. */
export const Counters = v.object(
  {
    racks: number,
    /** Whole racks that what is free of them amounts to. */
    usable: number,
    /** Racks of which no limit is known: they are in no `usable`. */
    unrated: number,
    space: Tally,
    power: Tally,
    weight: Tally,
    heat: Tally,
  } satisfies Record<Resource, unknown> & Record<'racks' | 'usable' | 'unrated', unknown>,
  'required',
)
export type Counters = v.InferOutput<typeof Counters>

const NO_TALLY: Tally = { limit: 0, used: 0, reserved: 0, free: 0, unlimited: 0, unknown: 0 }

/** The counters of no racks. */
export const NOTHING: Counters = {
  racks: 0,
  usable: 0,
  unrated: 0,
  space: NO_TALLY,
  power: NO_TALLY,
  weight: NO_TALLY,
  heat: NO_TALLY,
}

/** To the gram and the thousandth, so that what was added can be taken away without a rest. */
export const exact = (value: number): number => Math.round(value * 1000) / 1000

const tallyOf = ({ limit, used, reserved, free, unknown }: Capacity): Tally => ({
  limit: exact(limit ?? 0),
  used: exact(used),
  reserved: exact(reserved),
  free: exact(free ?? 0),
  unlimited: limit === null ? 1 : 0,
  unknown,
})

/** The counters of one rack. */
export function countersOf(capacities: Record<Resource, Capacity>): Counters {
  const usable = usablePart(capacities)
  return {
    racks: 1,
    usable: exact(usable ?? 0),
    unrated: usable === null ? 1 : 0,
    space: tallyOf(capacities.space),
    power: tallyOf(capacities.power),
    weight: tallyOf(capacities.weight),
    heat: tallyOf(capacities.heat),
  }
}

const addTally = (one: Tally, other: Tally, sign: 1 | -1): Tally => ({
  limit: exact(one.limit + sign * other.limit),
  used: exact(one.used + sign * other.used),
  reserved: exact(one.reserved + sign * other.reserved),
  free: exact(one.free + sign * other.free),
  unlimited: one.unlimited + sign * other.unlimited,
  unknown: one.unknown + sign * other.unknown,
})

const combine = (one: Counters, other: Counters, sign: 1 | -1): Counters => ({
  racks: one.racks + sign * other.racks,
  usable: exact(one.usable + sign * other.usable),
  unrated: one.unrated + sign * other.unrated,
  space: addTally(one.space, other.space, sign),
  power: addTally(one.power, other.power, sign),
  weight: addTally(one.weight, other.weight, sign),
  heat: addTally(one.heat, other.heat, sign),
})

/** What two places have together. */
export const plus = (one: Counters, other: Counters): Counters => combine(one, other, 1)

/** What is left of a place when another one is no longer in it. */
export const minus = (one: Counters, other: Counters): Counters => combine(one, other, -1)
