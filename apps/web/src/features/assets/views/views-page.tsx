import { exportApi } from '@plenum/api-client/exports'
import type { SavedView } from '@plenum/domain/saved-view'
import { useTranslation } from '@plenum/i18n/react'
import { Card } from '@plenum/ui/card'
import { css } from '@plenum/ui/css'
import { EmptyState } from '@plenum/ui/empty-state'
import { stack } from '@plenum/ui/patterns'
import { button } from '@plenum/ui/recipes'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Bookmark } from 'lucide-react'
import { http } from '#app/api.ts'
import { TakeList } from '#app/files/take-list.tsx'
import { QueryError } from '#app/notices/query-error.tsx'
import { AppPage } from '#app/page/app-page.tsx'
import { ImportButton } from '#app/record-import/import-button.tsx'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { useViewActs } from './use-view-acts.ts'
import { ViewRow } from './view-row.tsx'
import { viewQueries } from './view-queries.ts'

const exports = exportApi(http)
const app = getRouteApi('/app')

/** Every view of the inventory that a person sees: his own to change, his team's to use. */
export function ViewsPage() {
  const { t } = useTranslation('views')
  const user = app.useRouteContext({ select: (context) => context.user })
  return (
    <AppPage
      title={t(($) => $.title)}
      lead={t(($) => $.lead)}
      body="plain"
      actions={
        <>
          <TakeList
            words={t(($) => $.take, { returnObjects: true })}
            take={(format, signal) => exports.lists({ list: 'saved_view', format }, signal)}
          />
          <ImportButton kind="saved_view" />
        </>
      }
    >
      <ViewsList user={user} />
    </AppPage>
  )
}

interface ViewsListProps {
  user: { id: string; team: { name: string } | null }
}

export function ViewsList({ user }: ViewsListProps) {
  const { t } = useTranslation('views')
  const common = useTranslation('common').t
  const { data: views, error, refetch } = useQuery(viewQueries.list())
  if (views === undefined)
    return (
      <Card inset={error === null ? 'none' : 'regular'}>
        {error === null ? (
          <TableSkeleton label={common(($) => $.states.loading)} />
        ) : (
          <QueryError title={t(($) => $.failed)} error={error} area="assets" onRetry={() => void refetch()} />
        )}
      </Card>
    )
  if (views.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<Bookmark />}
          title={t(($) => $.none_title)}
          actions={
            <Link to="/app/settings/assets-inventory" className={button({ tone: 'primary' })}>
              {t(($) => $.to_inventory)}
            </Link>
          }
        >
          {t(($) => $.none_text)}
        </EmptyState>
      </Card>
    )
  return (
    <div className={stack({ gap: '4' })}>
      <Views title={t(($) => $.own)} views={views.filter((view) => view.own)} user={user} />
      <Views title={t(($) => $.team)} views={views.filter((view) => !view.own)} user={user} />
    </div>
  )
}

function Views({ title, views, user }: ViewsListProps & { title: string; views: readonly SavedView[] }) {
  const acts = useViewActs(user.id)
  if (views.length === 0) return null
  return (
    <Card>
      <h2 className={css({ textStyle: 'strong', mb: '2' })}>{title}</h2>
      <ul>
        {views.map((view) => (
          <ViewRow key={view.id} view={view} team={user.team?.name} acts={acts} />
        ))}
      </ul>
    </Card>
  )
}
