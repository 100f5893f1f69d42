import * as v from 'valibot'
import { NODE_TYPES } from './node-type.ts'
import { PlanConflict } from './plan-conflicts.ts'
import { When } from './placement-time.ts'
import { id, isoDate } from './text.ts'

/** Days with changes, and conflicts, that are told at once. */
export const MAX_TIMELINE = 1000
/** Places whose contents are counted at once. */
export const MAX_PLACES_AT = 2000

const count = v.number('required')

/** A day on which things came into a place, left it, or moved within it; after today what is planned. */
export const TimelineDay = v.object({ day: isoDate, came: count, left: count, moved: count }, 'required')
export type TimelineDay = v.InferOutput<typeof TimelineDay>

/** The days on which something changes in a place and everywhere below it, and what speaks against what is planned. */
export const PlaceTimeline = v.object(
  {
    /** The day it is where the plans are kept: days begin and end in UTC. */
    today: isoDate,
    /** The first one first; where there are too many, the last ones. */
    days: v.array(TimelineDay, 'required'),
    conflicts: v.array(PlanConflict, 'required'),
    is_whole: v.boolean('required'),
  },
  'required',
)
export type PlaceTimeline = v.InferOutput<typeof PlaceTimeline>

/** When a place is looked at; now where nothing is said. */
export const AtQuery = v.strictObject({ at: v.optional(When) }, 'invalid')

/** The same where it has to be said. */
export const AtNeeded = v.strictObject({ at: When }, 'invalid')

const changes = {
  /** Things that stand there themselves. */
  assets: count,
  /** Units that are taken on either face. */
  units_used: count,
  /** That came on the day, and that left on it. */
  came: count,
  left: count,
}

/** What stands in one place itself at a time, in numbers. */
export const PlaceAt = v.object(
  {
    id,
    name: v.string('required'),
    type: v.picklist(NODE_TYPES, 'unknown_option'),
    /** Null where nobody knows, or for what is no rack. */
    units: v.nullable(count),
    ...changes,
  },
  'required',
)
export type PlaceAt = v.InferOutput<typeof PlaceAt>

/** What stands in a place and everywhere below it at a time: all in all, and in the racks and whatever holds something. */
export const PlacesAt = v.object(
  {
    all: v.object({ racks: count, units: count, ...changes }, 'required'),
    places: v.array(PlaceAt, 'required'),
    is_whole: v.boolean('required'),
  },
  'required',
)
export type PlacesAt = v.InferOutput<typeof PlacesAt>
