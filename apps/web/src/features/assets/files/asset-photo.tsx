import type { AssetPhoto as Kept, StoredFile } from '@plenum/domain/file'
import { formatDateTime } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Photo } from '@plenum/ui/photo-grid'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { pictureQuery } from '#app/files/queries.ts'

interface AssetPhotoProps {
  photo: StoredFile & Partial<Pick<Kept, 'caption'>>
  onOpen: () => void
  action: ReactNode
}

/** One photo of an asset; its small form is fetched when it comes near. */
export function AssetPhoto({ photo, onOpen, action }: AssetPhotoProps) {
  const { t } = useTranslation('files')
  const language = useLanguage()
  const [isNear, setNear] = useState(false)
  const picture = useQuery({ ...pictureQuery(photo.id, 'thumbnail'), enabled: isNear })
  const { name, caption, uploaded_by, created_at } = photo
  const by = uploaded_by?.name ?? t(($) => $.documents.somebody)
  return (
    <Photo
      label={t(($) => $.open, { name: caption ?? name })}
      caption={caption ?? undefined}
      title={[name, by, formatDateTime(language, created_at)].join('\n')}
      src={picture.isError ? null : picture.data}
      onOpen={onOpen}
      onNear={() => setNear(true)}
      action={action}
    />
  )
}
