import './later.css'
import { createTreeCollection, TreeView as Ark, useTreeViewNodeContext } from '@ark-ui/react/tree-view'
import { treeView } from '@plenum/ui/recipes'
import { ChevronRight } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { Hidden } from './hidden.tsx'
import { Spinner } from './spinner.tsx'
import { useTreeDrag, type TreeDrag } from './use-tree-drag.ts'

export interface TreeNode {
  id: string
  name: string
  icon?: ReactNode
  /** What stands at the right, such as how much is below it, and the same in words. */
  count?: { text: string; label: string }
  disabled?: boolean
  /** Absent at the ends of the tree; 'wanted' while they were not fetched yet. */
  children?: readonly TreeNode[] | 'wanted'
  /** Why the children could not be fetched; opening it again asks again. */
  failure?: string | undefined
}

interface TreeViewProps {
  label: string
  nodes: readonly TreeNode[]
  expanded: readonly string[]
  selected: string | null
  /** The node whose page is open. */
  current?: string | undefined
  words: { loading: string }
  /** Children that are 'wanted' are fetched for what is newly in it. */
  onExpandedChange: (expanded: string[]) => void
  /** A press on a row, or Enter. */
  onSelect: (id: string) => void
  /** Given where rows can be dragged onto others. */
  drag?: TreeDrag | undefined
}

interface Surroundings extends Pick<TreeViewProps, 'current' | 'words'> {
  dragOf: ReturnType<typeof useTreeDrag>
}

const styles = treeView()

const childrenOf = ({ children = [] }: TreeNode): readonly TreeNode[] =>
  children === 'wanted' ? [] : children

/** Places inside places: arrows walk and open, letters jump, Enter goes there. */
export function TreeView(props: TreeViewProps) {
  const { label, nodes, expanded, selected, current, words, onExpandedChange, onSelect, drag } = props
  const dragOf = useTreeDrag(drag)
  const collection = createTreeCollection<TreeNode>({
    rootNode: { id: '', name: label, children: nodes },
    nodeToValue: (node) => node.id,
    nodeToString: (node) => node.name,
    nodeToChildren: (node) => [...childrenOf(node)],
    nodeToChildrenCount: (node) => (node.children === 'wanted' ? 1 : childrenOf(node).length),
    isNodeDisabled: (node) => node.disabled ?? false,
  })
  const select = (id: string | undefined) => {
    if (id !== undefined) onSelect(id)
  }
  return (
    <Ark.Root
      collection={collection}
      expandedValue={[...expanded]}
      selectedValue={selected === null ? [] : [selected]}
      expandOnClick={false}
      onExpandedChange={(change) => onExpandedChange(change.expandedValue)}
      onSelectionChange={(change) => select(change.selectedValue[0])}
      className={styles.root}
    >
      <Ark.Label hidden>{label}</Ark.Label>
      <Ark.Tree className={styles.tree}>
        {nodes.map((node, index) => (
          <Node key={node.id} node={node} path={[index]} around={{ current, words, dragOf }} />
        ))}
      </Ark.Tree>
    </Ark.Root>
  )
}

interface NodeProps {
  node: TreeNode
  path: number[]
  around: Surroundings
}

function Node({ node, path, around }: NodeProps) {
  return (
    <Ark.NodeProvider node={node} indexPath={path}>
      {node.children === undefined ? (
        <Ark.Item aria-current={currentOf(node, around)} {...around.dragOf(node.id)} className={styles.row}>
          <span className={styles.toggle} />
          <Words node={node} />
        </Ark.Item>
      ) : (
        <Branch node={node} path={path} around={around} />
      )}
    </Ark.NodeProvider>
  )
}

/** Ark puts the focus on a button inside of the item; here the row that has the focus is the item. */
function Branch({ node, path, around }: NodeProps) {
  const { expanded, selected, depth, disabled } = useTreeViewNodeContext()
  return (
    <>
      <Ark.BranchControl
        aria-current={currentOf(node, around)}
        {...around.dragOf(node.id)}
        role="treeitem"
        aria-level={depth}
        aria-expanded={expanded}
        aria-selected={selected}
        aria-busy={expanded && node.children === 'wanted' && node.failure === undefined}
        {...(disabled && { 'aria-disabled': true })}
        className={styles.row}
        style={atDepth(depth)}
      >
        <Ark.BranchTrigger role="presentation" className={styles.toggle}>
          <ChevronRight aria-hidden="true" />
        </Ark.BranchTrigger>
        <Words node={node} />
      </Ark.BranchControl>
      {expanded && node.children === 'wanted' && (
        <div className={styles.note} style={atDepth(depth)}>
          {node.failure === undefined && <Spinner size="sm" tone="secondary" />}
          {node.failure ?? around.words.loading}
        </div>
      )}
      {expanded &&
        childrenOf(node).map((child, index) => (
          <Node key={child.id} node={child} path={[...path, index]} around={around} />
        ))}
    </>
  )
}

function Words({ node }: { node: TreeNode }) {
  return (
    <>
      {node.icon !== undefined && (
        <span aria-hidden="true" className={styles.icon}>
          {node.icon}
        </span>
      )}
      <span className={styles.name}>{node.name}</span>
      {node.count !== undefined && (
        <>
          <span aria-hidden="true" className={styles.count}>
            {node.count.text}
          </span>
          <Hidden>{node.count.label}</Hidden>
        </>
      )}
    </>
  )
}

const currentOf = ({ id }: TreeNode, { current }: Pick<Surroundings, 'current'>) =>
  id === current ? 'page' : false

function atDepth(depth: number): CSSProperties {
  const variables: Record<`--${string}`, number> = { '--depth': depth }
  return variables
}
