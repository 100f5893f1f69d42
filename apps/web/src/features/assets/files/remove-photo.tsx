import type { StoredFile } from '@plenum/domain/file'
import { useTranslation } from '@plenum/i18n/react'
import type { RefObject } from 'react'
import { ConfirmRemoval } from '#app/files/confirm-removal.tsx'
import { api, assetFileQueries } from './queries.ts'

interface RemovePhotoProps {
  asset: string
  photo: StoredFile
  onClose: () => void
  around: RefObject<HTMLElement | null>
}

export function RemovePhoto({ asset, photo, onClose, around }: RemovePhotoProps) {
  const { t } = useTranslation('files')
  return (
    <ConfirmRemoval
      words={{
        title: t(($) => $.photos.remove_title),
        text: t(($) => $.photos.remove_text, { name: photo.name }),
        remove: t(($) => $.photos.remove),
        failed: t(($) => $.photos.remove_failed),
      }}
      onRemove={() => api.removePhoto(asset, photo.id)}
      queryKey={assetFileQueries.photos(asset).queryKey}
      onClose={onClose}
      around={around}
    />
  )
}
