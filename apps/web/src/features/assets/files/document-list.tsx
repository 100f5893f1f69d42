import type { AssetDocument } from '@plenum/domain/file'
import { useTranslation } from '@plenum/i18n/react'
import { FileList } from '@plenum/ui/file-list'
import { IconButton } from '@plenum/ui/icon-button'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDownload } from '#app/files/use-download.ts'
import { useDocumentRow } from './use-document-row.tsx'

interface DocumentListProps {
  label: string
  documents: readonly AssetDocument[]
  /** More to do with one than to download it. */
  action: (document: AssetDocument) => ReactNode
}

/** Documents, each with what is known of it. */
export function DocumentList({ label, documents, action }: DocumentListProps) {
  const { t } = useTranslation('files')
  const { row, marks, words } = useDocumentRow()
  const download = useDownload()
  const of = (show: (document: AssetDocument) => ReactNode) => (shown: { id: string }) => {
    const document = documents.find(({ id }) => id === shown.id)
    return document && show(document)
  }
  return (
    <FileList
      label={label}
      files={documents.map(row)}
      words={words}
      marks={of(marks)}
      action={of((document) => (
        <>
          <IconButton
            label={t(($) => $.download, { name: document.name })}
            onClick={() => download(document)}
          >
            <Download />
          </IconButton>
          {action(document)}
        </>
      ))}
    />
  )
}
