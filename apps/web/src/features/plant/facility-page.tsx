import { formatDate } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AppPage } from '#app/page/app-page.tsx'
import { localDay } from '#app/work/due.ts'
import { DashboardState } from './dashboard-state.tsx'
import { FacilityBoard } from './facility-board.tsx'
import { plantQueries } from './queries.ts'

/** Whether the plant is healthy. */
export function FacilityPage() {
  const { t } = useTranslation('plant')
  const language = useLanguage()
  const [now] = useState(() => new Date())
  const told = useQuery(plantQueries.facility())
  const date = formatDate(language, localDay(now))
  return (
    <AppPage title={t(($) => $.facility.title)} lead={t(($) => $.facility.lead, { date })} body="plain">
      {told.data ? <FacilityBoard told={told.data} now={now} /> : <DashboardState query={told} />}
    </AppPage>
  )
}
