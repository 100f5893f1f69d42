import { may } from '@plenum/domain/permission'
import { Button } from '@plenum/ui/button'
import { Card } from '@plenum/ui/card'
import { css } from '@plenum/ui/css'
import { EmptyState } from '@plenum/ui/empty-state'
import { stack } from '@plenum/ui/patterns'
import { button } from '@plenum/ui/recipes'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Plus, Users } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '#app/notices/query-error.tsx'
import { AppPage } from '#app/page/app-page.tsx'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { peopleQueries } from './queries.ts'
import { TeamList } from './team-list.tsx'
import { TeamPanel } from './team-panel.tsx'
import { Why } from './why.tsx'

const route = getRouteApi('/app/settings/users-configuration')
const app = getRouteApi('/app')
const NewTeam = lazy(async () => ({ default: (await import('./new-team.tsx')).NewTeam }))

/** The teams of the company and what each may do. */
export function TeamsPage() {
  const { t } = useTranslation('teams')
  const common = useTranslation('common').t
  const { team: wanted } = route.useSearch()
  const navigate = route.useNavigate()
  const viewer = app.useRouteContext({ select: ({ user }) => user })
  const canWrite = may(viewer.permissions, 'users', 'write')
  const { data: teams, error, refetch } = useQuery(peopleQueries.teams())
  const [isAdding, setIsAdding] = useState(false)
  const shown = teams?.find(({ id }) => id === wanted) ?? (wanted === undefined ? teams?.[0] : undefined)
  const go = (team: string | undefined) => void navigate({ search: { team } })
  const add = canWrite && (
    <Button tone="primary" onClick={() => setIsAdding(true)}>
      <Plus aria-hidden="true" />
      {t(($) => $.add)}
    </Button>
  )
  return (
    <AppPage
      title={t(($) => $.title)}
      lead={t(($) => $.lead)}
      body="plain"
      actions={
        <>
          <Link to="/app/users" className={button({ tone: 'neutral' })}>
            {t(($) => $.people)}
          </Link>
          {canWrite && (
            <Link to="/app/settings/audit" className={button({ tone: 'neutral' })}>
              {t(($) => $.log)}
            </Link>
          )}
          {add}
        </>
      }
    >
      <div className={stack({ gap: '4' })}>
        {teams === undefined && error === null && (
          <Card inset="none">
            <TableSkeleton label={common(($) => $.states.loading)} />
          </Card>
        )}
        {teams === undefined && error !== null && (
          <Card>
            <QueryError
              title={t(($) => $.failed)}
              error={error}
              area="users"
              onRetry={() => void refetch()}
            />
          </Card>
        )}
        {teams?.length === 0 && (
          <Card>
            <EmptyState icon={<Users />} title={t(($) => $.none_title)} actions={add}>
              {t(($) => $.none_text)}
            </EmptyState>
          </Card>
        )}
        {teams !== undefined && teams.length > 0 && (
          <div className={columns}>
            <Card>
              <TeamList teams={teams} shown={shown?.id} />
            </Card>
            <Card>
              {shown === undefined ? (
                <p>{t(($) => $.gone)}</p>
              ) : (
                <TeamPanel key={shown.id} team={shown} viewer={viewer} onGone={() => go(undefined)} />
              )}
            </Card>
          </div>
        )}
        {teams !== undefined && (
          <Card>
            <Why teams={teams} />
          </Card>
        )}
      </div>
      <Suspense fallback={null}>
        {isAdding && (
          <NewTeam
            onMade={({ id }) => {
              setIsAdding(false)
              go(id)
            }}
            onClose={() => setIsAdding(false)}
          />
        )}
      </Suspense>
    </AppPage>
  )
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: '[18rem minmax(0, 1fr)]' },
  gap: '4',
  alignItems: 'start',
})
