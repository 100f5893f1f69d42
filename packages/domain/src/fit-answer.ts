import * as v from 'valibot'
import { ASSET_STATUSES, AssetInput } from './asset.ts'
import { FIT_CODES } from './fit-codes.ts'
import { HOLDS } from './load.ts'
import { AIRFLOWS } from './model.ts'
import { RACK_AIRFLOWS, U_DIRECTIONS } from './place-facts.ts'
import { FACES, PlaceInput, laneOrWhole } from './placement.ts'
import { PATHS } from './power.ts'
import { Ref } from './ref.ts'
import { id, isoDate } from './text.ts'

const number = v.nullable(v.number('required'))

/** What holds something of a rack, with what people call whose it is. */
export const RackClaim = v.object(
  {
    id,
    asset_id: v.nullable(id),
    name: v.string('required'),
    code: v.nullable(v.string()),
    position: number,
    face: v.nullable(v.picklist(FACES, 'unknown_option')),
    u_height: number,
    full_depth: v.nullable(v.boolean()),
    lane: laneOrWhole,
    depth_mm: v.optional(number, null),
    airflow: v.optional(v.nullable(v.picklist(AIRFLOWS, 'unknown_option')), null),
    weight_kg: number,
    budget_w: number,
    heat_w: number,
    cords_a: number,
    cords_b: number,
    space: v.nullable(v.picklist(HOLDS, 'unknown_option')),
    power: v.nullable(v.picklist(HOLDS, 'unknown_option')),
    until: v.nullable(v.string()),
    plan: v.exactOptional(v.object({ from: v.nullable(v.string()) }, 'required')),
  },
  'required',
)
export type RackClaim = v.InferOutput<typeof RackClaim>

/** A rack as far as it decides what fits in it, with all that holds something of it. */
export const RackClaims = v.object(
  {
    id,
    name: v.string('required'),
    u_height: number,
    starting_unit: number,
    u_direction: v.nullable(v.picklist(U_DIRECTIONS, 'unknown_option')),
    outer_width_mm: number,
    outer_depth_mm: number,
    mounting_depth_mm: number,
    tare_kg: number,
    max_static_load_kg: number,
    max_floor_load_kg_m2: number,
    power_capacity_a_kw: number,
    power_capacity_b_kw: number,
    cooling_capacity_kw: number,
    airflow: v.nullable(v.picklist(RACK_AIRFLOWS, 'unknown_option')),
    claims: v.array(RackClaim, 'required'),
  },
  'required',
)
export type RackClaims = v.InferOutput<typeof RackClaims>

/** Racks whose claims are told at once. */
export const MAX_CLAIMED = 500

/** A rack, or the racks that are below a place, with their claims. */
export const PlaceClaims = v.object(
  { racks: v.array(RackClaims, 'required'), is_whole: v.boolean('required') },
  'required',
)
export type PlaceClaims = v.InferInput<typeof PlaceClaims>

const { cords_a, cords_b, budget_w, weight_kg } = AssetInput.entries

/** A thing that may stand in a rack, an asset or one of a model, and where. */
export const FitQuestion = v.pipe(
  v.strictObject(
    {
      ...v.omit(PlaceInput, ['node_id']).entries,
      asset_id: v.optional(v.nullable(id), null),
      model_id: v.optional(v.nullable(id), null),
      /** What it is going to be; an asset's own status where it is left out. */
      /** A later day on which it is to stand there. */
      planned_for: v.optional(v.nullable(isoDate), null),
      status: v.optional(v.nullable(v.picklist(ASSET_STATUSES, 'unknown_option')), null),
      /** How far the nearest place that fits is looked for where it does not fit: in the rack's own side, or in its room. */
      look: v.optional(v.picklist(['side', 'room'], 'unknown_option'), 'side'),
      /** Of what is no asset yet. */
      cords_a: v.optional(cords_a, null),
      cords_b: v.optional(cords_b, null),
      budget_w: v.optional(budget_w, null),
      weight_kg: v.optional(weight_kg, null),
    },
    'invalid',
  ),
  v.forward(
    v.check(({ asset_id, model_id }) => (asset_id === null) !== (model_id === null), 'required'),
    ['model_id'],
  ),
)
export type FitQuestion = v.InferInput<typeof FitQuestion>

/** Something that speaks against a place, or is worth knowing about it; numbers are in the unit of its code. */
const Found = {
  code: v.picklist(FIT_CODES, 'unknown_option'),
  level: v.picklist(['block', 'warn'], 'unknown_option'),
  is: v.exactOptional(v.number('required')),
  limit: v.exactOptional(v.number('required')),
  path: v.exactOptional(v.picklist(PATHS, 'unknown_option')),
  unknown: v.exactOptional(v.number('required')),
}

/** Who is in the way: an asset, or a reservation for none. */
const Rival = v.object(
  { id, asset_id: v.nullable(id), name: v.string('required'), code: v.nullable(v.string()) },
  'required',
)
export type FitRival = v.InferOutput<typeof Rival>

/** A unit of a side of a rack at which a thing fits; none for what hangs beside the rails. */
export const FittingPlace = v.object(
  { rack: Ref, face: v.nullable(v.picklist(FACES, 'unknown_option')), position: number, lane: laneOrWhole },
  'required',
)
export type FittingPlace = v.InferOutput<typeof FittingPlace>

/** What the fit check says of a place. */
export const FitAnswer = v.object(
  {
    findings: v.array(v.object({ ...Found, rivals: v.array(Rival, 'required') }, 'required'), 'required'),
    /** The position on the same face that fits and is nearest; null where there is none. */
    nearest: number,
    /** Where it was looked for in the room: the nearest place that fits, null where it fits here or nowhere. */
    place: v.exactOptional(v.nullable(FittingPlace)),
    /** The lane there, where a narrow thing is asked about. */
    nearest_lane: laneOrWhole,
    /** Whether who may approve can go on with a reason. */
    overridable: v.boolean('required'),
  },
  'required',
)
export type FitAnswer = v.InferOutput<typeof FitAnswer>

/** Why somebody went on against the fit check, and what it had said; as the history keeps it. */
export const FitOverride = v.object(
  {
    reason: v.string('required'),
    findings: v.array(v.object(Found, 'required'), 'required'),
  },
  'required',
)
export type FitOverride = v.InferOutput<typeof FitOverride>
