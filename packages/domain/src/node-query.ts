import * as v from 'valibot'
import { PlaceNode } from './node.ts'
import { NODE_TYPES } from './node-type.ts'
import { cursor, limit, page, search } from './page.ts'
import { id } from './text.ts'

/** Parameters of the list of places: the children of one, a type, or those a text is found in. */
export const NodeQuery = v.strictObject(
  {
    /** `none` asks for the places at the top. */
    parent_id: v.optional(v.union([v.literal('none'), id], 'invalid_id')),
    type: v.optional(v.picklist(NODE_TYPES, 'unknown_option')),
    /** Leaves out what was put out of use for good, and all that is in it. */
    in_use: v.optional(v.literal('true', 'unknown_option')),
    search,
    limit,
    cursor,
  },
  'invalid',
)
export type NodeQuery = v.InferInput<typeof NodeQuery>

export const NodePage = page(PlaceNode)
export type NodePage = v.InferOutput<typeof NodePage>
