import { useTranslation } from '@plenum/i18n/react'
import { Card } from '@plenum/ui/card'
import { stack } from '@plenum/ui/patterns'
import { Skeleton } from '@plenum/ui/skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import { QueryError } from '#app/notices/query-error.tsx'

/** A dashboard that is still on its way, or did not come. */
export function DashboardState({ query }: { query: Pick<UseQueryResult, 'isError' | 'error' | 'refetch'> }) {
  const { t } = useTranslation('plant')
  const common = useTranslation('common').t
  if (query.isError)
    return (
      <Card>
        <QueryError
          title={t(($) => $.load_failed)}
          error={query.error}
          area="dashboards"
          onRetry={() => void query.refetch()}
        />
      </Card>
    )
  return (
    <div role="status" aria-label={common(($) => $.states.loading)} className={stack({ gap: '4' })}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  )
}
