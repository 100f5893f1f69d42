import * as v from 'valibot'
import { Asset } from './asset.ts'
import { ASSET_CATEGORIES } from './asset-type.ts'
import { ModelRecord } from './model.ts'
import { PlaceNode } from './node.ts'
import { Inside, Place, PlannedMove } from './placement.ts'
import { Ref } from './ref.ts'
import { id } from './text.ts'

/** Assets of one place that are told at once; a rack holds far fewer. */
export const MAX_CONTENTS = 1000

/** An asset that stands in a place itself, not below it, with what it takes of a rack. */
export const StandingAsset = v.object(
  {
    ...v.pick(Asset, ['id', 'name', 'code', 'status', 'asset_type', 'version']).entries,
    ...v.pick(Place, ['position', 'face', 'lane']).entries,
    /** What it is in; told of what stands there now. */
    inside: v.optional(v.nullable(Inside)),
    model: v.nullable(Ref),
    category: v.picklist(ASSET_CATEGORIES, 'unknown_option'),
    /** Null where nobody knows. */
    u_height: v.nullable(v.number('required')),
    full_depth: v.nullable(v.boolean('required')),
    width: v.optional(ModelRecord.entries.width, null),
    weight_kg: v.nullable(v.number('required')),
    rated_w: v.nullable(v.number('required')),
    budget_w: v.nullable(v.number('required')),
    ...v.pick(ModelRecord, ['front_image', 'rear_image']).entries,
  },
  'required',
)
export type StandingAsset = v.InferOutput<typeof StandingAsset>

/** Whether a thing's record is gone since: its creation was taken back. Then its version is 0. */
export const isGone = ({ version }: Pick<StandingAsset, 'version'>): boolean => version === 0

/** An asset that is to stand in a place from a day on. */
export const ComingAsset = v.object(
  { ...StandingAsset.entries, ...v.pick(PlannedMove, ['planned_for']).entries },
  'required',
)
export type ComingAsset = v.InferOutput<typeof ComingAsset>

/** A place with what stands in it itself, from the top unit down; what has no unit comes last. */
export const NodeContents = v.object(
  {
    node: PlaceNode,
    assets: v.array(StandingAsset, 'required'),
    /** What planned moves bring, the first to come first. */
    coming: v.array(ComingAsset, 'required'),
    is_whole: v.boolean('required'),
    /** Where a day was asked for: the assets that came on it, and those that left on it, where they stood before. */
    came: v.optional(v.array(id, 'required')),
    left: v.optional(v.array(StandingAsset, 'required')),
  },
  'required',
)
export type NodeContents = v.InferOutput<typeof NodeContents>
