import type { AssetDocument } from '@plenum/domain/file'
import type { RefObject } from 'react'
import { AddDocuments } from './add-documents.tsx'
import type { DocumentAct } from './document-menu.tsx'
import { DocumentVersions } from './document-versions.tsx'
import { EditDocument } from './edit-document.tsx'
import { RemoveDocument } from './remove-document.tsx'

interface DocumentDialogProps {
  act: DocumentAct
  document: AssetDocument
  asset: string
  canWrite: boolean
  around: RefObject<HTMLElement | null>
  onClose: () => void
}

/** What was chosen to be done with a document. */
export function DocumentDialog({ act, document, asset, canWrite, around, onClose }: DocumentDialogProps) {
  if (act === 'replace') return <AddDocuments asset={asset} replaces={document} onClose={onClose} />
  if (act === 'edit') return <EditDocument asset={asset} document={document} onClose={onClose} />
  if (act === 'versions')
    return <DocumentVersions asset={asset} document={document} canWrite={canWrite} onClose={onClose} />
  return <RemoveDocument asset={asset} document={document} around={around} onClose={onClose} />
}
