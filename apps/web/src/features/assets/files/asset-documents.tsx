import type { AssetDocument } from '@plenum/domain/file'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { EmptyState } from '@plenum/ui/empty-state'
import { stack } from '@plenum/ui/patterns'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Files, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { QueryError } from '#app/notices/query-error.tsx'
import { AddDocuments } from './add-documents.tsx'
import { DocumentDialog } from './document-dialog.tsx'
import { DocumentList } from './document-list.tsx'
import { DocumentMenu, type DocumentAct } from './document-menu.tsx'
import { FilesWaiting } from './files-waiting.tsx'
import { assetFileQueries } from './queries.ts'

interface AssetDocumentsProps {
  asset: string
  canWrite: boolean
}

/** What is written about an asset: the present version of each document. */
export function AssetDocuments({ asset, canWrite }: AssetDocumentsProps) {
  const { t } = useTranslation('files')
  const [isAdding, setAdding] = useState(false)
  const [open, setOpen] = useState<{ act: DocumentAct; document: AssetDocument } | null>(null)
  const section = useRef<HTMLDivElement>(null)
  const query = useInfiniteQuery(assetFileQueries.documents(asset))
  const documents = query.data?.pages.flatMap((page) => page.results) ?? []
  return (
    <div ref={section} tabIndex={-1} className={stack({ gap: '4', alignItems: 'stretch' })}>
      {canWrite && (
        <div>
          <Button onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" />
            {t(($) => $.documents.add)}
          </Button>
        </div>
      )}
      {query.isPending && <FilesWaiting />}
      {query.isError && !query.data && (
        <QueryError
          title={t(($) => $.documents.failed)}
          error={query.error}
          area="assets"
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && documents.length === 0 && (
        <EmptyState icon={<Files />} title={t(($) => $.documents.none)}>
          {t(($) => $.documents.none_text)}
        </EmptyState>
      )}
      <DocumentList
        label={t(($) => $.documents.label)}
        documents={documents}
        action={(document) => (
          <DocumentMenu document={document} canWrite={canWrite} onAct={(act) => setOpen({ act, document })} />
        )}
      />
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t(($) => $.more)}
        </Button>
      )}
      {isAdding && <AddDocuments asset={asset} replaces={null} onClose={() => setAdding(false)} />}
      {open && (
        <DocumentDialog
          {...open}
          asset={asset}
          canWrite={canWrite}
          around={section}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )
}
