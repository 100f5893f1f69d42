import type { AssetPhoto } from '@plenum/domain/file'
import { useTranslation } from '@plenum/i18n/react'
import { CaptionDialog } from '#app/files/caption-dialog.tsx'
import { api, assetFileQueries } from './queries.ts'

interface DescribePhotoProps {
  asset: string
  photo: AssetPhoto
  onClose: () => void
}

/** What a photo shows, in a few words. */
export function DescribePhoto({ asset, photo, onClose }: DescribePhotoProps) {
  const { t } = useTranslation('files')
  return (
    <CaptionDialog
      file={photo}
      words={{
        title: t(($) => $.photos.caption_title),
        label: t(($) => $.photos.caption),
        failed: t(($) => $.photos.caption_failed),
      }}
      onSave={(seen, patch) => api.updatePhoto(asset, seen, patch)}
      queryKey={assetFileQueries.photos(asset).queryKey}
      onClose={onClose}
    />
  )
}
