import { MAX_PAGE_SIZE } from '@plenum/domain/page'
import { OPEN_STAGES } from '@plenum/domain/work-stage'
import { useTranslation } from '@plenum/i18n/react'
import { stack } from '@plenum/ui/patterns'
import { EmptyState } from '@plenum/ui/empty-state'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CalendarCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { QueryError } from '#app/notices/query-error.tsx'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { localDay } from '#app/work/due.ts'
import { workQueries } from '#app/work/queries.ts'
import { MoreRequests } from '#app/work/more-requests.tsx'
import { DueList } from './due-list.tsx'
import {
  areaFilter,
  CATEGORIES_OF,
  dueDays,
  type MaintenanceArea,
  type MaintenanceSearch,
} from './maintenance-search.ts'
import { plannedOf, type Person } from './planned-summary.ts'
import { maintenanceQueries } from './queries.ts'

interface DueViewProps {
  area: MaintenanceArea
  address: MaintenanceSearch
  /** Whose own is shown where only that is. */
  me: Person
  /** What plans the first one. */
  create: ReactNode
}

/** What is overdue and due in an area, with what rules are going to make. */
export function DueView({ area, address, me, create }: DueViewProps) {
  const { t } = useTranslation('maintenance')
  const common = useTranslation('common').t
  const [now] = useState(() => new Date())
  const days = dueDays(localDay(now), address)
  const categories = CATEGORIES_OF[area]
  const filter = areaFilter(area, address)
  const requests = useInfiniteQuery(
    workQueries.list({
      ...filter,
      stage: OPEN_STAGES.join(),
      to: days.to,
      ordering: 'due',
      limit: MAX_PAGE_SIZE,
    }),
  )
  const planned = useQuery(
    maintenanceQueries.planned({ ...days, ...(categories && { category: categories.join() }) }),
  )
  if ((requests.isError && !requests.data) || (planned.isError && !planned.data))
    return (
      <QueryError
        title={t(($) => $.due.load_failed)}
        error={requests.error ?? planned.error}
        area="projects"
        onRetry={() => void Promise.all([requests.refetch(), planned.refetch()])}
      />
    )
  if (!requests.data || !planned.data) return <TableSkeleton label={common(($) => $.states.loading)} />
  const ahead = address.only === 'requests' ? [] : plannedOf(planned.data, filter, me)
  const all = address.only === 'planned' ? [] : requests.data.pages.flatMap(({ results }) => results)
  if (all.length + ahead.length === 0)
    return (
      <EmptyState icon={<CalendarCheck />} title={t(($) => $.due.empty)} actions={create}>
        {t(($) => $.due.empty_help)}
      </EmptyState>
    )
  return (
    <div className={stack({ gap: '4' })}>
      <DueList area={area} requests={all} planned={ahead} now={now} />
      {address.only !== 'planned' && <MoreRequests list={requests} />}
    </div>
  )
}
