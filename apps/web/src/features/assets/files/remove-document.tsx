import type { AssetDocument } from '@plenum/domain/file'
import { useTranslation } from '@plenum/i18n/react'
import type { RefObject } from 'react'
import { ConfirmRemoval } from '#app/files/confirm-removal.tsx'
import { api, assetFileQueries } from './queries.ts'

interface RemoveDocumentProps {
  asset: string
  document: AssetDocument
  around: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Deletes one version of a document; the one before it is then the present one. */
export function RemoveDocument({ asset, document, ...rest }: RemoveDocumentProps) {
  const { t } = useTranslation('files')
  const { id, name, revision } = document
  const words =
    revision > 1
      ? {
          title: t(($) => $.documents.remove_version_title, { name, revision }),
          text: t(($) => $.documents.remove_version_text),
          remove: t(($) => $.documents.remove_version, { revision }),
        }
      : {
          title: t(($) => $.documents.remove_title, { name }),
          text: t(($) => $.documents.remove_text),
          remove: t(($) => $.documents.remove),
        }
  return (
    <ConfirmRemoval
      words={{ ...words, failed: t(($) => $.documents.remove_failed) }}
      onRemove={() => api.removeDocument(asset, id)}
      queryKey={assetFileQueries.documents(asset).queryKey}
      {...rest}
    />
  )
}
