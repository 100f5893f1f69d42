import { parseSync, type ESTree } from 'vite'
import type { Source } from './source.ts'

export type Node = ESTree.Node

const isNode = (value: unknown): value is Node =>
  value instanceof Object && 'type' in value && typeof value.type === 'string'

/** What stands directly below a node. */
export const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value: unknown) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )

/** Shows every node from the top down; `enter` answers false where nothing below is of interest. */
export function walk(node: Node, enter: (node: Node) => boolean | void): void {
  if (enter(node) === false) return
  for (const child of childrenOf(node)) walk(child, enter)
}

/** A file as a tree, as the compiler of the build reads it. */
export function treeOf({ path, text }: Source): Node {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  return program
}
