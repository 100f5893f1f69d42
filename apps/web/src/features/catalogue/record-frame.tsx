import { ClientError } from '@plenum/api-client/client-error'
import { useTranslation } from '@plenum/i18n/react'
import { ErrorState } from '@plenum/ui/error-state'
import * as Sheet from '@plenum/ui/sheet'
import type { ReactNode } from 'react'
import { QueryError } from '#app/notices/query-error.tsx'
import { SheetWaiting } from '#app/page/sheet-waiting.tsx'
import type { CatalogueTab } from './catalogue-search.ts'

interface RecordFrameProps {
  kind: CatalogueTab
  /** Its name, once it is known. */
  title: string | undefined
  subtitle?: ReactNode
  query: { data?: unknown; error: Error | null; refetch: () => Promise<unknown> }
  /** Nothing is asked for: the record does not exist yet. */
  isNew: boolean
  children: ReactNode
}

/** The sheet around a record: its name, and what stands in its place while it is not here. */
export function RecordFrame({ kind, title, subtitle, query, isNew, children }: RecordFrameProps) {
  const { t } = useTranslation('catalogue')
  const common = useTranslation('common').t
  return (
    <>
      <Sheet.Header
        title={title ?? t(($) => $.one[kind])}
        {...(subtitle !== undefined && { description: subtitle })}
        closeLabel={common(($) => $.actions.close)}
      />
      {isNew || query.data !== undefined ? (
        children
      ) : query.error ? (
        <Missing error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <SheetWaiting />
      )}
    </>
  )
}

function Missing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('catalogue')
  if (error instanceof ClientError && error.status === 404)
    return <ErrorState title={t(($) => $.failed.record)}>{t(($) => $.failed.missing)}</ErrorState>
  return (
    <QueryError title={t(($) => $.failed.record)} error={error} area="library" onRetry={onRetry}>
      {t(($) => $.failed.safe)}
    </QueryError>
  )
}
