import * as v from 'valibot'
import { RESOURCES, type Resource } from './capacity.ts'
import { FIT_CODES } from './fit-codes.ts'
import { decimal, KILOGRAMS, WATTS, whole } from './measure.ts'
import { TrailStep } from './node-type.ts'
import { FACES, laneOrWhole, unitHeight } from './placement.ts'
import { PATHS } from './power.ts'
import { Ref } from './ref.ts'
import { RESERVATIONS_AT_ONCE } from './reservation.ts'
import { id, isoDate } from './text.ts'

/** Racks that a search looks at; a place with more is to be narrowed. */
export const RACKS_SEARCHED = 1000
/** Racks that an answer tells of, of those that take some and of those that take none. */
export const OFFERS_TOLD = 50
export const REFUSED_TOLD = 100

const thing = {
  u_height: v.optional(v.nullable(unitHeight), null),
  full_depth: v.optional(v.nullable(v.boolean('invalid')), null),
  weight_kg: v.optional(decimal(KILOGRAMS), null),
  budget_w: v.optional(whole(WATTS), null),
  cords_a: v.optional(whole({ max: 16 }), null),
  cords_b: v.optional(whole({ max: 16 }), null),
}

/** What places are looked for: so many equal things below a place, by an asset, a model or what is said of them. */
export const PlacementSearch = v.strictObject(
  {
    place_id: id,
    /** An asset that is to move: what it holds and what is kept for it is no one else's. It stands in for a model. */
    asset_id: v.optional(v.nullable(id), null),
    /** What is not said of it is taken from its model. */
    model_id: v.optional(v.nullable(id), null),
    ...thing,
    face: v.optional(v.picklist(FACES, 'unknown_option'), 'front'),
    count: v.optional(
      v.pipe(
        v.number('invalid_number'),
        v.integer('invalid_number'),
        v.minValue(1, 'too_small'),
        v.maxValue(RESERVATIONS_AT_ONCE, 'too_large'),
      ),
      1,
    ),
    /** An asset or a rack in whose row they must be. */
    row_of: v.optional(v.nullable(id), null),
    /** The day before which they must be able to stand there. */
    before: v.optional(v.nullable(isoDate), null),
  },
  'invalid',
)
export type PlacementSearch = v.InferInput<typeof PlacementSearch>

const number = v.number('required')

/** What is against a rack, or worth knowing about it. */
export const Told = v.object(
  {
    code: v.picklist([...FIT_CODES, 'other_row', 'no_space'], 'unknown_option'),
    level: v.exactOptional(v.picklist(['block', 'warn'])),
    is: v.exactOptional(number),
    limit: v.exactOptional(number),
    path: v.exactOptional(v.picklist(PATHS)),
    unknown: v.exactOptional(number),
  },
  'required',
)
export type Told = v.InferOutput<typeof Told>

const Amount = v.object(
  { limit: v.nullable(number), used: number, reserved: number, free: v.nullable(number), unknown: number },
  'required',
)
const amounts = { space: Amount, power: Amount, weight: Amount, heat: Amount }
const taken = v.nullable(number)

/** A rack among the results. */
const rack = { rack: Ref, trail: v.array(TrailStep, 'required') }

/** A rack that takes some of them. */
export const PlacementOffer = v.object(
  {
    ...rack,
    positions: v.array(number, 'required'),
    /** The lane of each. */
    lanes: v.array(laneOrWhole, 'required'),
    from: isoDate,
    findings: v.array(Told, 'required'),
    taken: v.object({ space: taken, power: taken, weight: taken, heat: taken } satisfies Record<
      Resource,
      typeof taken
    >),
    /** How full it is once they stand in it; they count as reserved. */
    capacity: v.object(amounts satisfies Record<(typeof RESOURCES)[number], typeof Amount>),
    against: v.array(Told, 'required'),
  },
  'required',
)
export type PlacementOffer = v.InferOutput<typeof PlacementOffer>

/** Where they can stand, best first, and where not and why. */
export const PlacementsFound = v.object(
  {
    /** What was counted with. */
    thing: v.object({ ...thing, face: v.picklist(FACES) }),
    offers: v.array(PlacementOffer, 'required'),
    refused: v.array(v.object({ ...rack, against: v.array(Told, 'required') }), 'required'),
    /** The best places for all of them, one after the other. */
    plan: v.array(v.object({ rack_id: id, position: number, lane: laneOrWhole, from: isoDate }), 'required'),
    missing: number,
    /** Racks that were looked at, and how many take some of them. */
    racks: number,
    fitting: number,
    /** Whether these were all racks of the place. */
    is_whole: v.boolean('required'),
  },
  'required',
)
export type PlacementsFound = v.InferOutput<typeof PlacementsFound>
