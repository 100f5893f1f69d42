import type { NodeBranch } from '@plenum/domain/node-tree'
import { byName } from '@plenum/i18n/format'
import { useLanguage } from '@plenum/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { AddMany } from './add-many.tsx'
import { withPlaces, type Branches } from './branches.ts'
import { CopyPlace } from './copy-place.tsx'
import { MovePlace } from './move-place.tsx'
import { NewPlace } from './new-place.tsx'
import type { Acting } from './place-actions.tsx'
import { nodeQueries } from './queries.ts'

interface PlaceDialogsProps {
  acting: Acting | null
  tree: Branches
  /** Opens a place that was made. */
  onOpen: (made: Pick<NodeBranch, 'id' | 'parent_id'>) => void
  onClose: () => void
}

/** The dialog of what is being done with a place. */
export function PlaceDialogs({ acting, tree, onOpen, onClose }: PlaceDialogsProps) {
  const compare = byName(useLanguage())
  const isAway = acting?.kind === 'copy' || acting?.kind === 'move'
  const { data: company } = useQuery({ ...nodeQueries.tree(), enabled: isAway })
  const everywhere = company === undefined ? tree : withPlaces(tree, company.nodes, compare)
  const place = acting === null ? undefined : tree.byId.get(acting.id)
  if (acting === null || place === undefined) return null
  switch (acting.kind) {
    case 'add':
      return <NewPlace type={acting.type} parent={place} onMade={onOpen} onClose={onClose} />
    case 'many':
      return <AddMany tree={tree} parent={place} onClose={onClose} />
    case 'copy':
      return <CopyPlace tree={everywhere} place={place} onCopied={onOpen} onClose={onClose} />
    case 'move':
      return <MovePlace tree={everywhere} place={place} to={acting.to} onClose={onClose} />
  }
}
