import { exportApi } from '@plenum/api-client/exports'
import { may } from '@plenum/domain/permission'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { button } from '@plenum/ui/recipes'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { http } from '#app/api.ts'
import { TakeList } from '#app/files/take-list.tsx'
import { AppPage } from '#app/page/app-page.tsx'
import { ImportButton } from '#app/record-import/import-button.tsx'
import { part } from '#app/notices/part.ts'
import { TeamsOverview } from './teams-overview.tsx'

const exports = exportApi(http)
const route = getRouteApi('/app/settings/users-configuration')
const app = getRouteApi('/app')
const NewTeam = part(async () => (await import('./new-team.tsx')).NewTeam)

/** The teams of the company and what each may do. */
export function TeamsPage() {
  const { t } = useTranslation('teams')
  const { team: wanted } = route.useSearch()
  const navigate = route.useNavigate()
  const viewer = app.useRouteContext({ select: ({ user }) => user })
  const canWrite = may(viewer.permissions, 'users', 'write')
  const [isAdding, setIsAdding] = useState(false)
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
          <TakeList
            words={t(($) => $.take, { returnObjects: true })}
            take={(format, signal) => exports.lists({ list: 'team', format }, signal)}
          />
          {canWrite && <ImportButton kind="team" />}
          {add}
        </>
      }
    >
      <TeamsOverview viewer={viewer} wanted={wanted} add={add} onGone={() => go(undefined)} />
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
