import { NodeInput, PlaceNode, type NodePatch } from '@plenum/domain/node'
import type { NodeType } from '@plenum/domain/node-type'
import { factsOf } from '@plenum/domain/place-facts'
import * as v from 'valibot'
import { savedOf, type Saved } from '#app/form/saved.ts'
import { nodes } from './queries.ts'

const { type: _type, parent_id: _parent, ...entries } = NodeInput.entries

/** What a person can say of a place that stands where it stands. */
export const PlaceDraft = v.object(entries)
export type PlaceDraft = v.InferInput<typeof PlaceDraft>
export type PlaceField = keyof PlaceDraft

/** A place as its form holds it. */
export const draftOf = (place: PlaceNode): PlaceDraft => v.parse(PlaceDraft, place)

/** What is said of places of a type, in the order in which it is read. */
export const fieldsOf = (type: NodeType): PlaceField[] => [
  'name',
  'code',
  'status',
  'description',
  ...factsOf(type),
]

/** Changes what of a place differs from how it was seen. */
export function savePlace(seen: PlaceNode, draft: PlaceDraft): Promise<Saved<PlaceNode>> {
  const before = draftOf(seen)
  const patch: NodePatch = Object.fromEntries(
    fieldsOf(seen.type).flatMap((field) => (draft[field] === before[field] ? [] : [[field, draft[field]]])),
  )
  return savedOf(
    PlaceNode,
    Object.keys(patch).length === 0 ? Promise.resolve(seen) : nodes.update(seen, patch),
  )
}
