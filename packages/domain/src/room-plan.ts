import * as v from 'valibot'
import { Asset } from './asset.ts'
import { RESOURCES, type Resource } from './capacity.ts'
import { PlaceNode } from './node.ts'
import { PlanGrid } from './plan-grid.ts'
import { PlanPicture } from './plan-picture.ts'
import { MOST_SHAPES, planMm, PlanShapes } from './plan-shape.ts'
import { PlanSpot, QUARTERS } from './plan-standing.ts'
import { Ref } from './ref.ts'
import { id, instant } from './text.ts'

/** Racks of one room that a plan shows. */
export const MOST_PLAN_RACKS = 2000
/** Floor-standing assets of one room that a plan shows. */
export const MOST_PLAN_ASSETS = 2000

const sum = v.number('required')
const PlanCapacity = v.object(
  { limit: v.nullable(sum), used: sum, reserved: sum, free: v.nullable(sum), unknown: sum },
  'required',
)

/** How much a rack has of one resource, for each of them. */
const PlanCapacities = v.object(
  {
    space: PlanCapacity,
    power: PlanCapacity,
    weight: PlanCapacity,
    heat: PlanCapacity,
  } satisfies Record<Resource, unknown>,
  'required',
)

const Standing = {
  x_mm: v.nullable(planMm),
  y_mm: v.nullable(planMm),
  rotation: v.nullable(v.picklist(QUARTERS, 'unknown_option')),
}

/** A rack of a room: where it stands in the plan, null where nobody has said, and how full it is. */
export const PlanRack = v.object(
  {
    ...v.pick(PlaceNode, ['id', 'name', 'code', 'status']).entries,
    ...Standing,
    ...v.pick(PlaceNode, ['outer_width_mm', 'outer_depth_mm', 'u_height']).entries,
    capacities: PlanCapacities,
    /** When anything of it or in it was changed last. */
    changed_at: instant,
  },
  'required',
)
export type PlanRack = v.InferOutput<typeof PlanRack>

/** An asset that stands on a room's own floor. */
export const PlanAsset = v.object(
  {
    ...v.pick(Asset, ['id', 'name', 'code', 'status', 'asset_type']).entries,
    ...Standing,
    width_mm: v.nullable(sum),
    depth_mm: v.nullable(sum),
    /** Not there yet on the day that is looked at, but planned to be by then. */
    is_planned: v.optional(v.boolean('invalid'), false),
  },
  'required',
)
export type PlanAsset = v.InferOutput<typeof PlanAsset>

/** The plan of a room with all that stands in the room. */
export const RoomPlan = v.object(
  {
    /** The room's. */
    id,
    version: v.number('required'),
    room: v.pick(PlaceNode, ['name', 'code', 'type', 'trail', 'width_mm', 'depth_mm', 'tile_size_mm']),
    grid: PlanGrid,
    shapes: PlanShapes,
    picture: v.nullable(PlanPicture),
    racks: v.array(PlanRack, 'required'),
    zones: v.array(v.object({ ...Ref.entries, kind: PlaceNode.entries.kind }, 'required'), 'required'),
    /** Null for who may not see assets. */
    assets: v.nullable(v.array(PlanAsset, 'required')),
    is_whole: v.boolean('required'),
  },
  'required',
)
export type RoomPlan = v.InferOutput<typeof RoomPlan>

const Put = v.strictObject({ id, ...PlanSpot.entries }, 'invalid')
const PutOrTaken = v.union(
  [
    Put,
    v.strictObject(
      { id, x_mm: v.null('invalid'), y_mm: v.null('invalid'), rotation: v.null('invalid') },
      'invalid',
    ),
  ],
  'invalid',
)
/** Where something is put in a plan; nulls take it off. */
export type PlanMove = v.InferOutput<typeof PutOrTaken>

const moves = (most: number) =>
  v.pipe(
    v.array(PutOrTaken, 'invalid'),
    v.maxLength(most, 'too_large'),
    v.check((all) => new Set(all.map((move) => move.id)).size === all.length, 'invalid'),
  )

/** A plan as it is to be: all its shapes, and those things that stand elsewhere than before. */
export const PlanInput = v.strictObject(
  {
    grid: PlanGrid,
    shapes: PlanShapes,
    picture: v.nullable(PlanPicture),
    racks: moves(MOST_PLAN_RACKS),
    assets: moves(MOST_PLAN_ASSETS),
  },
  'invalid',
)
export type PlanInput = v.InferOutput<typeof PlanInput>

/** Bytes and items of a plan that is written: `MOST_SHAPES` of the usual kinds take about 1.2 MB. */
export const PLAN_LIMIT = { bytes: 2 * 1024 * 1024, items: MOST_SHAPES } as const

/** What plans show of racks, one at a time. */
export const PLAN_LAYERS = [...RESOURCES, 'status', 'age'] as const
export type PlanLayer = (typeof PLAN_LAYERS)[number]

/** Days after which what is known of a rack is growing old, and is old. */
export const AGE_DAYS = { amber_from: 90, red_above: 365 } as const
const DAY = 24 * 60 * 60 * 1000

/** Whole days since a moment. */
export const daysSince = (at: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / DAY))
