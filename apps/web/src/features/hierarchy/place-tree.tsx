import type { NodeType } from '@plenum/domain/node-type'
import type { NodeBranch } from '@plenum/domain/node-tree'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { SearchInput } from '@plenum/ui/search-input'
import { TreeView, type TreeNode } from '@plenum/ui/tree-view'
import {
  Building2,
  Fence,
  Globe,
  Layers,
  MapPin,
  DoorOpen,
  Rows3,
  Server,
  type LucideIcon,
} from 'lucide-react'
import { useRef, useState } from 'react'
import { useShortcut } from '#app/page/use-shortcut.ts'
import { mayMove, placesFound, wayTo, type Branches } from './branches.ts'
import { useTotalsWords } from './use-totals-words.ts'

const ICONS: Record<NodeType, LucideIcon> = {
  region: Globe,
  site: MapPin,
  data_center: Building2,
  floor: Layers,
  room: DoorOpen,
  zone: Fence,
  row: Rows3,
  rack: Server,
}

interface PlaceTreeProps {
  tree: Branches
  /** The data centre. */
  root: NodeBranch
  selected: string
  canWrite: boolean
  onSelect: (id: string) => void
  onDrop: (id: string, to: string) => void
}

/** The places of a data centre: searched by name and code, walked by keys, dragged from one to another. */
export function PlaceTree({ tree, root, selected, canWrite, onSelect, onDrop }: PlaceTreeProps) {
  const { t } = useTranslation('hierarchy')
  const common = useTranslation('common').t
  const language = useLanguage()
  const words = useTotalsWords()
  const box = useRef<HTMLInputElement>(null)
  useShortcut('filter', () => box.current?.select())
  const [text, setText] = useState('')
  const [opened, setOpened] = useState<readonly string[]>([root.id])
  const [shownFor, setShownFor] = useState('')
  // a place that was chosen elsewhere is shown
  if (shownFor !== selected) {
    setShownFor(selected)
    setOpened((now) => [
      ...new Set([
        ...now,
        ...wayTo(tree, selected)
          .slice(0, -1)
          .map(({ id }) => id),
      ]),
    ])
  }
  const found = text.trim() === '' ? null : placesFound(tree, root.id, text)
  const nodeOf = (branch: NodeBranch): TreeNode => {
    const Icon = ICONS[branch.type]
    const children = tree.childrenOf(branch.id).filter(({ id }) => found === null || found.has(id))
    return {
      id: branch.id,
      name: branch.name,
      icon: <Icon />,
      count: {
        text: formatNumber(language, branch.asset_count),
        label: words.assets(branch.asset_count),
      },
      ...(children.length > 0 && { children: children.map(nodeOf) }),
    }
  }
  const isEmpty = found?.size === 0
  return (
    <div className={stack({ gap: '2', minWidth: '0' })}>
      <SearchInput
        ref={box}
        label={t(($) => $.search_places)}
        shortcut="/"
        aria-keyshortcuts="/"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setText('')}
      />
      {isEmpty ? (
        <p role="status" className={css({ color: 'text.muted', textStyle: 'table', p: '2' })}>
          {t(($) => $.no_place_found)}
        </p>
      ) : (
        <TreeView
          label={t(($) => $.tree)}
          nodes={[nodeOf(root)]}
          expanded={found === null ? opened : [...found]}
          selected={selected}
          current={selected}
          words={{ loading: common(($) => $.states.loading) }}
          onExpandedChange={setOpened}
          onSelect={onSelect}
          drag={
            canWrite
              ? {
                  mayHold: (id) => id !== root.id,
                  mayDrop: (id, to) => mayMove(tree, id, to),
                  onDrop,
                }
              : undefined
          }
        />
      )}
    </div>
  )
}
