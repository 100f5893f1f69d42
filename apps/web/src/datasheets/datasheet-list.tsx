import type { Datasheet } from '@plenum/domain/datasheet'
import { formatDateTime } from '@plenum/i18n/format'
import { formatBytes } from '@plenum/i18n/format-size'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { FileList } from '@plenum/ui/file-list'
import { IconButton } from '@plenum/ui/icon-button'
import { stack } from '@plenum/ui/patterns'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Download, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDownload } from '#app/files/use-download.ts'
import { useUploadWords } from '#app/files/use-upload-words.ts'
import { QueryError } from '#app/notices/query-error.tsx'
import { datasheetQuery } from './queries.ts'

/** What people call a datasheet. */
export const titleOf = ({ caption, name }: Datasheet): string => caption ?? name

interface DatasheetListProps {
  model: string
  label: string
  /** Said where there are none. */
  none?: string
  /** More to do with one than to open it. */
  action?: (datasheet: Datasheet) => ReactNode
}

/** The datasheets of a model, each to be opened. */
export function DatasheetList({ model, label, none, action }: DatasheetListProps) {
  const { t } = useTranslation('files')
  const language = useLanguage()
  const download = useDownload()
  const { words } = useUploadWords('model_datasheet', 1)
  const query = useInfiniteQuery(datasheetQuery(model))
  const datasheets = query.data?.pages.flatMap((page) => page.results) ?? []
  return (
    <div className={stack({ gap: '2', alignItems: 'stretch' })}>
      {query.isError && !query.data && (
        <QueryError
          title={t(($) => $.datasheets.failed)}
          error={query.error}
          area="library"
          onRetry={() => void query.refetch()}
        />
      )}
      {none !== undefined && query.isSuccess && datasheets.length === 0 && (
        <p className={css({ textStyle: 'caption', color: 'text.muted' })}>{none}</p>
      )}
      <FileList
        label={label}
        words={words}
        files={datasheets.map((datasheet) => ({
          id: datasheet.id,
          name: titleOf(datasheet),
          icon: <FileText aria-hidden="true" />,
          detail: [
            ...(datasheet.caption === null ? [] : [datasheet.name]),
            formatBytes(language, datasheet.size),
            formatDateTime(language, datasheet.created_at),
          ].join(' · '),
          state: { at: 'done' },
        }))}
        action={({ id }) => {
          const datasheet = datasheets.find((each) => each.id === id)
          return (
            datasheet && (
              <>
                <IconButton
                  label={t(($) => $.download, { name: titleOf(datasheet) })}
                  onClick={() => download(datasheet)}
                >
                  <Download />
                </IconButton>
                {action?.(datasheet)}
              </>
            )
          )
        }}
      />
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t(($) => $.more)}
        </Button>
      )}
    </div>
  )
}
