import * as v from 'valibot'
import { PlaceNode } from './node.ts'
import { id } from './text.ts'

/** Places that are told at once, the upper levels first. */
export const MAX_BRANCHES = 5000

/** Which places: one with all above and below it, or every one of the company. */
export const NodeTreeQuery = v.strictObject({ place_id: v.optional(id) }, 'invalid')
export type NodeTreeQuery = v.InferInput<typeof NodeTreeQuery>

/** A place of the tree, with the assets in it and everywhere below it. */
export const NodeBranch = v.pick(PlaceNode, ['id', 'parent_id', 'type', 'name', 'code', 'asset_count'])
export type NodeBranch = v.InferOutput<typeof NodeBranch>

/**
 * The company's places, each after its parent, and all its assets, those without a place included; of one place that
 * is asked for, those above and below it and the assets in it.
 */
export const NodeTree = v.object(
  {
    nodes: v.array(NodeBranch, 'required'),
    asset_count: v.number('required'),
    is_whole: v.boolean('required'),
  },
  'required',
)
export type NodeTree = v.InferOutput<typeof NodeTree>
