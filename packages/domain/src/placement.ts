import * as v from 'valibot'
import { LANES } from './lane.ts'
import { TrailStep } from './node-type.ts'
import { Ref } from './ref.ts'
import { overrideReason } from './reason.ts'
import { id, isoDate, optionalText } from './text.ts'

export const FACES = ['front', 'rear'] as const
export type Face = (typeof FACES)[number]

/** Where a placement comes from: what is, what a request plans, what was. */
export const PLACEMENT_SOURCES = ['current', 'planned', 'historic'] as const
export type PlacementSource = (typeof PLACEMENT_SOURCES)[number]

/** A position in units, in halves: 12 or 12.5. */
export const unitPosition = v.pipe(
  v.number('invalid_number'),
  v.minValue(1, 'too_small'),
  v.maxValue(100.5, 'too_large'),
  v.check((value) => Number.isInteger(value * 2), 'half_unit'),
)

/** A height in units, in halves; 0 is a zero-U thing beside the rails. */
export const unitHeight = v.pipe(
  v.number('invalid_number'),
  v.minValue(0, 'too_small'),
  v.maxValue(60, 'too_large'),
  v.check((value) => Number.isInteger(value * 2), 'half_unit'),
)

/** A part of a rack's width, null is all of it; who does not know of lanes leaves it out. */
export const laneOrWhole = v.optional(v.nullable(v.picklist(LANES, 'unknown_option')), null)

/**
 * Where to put an asset: a node and, in a rack, the lowest unit it takes, the face it is mounted on and, of what is
 * narrower than the rack, the lane.
 */
export const PlaceInput = v.strictObject(
  {
    node_id: id,
    position: v.nullable(unitPosition, null),
    face: v.nullable(v.picklist(FACES, 'unknown_option'), null),
    lane: laneOrWhole,
  },
  'invalid',
)
export type PlaceInput = v.InferInput<typeof PlaceInput>

/** What the history calls what an asset is in. */
export const INSIDE_FIELD = 'inside'
/** Letters that the name of a slot may have. */
export const SLOT_MAX = 60
/** Things that one asset holds itself. */
export const HELD_MOST = 200

/** What an asset is in, as a blade is in its chassis, and in which slot of it, where that is known. */
export const Inside = v.object({ ...Ref.entries, slot: v.nullable(v.string('required')) }, 'required')
export type Inside = v.InferOutput<typeof Inside>

/** Where to move an asset, and why; with a day, it is planned for then and nothing moves yet. */
export const AssetMove = v.strictObject(
  {
    ...PlaceInput.entries,
    /** What it is put into, which stands at this very node; it takes no units of its own then. */
    host_id: v.optional(v.nullable(id), null),
    slot: v.optional(optionalText(SLOT_MAX), null),
    reason: v.optional(optionalText(500), null),
    planned_for: v.optional(v.nullable(isoDate), null),
    override_reason: overrideReason,
  },
  'invalid',
)
export type AssetMove = v.InferInput<typeof AssetMove>

/** Where an asset stands now. */
export const Place = v.object(
  {
    node_id: id,
    trail: v.array(TrailStep, 'required'),
    position: v.nullable(v.number('required')),
    face: v.nullable(v.picklist(FACES, 'unknown_option')),
    lane: laneOrWhole,
  },
  'required',
)
export type Place = v.InferOutput<typeof Place>

/** Where an asset will stand, from which day, by whom and why. */
export const PlannedMove = v.object(
  {
    ...Place.entries,
    planned_for: isoDate,
    /** The change that planned it. */
    batch_id: id,
    by: v.nullable(v.string()),
    reason: v.nullable(v.string()),
  },
  'required',
)
export type PlannedMove = v.InferOutput<typeof PlannedMove>
