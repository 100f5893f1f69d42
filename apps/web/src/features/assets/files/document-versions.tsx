import type { AssetDocument } from '@plenum/domain/file'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { IconButton } from '@plenum/ui/icon-button'
import { stack } from '@plenum/ui/patterns'
import * as Dialog from '@plenum/ui/dialog'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { QueryError } from '#app/notices/query-error.tsx'
import { DocumentList } from './document-list.tsx'
import { FilesWaiting } from './files-waiting.tsx'
import { assetFileQueries } from './queries.ts'
import { RemoveDocument } from './remove-document.tsx'

interface DocumentVersionsProps {
  asset: string
  document: AssetDocument
  canWrite: boolean
  onClose: () => void
}

/** All versions of one document, the newest first. */
export function DocumentVersions({ asset, document, canWrite, onClose }: DocumentVersionsProps) {
  const { t } = useTranslation('files')
  const common = useTranslation('common').t
  const [removing, setRemoving] = useState<AssetDocument | null>(null)
  const section = useRef<HTMLDivElement>(null)
  const query = useInfiniteQuery(assetFileQueries.versions(asset, document.series))
  const versions = query.data?.pages.flatMap((page) => page.results) ?? []
  const title = t(($) => $.documents.versions_of, { name: document.name })
  return (
    <Dialog.Root open onOpenChange={(change) => !change.open && onClose()}>
      <Dialog.Content size="wide">
        <Dialog.Header title={title} closeLabel={common(($) => $.actions.close)} />
        <Dialog.Body>
          <div ref={section} tabIndex={-1} className={stack({ gap: '4' })}>
            {query.isPending && <FilesWaiting />}
            {query.isError && !query.data && (
              <QueryError
                title={t(($) => $.documents.versions_failed)}
                error={query.error}
                area="assets"
                onRetry={() => void query.refetch()}
              />
            )}
            {query.isSuccess && versions.length === 0 && <p>{t(($) => $.documents.none)}</p>}
            <DocumentList
              label={title}
              documents={versions}
              action={(version) =>
                canWrite && (
                  <IconButton
                    label={t(($) => $.documents.remove_version, { revision: version.revision })}
                    onClick={() => setRemoving(version)}
                  >
                    <Trash2 />
                  </IconButton>
                )
              }
            />
            {query.hasNextPage && (
              <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {t(($) => $.more)}
              </Button>
            )}
          </div>
        </Dialog.Body>
      </Dialog.Content>
      {removing && (
        <RemoveDocument
          asset={asset}
          document={removing}
          around={section}
          onClose={() => setRemoving(null)}
        />
      )}
    </Dialog.Root>
  )
}
