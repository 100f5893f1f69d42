import * as v from 'valibot'
import { Asset } from './asset.ts'
import { PlaceNode } from './node.ts'
import { Place } from './placement.ts'
import { Ref } from './ref.ts'

/** Assets of one place that are told at once; a rack holds far fewer. */
export const MAX_CONTENTS = 1000

/** An asset that stands in a place itself, not below it, with what it takes of a rack. */
export const StandingAsset = v.object(
  {
    ...v.pick(Asset, ['id', 'name', 'code', 'status', 'asset_type', 'version']).entries,
    ...v.pick(Place, ['position', 'face']).entries,
    model: v.nullable(Ref),
    /** Null where nobody knows. */
    u_height: v.nullable(v.number('required')),
    full_depth: v.nullable(v.boolean('required')),
  },
  'required',
)
export type StandingAsset = v.InferOutput<typeof StandingAsset>

/** A place with what stands in it itself, from the top unit down; what has no unit comes last. */
export const NodeContents = v.object(
  { node: PlaceNode, assets: v.array(StandingAsset, 'required'), is_whole: v.boolean('required') },
  'required',
)
export type NodeContents = v.InferOutput<typeof NodeContents>
