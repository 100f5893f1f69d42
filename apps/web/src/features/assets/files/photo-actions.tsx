import type { StoredFile } from '@plenum/domain/file'
import { useTranslation } from '@plenum/i18n/react'
import { IconButton } from '@plenum/ui/icon-button'
import { Captions, Trash2 } from 'lucide-react'

interface PhotoActionsProps {
  photo: StoredFile
  onDescribe: () => void
  onRemove: () => void
}

/** What can be done with a photo. */
export function PhotoActions({ photo: { name }, onDescribe, onRemove }: PhotoActionsProps) {
  const { t } = useTranslation('files')
  return (
    <>
      <IconButton label={t(($) => $.photos.caption_edit, { name })} size="compact" onClick={onDescribe}>
        <Captions />
      </IconButton>
      <IconButton label={t(($) => $.remove, { name })} size="compact" onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </>
  )
}
