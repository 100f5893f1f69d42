import type { Tag } from '@plenum/domain/tag'
import { DeleteTag } from './delete-tag.tsx'
import { MergeTag } from './merge-tag.tsx'
import { TagDialog } from './tag-dialog.tsx'
import { TagHistory } from './tag-history.tsx'

/** What is being done, and to which tag. */
export type TagAct = { kind: 'add' } | { kind: 'edit' | 'merge' | 'delete' | 'history'; tag: Tag }

interface TagActsProps {
  act: TagAct
  canWrite: boolean
  onClose: () => void
}

/** The dialog of what is being done. */
export function TagActs({ act, canWrite, onClose }: TagActsProps) {
  if (act.kind === 'merge') return <MergeTag tag={act.tag} onClose={onClose} />
  if (act.kind === 'delete') return <DeleteTag tag={act.tag} onClose={onClose} />
  if (act.kind === 'history') return <TagHistory tag={act.tag} canUndo={canWrite} onClose={onClose} />
  return <TagDialog tag={act.kind === 'edit' ? act.tag : null} onClose={onClose} />
}
