import * as v from 'valibot'
import { PlaceNode } from './node.ts'

/** Places that are told at once, the upper levels first. */
export const MAX_BRANCHES = 5000

/** A place of the tree, with the assets in it and everywhere below it. */
export const NodeBranch = v.pick(PlaceNode, ['id', 'parent_id', 'type', 'name', 'code', 'asset_count'])
export type NodeBranch = v.InferOutput<typeof NodeBranch>

/** The company's places, each after its parent, and all its assets, those without a place included. */
export const NodeTree = v.object(
  {
    nodes: v.array(NodeBranch, 'required'),
    asset_count: v.number('required'),
    is_whole: v.boolean('required'),
  },
  'required',
)
export type NodeTree = v.InferOutput<typeof NodeTree>
