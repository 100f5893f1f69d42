import { mayStandIn, NODE_PARENTS, NODE_TYPES, type NodeType } from '@plenum/domain/node-type'
import type { NodeBranch } from '@plenum/domain/node-tree'

/** Places, looked up from above and from below. */
export interface Branches {
  byId: ReadonlyMap<string, NodeBranch>
  childrenOf: (id: string | null) => readonly NodeBranch[]
}

/** Makes the tree of a list of places; `compare` orders neighbours by their names. */
export function branchesOf(
  nodes: readonly NodeBranch[],
  compare: (one: string, other: string) => number,
): Branches {
  const children = Map.groupBy(
    nodes.toSorted((one, other) => compare(one.name, other.name)),
    ({ parent_id }) => parent_id,
  )
  return {
    byId: new Map(nodes.map((node) => [node.id, node])),
    childrenOf: (id) => children.get(id) ?? [],
  }
}

/** A tree with more places in it; one that it has already stays as it is. */
export const withPlaces = (
  tree: Branches,
  more: readonly NodeBranch[],
  compare: (one: string, other: string) => number,
): Branches => branchesOf([...tree.byId.values(), ...more.filter(({ id }) => !tree.byId.has(id))], compare)

/** A place and all below it. */
export const allBelow = (tree: Branches, id: string): NodeBranch[] => {
  const node = tree.byId.get(id)
  return node === undefined ? [] : [node, ...tree.childrenOf(id).flatMap((child) => allBelow(tree, child.id))]
}

/** From the top down to a place. */
export const wayTo = (tree: Branches, id: string | null): NodeBranch[] => {
  const node = id === null ? undefined : tree.byId.get(id)
  return node === undefined ? [] : [...wayTo(tree, node.parent_id), node]
}

/** What can be added in a place, as the parent rules say. */
export const typesIn = (type: NodeType): NodeType[] =>
  NODE_TYPES.filter((each) => NODE_PARENTS[each].some((parent) => parent === type))

/** Whether a place can move into another one, where it does not stand already. */
export function mayMove(tree: Branches, id: string, to: string): boolean {
  const [node, onto] = [tree.byId.get(id), tree.byId.get(to)]
  if (node === undefined || onto === undefined || node.parent_id === to) return false
  return mayStandIn(node.type, onto.type) && !wayTo(tree, to).some((step) => step.id === id)
}

/** The places whose name or code a text is found in, with all around them. */
export function placesFound(tree: Branches, root: string, text: string): ReadonlySet<string> {
  const wanted = text.trim().toLowerCase()
  const hits = allBelow(tree, root).filter(
    ({ name, code }) => name.toLowerCase().includes(wanted) || code?.toLowerCase().includes(wanted),
  )
  return new Set(hits.flatMap(({ id }) => wayTo(tree, id).map((step) => step.id)))
}
