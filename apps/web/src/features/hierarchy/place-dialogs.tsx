import { AddMany } from './add-many.tsx'
import type { Branches } from './branches.ts'
import { CopyPlace } from './copy-place.tsx'
import { MovePlace } from './move-place.tsx'
import { NewPlace } from './new-place.tsx'
import type { Acting } from './place-actions.tsx'

interface PlaceDialogsProps {
  acting: Acting | null
  tree: Branches
  /** Opens a place that was made. */
  onOpen: (id: string) => void
  onClose: () => void
}

/** The dialog of what is being done with a place. */
export function PlaceDialogs({ acting, tree, onOpen, onClose }: PlaceDialogsProps) {
  const place = acting === null ? undefined : tree.byId.get(acting.id)
  if (acting === null || place === undefined) return null
  switch (acting.kind) {
    case 'add':
      return <NewPlace type={acting.type} parent={place} onMade={({ id }) => onOpen(id)} onClose={onClose} />
    case 'many':
      return <AddMany tree={tree} parent={place} onClose={onClose} />
    case 'copy':
      return <CopyPlace tree={tree} place={place} onCopied={onOpen} onClose={onClose} />
    case 'move':
      return <MovePlace tree={tree} place={place} to={acting.to} onClose={onClose} />
  }
}
