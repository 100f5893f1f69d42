/** A node as the keys see it; nodes stand in the order they are read, each before its children. */
export interface KeyNode {
  id: string
  /** 1 at the root. */
  level: number
  /** Undefined where nothing is below it. */
  isOpen: boolean | undefined
}

export type TreeStep = { do: 'go'; to: string } | { do: 'toggle' } | { do: 'follow' }

/** What a key does at a node of a tree, as the ARIA practices have it; null where it is not the tree's. */
export function treeStep(nodes: readonly KeyNode[], id: string, key: string): TreeStep | null {
  const at = nodes.findIndex((node) => node.id === id)
  const node = nodes[at]
  if (node === undefined) return null
  const go = (to: KeyNode | undefined): TreeStep | null => (to === undefined ? null : { do: 'go', to: to.id })
  switch (key) {
    case 'ArrowDown':
      return go(nodes[at + 1])
    case 'ArrowUp':
      return go(nodes[at - 1])
    case 'Home':
      return go(nodes[0])
    case 'End':
      return go(nodes.at(-1))
    case 'ArrowRight':
      if (node.isOpen === undefined) return null
      return node.isOpen ? go(nodes[at + 1]) : { do: 'toggle' }
    case 'ArrowLeft':
      if (node.isOpen === true) return { do: 'toggle' }
      return go(nodes.slice(0, at).findLast(({ level }) => level === node.level - 1))
    case 'Enter':
      return node.isOpen === undefined ? { do: 'follow' } : { do: 'toggle' }
    default:
      return null
  }
}
