import { formatDate } from '@plenum/i18n/format'
import { may } from '@plenum/domain/permission'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { AppPage } from '#app/page/app-page.tsx'
import { localDay } from '#app/work/due.ts'
import { DashboardState } from './dashboard-state.tsx'
import { OperationsBoard } from './operations-board.tsx'
import { plantQueries } from './queries.ts'
import { ScanBox } from './scan-box.tsx'

const app = getRouteApi('/app')

/** What is to be done now. */
export function OperationsPage() {
  const { t } = useTranslation('plant')
  const language = useLanguage()
  const [now] = useState(() => new Date())
  const navigate = useNavigate()
  const permissions = app.useRouteContext({ select: ({ user }) => user.permissions })
  const told = useQuery(plantQueries.operations())
  const date = formatDate(language, localDay(now))
  return (
    <AppPage
      title={t(($) => $.operations.title)}
      lead={t(($) => $.operations.lead, { date })}
      {...(may(permissions, 'assets', 'onlyRead') && {
        toolbar: <ScanBox onOpen={(code) => void navigate({ to: '/app/c/$code', params: { code } })} />,
      })}
      body="plain"
    >
      {told.data ? <OperationsBoard told={told.data} now={now} /> : <DashboardState query={told} />}
    </AppPage>
  )
}
