import type { NodeType } from '@plenum/domain/node-type'
import type { NodeTree } from '@plenum/domain/node-tree'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { IconButton } from '@plenum/ui/icon-button'
import { hstack } from '@plenum/ui/patterns'
import { TREE_NODE, TreeGraph, type GraphNode } from '@plenum/ui/tree-graph'
import { Link } from '@tanstack/react-router'
import {
  Building2,
  DoorOpen,
  Globe,
  Landmark,
  Layers,
  ListCollapse,
  MapPin,
  Rows3,
  Server,
  SquareDashed,
  ZoomIn,
  ZoomOut,
  type LucideIcon,
} from 'lucide-react'
import { useState } from 'react'
import { childrenOf, laidOut, openAtFirst, ROOT, type Laid } from './graph-layout.ts'

const icons = {
  region: Globe,
  site: MapPin,
  data_center: Building2,
  floor: Layers,
  room: DoorOpen,
  zone: SquareDashed,
  row: Rows3,
  rack: Server,
} as const satisfies Record<NodeType, LucideIcon>

const SCALES = [0.5, 0.75, 1, 1.25] as const
const AS_IT_IS = SCALES.indexOf(1)
const GAP = { x: 24, y: 8 } as const
const EDGE = 12
const STEP = { x: TREE_NODE.width + GAP.x, y: TREE_NODE.height + GAP.y } as const

interface HierarchyGraphProps {
  tree: NodeTree
  company: string
  /** Whether the assets of a place may be looked at. */
  canSeeAssets: boolean
}

/** The company's places as a drawing in which each can be opened. */
export function HierarchyGraph({ tree, company, canSeeAssets }: HierarchyGraphProps) {
  const { t } = useTranslation('graph')
  const language = useLanguage()
  const children = childrenOf(tree.nodes, language)
  const [open, setOpen] = useState(() => openAtFirst(children))
  const [zoom, setZoom] = useState(AS_IT_IS)
  const laid = laidOut(children, open)
  const toNode = useGraphNode(tree, company)
  const toggle = (id: string) => setOpen((now) => toggled(now, id))
  const level = Math.max(...laid.map((each) => each.level))
  const size = {
    width: 2 * EDGE + level * STEP.x - GAP.x,
    height: 2 * EDGE + ((laid.at(-1)?.row ?? 0) + 1) * STEP.y - GAP.y,
  }
  return (
    <div className={css({ position: 'relative', display: 'flex', flex: '1', minHeight: '0' })}>
      <TreeGraph
        label={t(($) => $.title)}
        nodes={laid.map(toNode)}
        size={size}
        scale={SCALES[zoom] ?? 1}
        onToggle={toggle}
        link={({ id }, props) =>
          canSeeAssets ? (
            <Link
              to="/app/settings/assets-inventory"
              search={id === ROOT ? {} : { location_id: id }}
              preload={false}
              {...props}
            />
          ) : (
            <span {...props} tabIndex={undefined} />
          )
        }
      />
      <div className={hstack({ gap: '1', position: 'absolute', right: '3', bottom: '3' })}>
        <IconButton tone="neutral" label={t(($) => $.only_rooms)} onClick={() => setOpen(new Set([ROOT]))}>
          <ListCollapse />
        </IconButton>
        <IconButton
          tone="neutral"
          label={t(($) => $.zoom_out)}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        >
          <ZoomOut />
        </IconButton>
        <IconButton
          tone="neutral"
          label={t(($) => $.zoom_in)}
          disabled={zoom === SCALES.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <ZoomIn />
        </IconButton>
      </div>
    </div>
  )
}

const toggled = (open: ReadonlySet<string>, id: string) =>
  new Set(open.has(id) ? [...open].filter((other) => other !== id) : [...open, id])

/** A place as the graph draws it. */
function useGraphNode(tree: NodeTree, company: string) {
  const { t } = useTranslation('graph')
  const language = useLanguage()
  return ({ id, parent, branch, level, row, below, isOpen }: Laid): GraphNode => {
    const Icon = branch === null ? Landmark : icons[branch.type]
    const name = branch?.name ?? company
    const count = branch?.asset_count ?? tree.asset_count
    return {
      id,
      parent,
      level,
      isOpen,
      x: EDGE + (level - 1) * STEP.x,
      y: EDGE + row * STEP.y + TREE_NODE.height / 2,
      name,
      icon: <Icon />,
      count: formatNumber(language, count),
      countOf: t(($) => $.assets, { count }),
      below: formatNumber(language, below),
      toggleLabel: isOpen ? t(($) => $.close, { name }) : t(($) => $.open, { count: below, name }),
    }
  }
}
