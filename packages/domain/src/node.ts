import * as v from 'valibot'
import { NODE_TYPES, TrailStep } from './node-type.ts'
import { blankPlaceFacts, PlaceFacts } from './place-facts.ts'
import { instant, id, optionalText, text } from './text.ts'

export const NODE_STATUSES = [
  'planning',
  'active',
  'maintenance',
  'out_of_service',
  'decommissioned',
] as const
export type NodeStatus = (typeof NODE_STATUSES)[number]

/** Units of a rack that nobody has given a height for by hand. */
export const DEFAULT_RACK_HEIGHT = 42

export const NodeInput = v.strictObject(
  {
    type: v.picklist(NODE_TYPES, 'unknown_option'),
    parent_id: v.nullable(id, null),
    name: text(120),
    code: optionalText(40),
    status: v.picklist(NODE_STATUSES, 'unknown_option'),
    description: optionalText(2000),
    ...PlaceFacts.entries,
  },
  'invalid',
)
export type NodeInput = v.InferInput<typeof NodeInput>

/** Values of a new node before a person has typed anything. */
export const blankNode = {
  type: 'data_center',
  parent_id: null,
  name: '',
  code: null,
  status: 'active',
  description: null,
  ...blankPlaceFacts,
} as const satisfies NodeInput

/** A node keeps its type; a new parent moves it with all below it. */
export const NodePatch = v.partial(v.omit(NodeInput, ['type']))
export type NodePatch = v.InferInput<typeof NodePatch>

export const PlaceNode = v.object(
  {
    id,
    ...NodeInput.entries,
    /** From the top down to this node itself. */
    trail: v.array(TrailStep, 'required'),
    /** Assets that stand in this node itself or anywhere below it. */
    asset_count: v.number('required'),
    last_update: instant,
    version: v.number('required'),
  },
  'required',
)
export type PlaceNode = v.InferOutput<typeof PlaceNode>
