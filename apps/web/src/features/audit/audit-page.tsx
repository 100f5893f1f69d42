import { Button } from '@plenum/ui/button'
import { Card } from '@plenum/ui/card'
import { EmptyState } from '@plenum/ui/empty-state'
import { center, stack } from '@plenum/ui/patterns'
import { button } from '@plenum/ui/recipes'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Download, ScrollText, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { notify } from '#app/notices/notify.ts'
import { QueryError } from '#app/notices/query-error.tsx'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { AppPage } from '#app/page/app-page.tsx'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { AuditList } from './audit-list.tsx'
import { AuditSearch, filterOf, isFiltered, NO_FILTERS } from './audit-search.ts'
import { AuditToolbar } from './audit-toolbar.tsx'
import { LogVerdict } from './log-verdict.tsx'
import { api, auditQueries } from './queries.ts'
import { useExport } from './use-export.ts'

const route = getRouteApi('/app/settings/audit')

/** The log of who did what in the company. */
export function AuditPage() {
  const { t } = useTranslation('audit')
  const common = useTranslation('common').t
  const errorWords = useErrorWords()
  const address = v.parse(AuditSearch, route.useSearch())
  const navigate = route.useNavigate()
  const filter = filterOf(address)
  const list = useInfiniteQuery(auditQueries.list(filter))
  const leaving = useExport()
  const check = useMutation({
    mutationFn: () => api.audit.verify(),
    onError: (error) =>
      notify({ type: 'error', title: t(($) => $.verify.failed), message: errorWords(error) }),
  })
  const show = (next: AuditSearch) => void navigate({ search: next })
  const lines = list.data?.pages.flatMap((page) => page.results) ?? []
  return (
    <AppPage
      title={t(($) => $.title)}
      lead={t(($) => $.lead)}
      body="plain"
      actions={
        <>
          <Link to="/app/settings/users-configuration" className={button({ tone: 'neutral' })}>
            {t(($) => $.configuration)}
          </Link>
          <Button loading={check.isPending} onClick={() => check.mutate()}>
            <ShieldCheck aria-hidden="true" />
            {t(($) => $.verify.button)}
          </Button>
          <Button loading={leaving.isPending} onClick={() => leaving.mutate(filter)}>
            <Download aria-hidden="true" />
            {t(($) => $.export.button)}
          </Button>
        </>
      }
      toolbar={<AuditToolbar address={address} onChange={show} />}
    >
      <div className={stack({ gap: '4' })}>
        {check.data && <LogVerdict verdict={check.data} />}
        <Card inset="none">
          {list.isPending && <TableSkeleton label={common(($) => $.states.loading)} />}
          {list.isError && (
            <QueryError
              title={t(($) => $.load_failed)}
              error={list.error}
              area="users"
              onRetry={() => void list.refetch()}
            />
          )}
          {list.isSuccess && lines.length === 0 && (
            <EmptyState
              icon={<ScrollText />}
              title={t(($) => (isFiltered(address) ? $.empty_filter : $.empty))}
              actions={
                isFiltered(address) && (
                  <Button onClick={() => show(NO_FILTERS)}>{t(($) => $.filter.clear)}</Button>
                )
              }
            />
          )}
          {lines.length > 0 && (
            <AuditList lines={lines} onPerson={(person) => show({ ...address, person })} />
          )}
          {list.hasNextPage && (
            <div className={center({ p: '3', borderTop: 'hairline' })}>
              <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {t(($) => $.more)}
              </Button>
            </div>
          )}
        </Card>
      </div>
    </AppPage>
  )
}
