import { blankNode, type PlaceNode } from '@plenum/domain/node'
import type { NodeType } from '@plenum/domain/node-type'
import type { NodeBranch } from '@plenum/domain/node-tree'
import { branchesOf } from './branches.ts'

const idOf = (number: number) => `0190a0a0-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`

const branch = (
  number: number,
  type: NodeType,
  { parent, name, count = 0 }: { parent: number | null; name: string; count?: number },
): NodeBranch => ({
  id: idOf(number),
  parent_id: parent === null ? null : idOf(parent),
  type,
  name,
  code: name.replaceAll(' ', '-').toUpperCase(),
  asset_count: count,
})

/** A data centre with two rooms, a row in each, and racks, beside one without any. */
export const storyBranches: readonly NodeBranch[] = [
  branch(1, 'data_center', { parent: null, name: 'Madrid 1', count: 42 }),
  branch(2, 'floor', { parent: 1, name: 'Ground floor', count: 42 }),
  branch(3, 'room', { parent: 2, name: 'Data hall 1', count: 40 }),
  branch(4, 'room', { parent: 2, name: 'Data hall 2', count: 2 }),
  branch(5, 'row', { parent: 3, name: 'Row A', count: 40 }),
  branch(6, 'row', { parent: 4, name: 'Row B' }),
  branch(7, 'rack', { parent: 5, name: 'A01', count: 24 }),
  branch(8, 'rack', { parent: 5, name: 'A02', count: 16 }),
  branch(9, 'data_center', { parent: null, name: 'Lisboa 1' }),
]

export const storyTree = branchesOf(storyBranches, (one, other) => one.localeCompare(other, 'en'))

/** A place of the stories by its name. */
export function storyBranch(name: string): NodeBranch {
  const found = storyBranches.find((each) => each.name === name)
  if (found === undefined) throw new Error(`No place is called ${name}`)
  return found
}

/** The same with all that is known of it. */
export const storyPlace = (name: string, over: Partial<PlaceNode> = {}): PlaceNode => {
  const { id, parent_id, type, code, asset_count } = storyBranch(name)
  return {
    ...blankNode,
    id,
    parent_id,
    type,
    name,
    code,
    asset_count,
    trail: [{ id, name, type }],
    last_update: '2026-11-20T09:12:00.000Z',
    version: 1,
    ...over,
  }
}
