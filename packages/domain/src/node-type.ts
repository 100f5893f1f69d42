import * as v from 'valibot'
import { id } from './text.ts'

/** Levels of the hierarchy from the company down to the rack; a data centre is a building. */
export const NODE_TYPES = ['region', 'site', 'data_center', 'floor', 'room', 'zone', 'row', 'rack'] as const
export type NodeType = (typeof NODE_TYPES)[number]

/** Levels that may stand in the company itself: whatever else there is stands in a place of one of them. */
export const UPPER_LEVELS = ['data_center', 'site', 'region'] as const satisfies readonly NodeType[]
export type UpperLevel = (typeof UPPER_LEVELS)[number]

/** What may stand in what; `company` is the root. Below a data centre every level is optional. */
export const NODE_PARENTS = {
  region: ['company', 'region'],
  site: ['company', 'region'],
  data_center: ['company', 'region', 'site'],
  floor: ['data_center'],
  room: ['data_center', 'floor'],
  zone: ['data_center', 'floor', 'room'],
  row: ['data_center', 'floor', 'room', 'zone'],
  rack: ['data_center', 'floor', 'room', 'zone', 'row'],
} as const satisfies Record<NodeType, readonly (NodeType | 'company')[]>

/** Whether a node of `type` may stand in a parent of type `parent`; null is the company itself. */
export const mayStandIn = (type: NodeType, parent: NodeType | null): boolean =>
  NODE_PARENTS[type].some((allowed) => allowed === (parent ?? 'company'))

/** One step of the way from the company down to a place. */
export const TrailStep = v.object(
  { id, name: v.string('required'), type: v.picklist(NODE_TYPES, 'unknown_option') },
  'required',
)
export type TrailStep = v.InferOutput<typeof TrailStep>
