import './later.css'
import { treeGraph } from '@plenum/ui/recipes'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { Hidden } from './hidden.tsx'
import { treeStep, type KeyNode } from './tree-keys.ts'

/** Size of a node's box. */
export const TREE_NODE = { width: 196, height: 36 } as const

export interface GraphNode extends KeyNode {
  /** Its left edge and its middle, from the graph's top left corner. */
  x: number
  y: number
  parent: string | null
  name: string
  icon: ReactNode
  /** What it holds: the number, and of what for those who listen. */
  count: string
  countOf: string
  /** What the button does: how many it would show, and the rest for those who listen. */
  below: string
  toggleLabel: string
}

interface TreeGraphProps {
  label: string
  /** In the order they are read, each before its children. */
  nodes: readonly GraphNode[]
  size: { width: number; height: number }
  scale: number
  onToggle: (id: string) => void
  /** Makes a node's name a link. */
  link: (
    node: GraphNode,
    props: { id: string; className: string; tabIndex: number; children: string },
  ) => ReactNode
}

/** A tree drawn from left to right. Arrows move, Enter opens and closes; it scrolls, and the mouse drags it. */
export function TreeGraph({ label, nodes, size, scale, onToggle, link }: TreeGraphProps) {
  const graphId = useId()
  const styles = treeGraph()
  const [chosen, setChosen] = useState<string>()
  const active = nodes.find(({ id }) => id === chosen) ?? nodes[0]
  const element = (id: string) => document.getElementById(`${graphId}${id}`)
  const toggle = (id: string) => {
    onToggle(id)
    // by the next frame what was opened is there: on a narrow screen it would begin out of sight
    requestAnimationFrame(() => {
      const child = element(id)?.parentElement?.querySelector(`[data-parent="${CSS.escape(id)}"]`)
      child?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // keys on what stands in a node are its own
    if (event.target !== event.currentTarget || active === undefined) return
    const step = treeStep(nodes, active.id, event.key)
    if (step === null) return
    event.preventDefault()
    if (step.do === 'toggle') toggle(active.id)
    else if (step.do === 'go') element(step.to)?.focus()
    else element(`${active.id}-link`)?.click()
  }
  return (
    <div className={styles.viewport} onPointerDown={beginPan}>
      <div className={styles.canvas} style={{ width: size.width * scale, height: size.height * scale }}>
        <div
          role="tree"
          aria-label={label}
          className={styles.tree}
          style={{ ...size, transform: `scale(${scale})` }}
        >
          <Edges nodes={nodes} />
          {nodes.map((node) => (
            <div
              key={node.id}
              id={`${graphId}${node.id}`}
              data-parent={node.parent}
              role="treeitem"
              aria-level={node.level}
              aria-selected={node === active}
              aria-expanded={node.isOpen}
              tabIndex={node === active ? 0 : -1}
              className={styles.node}
              style={{ ...TREE_NODE, left: node.x, top: node.y - TREE_NODE.height / 2 }}
              onFocus={() => setChosen(node.id)}
              onKeyDown={onKeyDown}
            >
              <Face
                node={node}
                link={link}
                linkId={`${graphId}${node.id}-link`}
                isActive={node === active}
                onToggle={toggle}
              />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

interface FaceProps extends Pick<TreeGraphProps, 'link' | 'onToggle'> {
  node: GraphNode
  linkId: string
  isActive: boolean
}

function Face({ node, link, linkId, isActive, onToggle }: FaceProps) {
  const styles = treeGraph()
  const tabIndex = isActive ? 0 : -1
  const Arrow = node.isOpen ? ChevronLeft : ChevronRight
  return (
    <>
      <span aria-hidden="true" className={styles.icon}>
        {node.icon}
      </span>
      {link(node, { id: linkId, className: styles.link, tabIndex, children: node.name })}
      <span className={styles.count}>
        {node.count}
        <Hidden> {node.countOf}</Hidden>
      </span>
      {node.isOpen !== undefined && (
        <button type="button" tabIndex={tabIndex} className={styles.toggle} onClick={() => onToggle(node.id)}>
          {!node.isOpen && node.below}
          <Hidden> {node.toggleLabel}</Hidden>
          <Arrow aria-hidden="true" />
        </button>
      )}
    </>
  )
}

const BEND = 6

/** A line from the right of one box down and into the left of another. */
function edge(from: GraphNode, to: GraphNode): string {
  const start = from.x + TREE_NODE.width
  if (to.y - from.y < 2 * BEND) return `M${start} ${from.y}H${to.x}`
  const middle = (start + to.x) / 2
  return `M${start} ${from.y}H${middle - BEND}q${BEND} 0 ${BEND} ${BEND}V${to.y - BEND}q0 ${BEND} ${BEND} ${BEND}H${to.x}`
}

function Edges({ nodes }: { nodes: readonly GraphNode[] }) {
  const styles = treeGraph()
  const byId = new Map(nodes.map((node) => [node.id, node]))
  return (
    <svg aria-hidden="true" className={styles.edges}>
      {nodes.map((node) => {
        const from = byId.get(node.parent ?? '')
        return from && <path key={node.id} className={styles.edge} d={edge(from, node)} />
      })}
    </svg>
  )
}

/** Lets the mouse drag what is seen; a finger scrolls it anyway. */
function beginPan(down: PointerEvent<HTMLElement>) {
  const view = down.currentTarget
  const onNode = down.target instanceof Element && down.target.closest('[role=treeitem]') !== null
  if (down.pointerType !== 'mouse' || down.button !== 0 || onNode) return
  const from = { x: down.clientX + view.scrollLeft, y: down.clientY + view.scrollTop }
  const listening = new AbortController()
  const { signal } = listening
  view.setPointerCapture(down.pointerId)
  const pan = (move: globalThis.PointerEvent) =>
    view.scrollTo({ left: from.x - move.clientX, top: from.y - move.clientY })
  view.addEventListener('pointermove', pan, { signal })
  view.addEventListener('lostpointercapture', () => listening.abort(), { signal })
}
