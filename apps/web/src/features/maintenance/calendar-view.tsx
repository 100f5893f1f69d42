import { MAX_PAGE_SIZE } from '@plenum/domain/page'
import type { WorkSummary } from '@plenum/domain/work-request'
import { firstWeekday } from '@plenum/i18n/calendar-words'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { link } from '@plenum/ui/recipes'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { QueryError } from '#app/notices/query-error.tsx'
import { around, daysOfWeeks, weeksOf } from '#app/work/calendar/weeks.ts'
import { WorkCalendar } from '#app/work/calendar/work-calendar.tsx'
import { localDay } from '#app/work/due.ts'
import { MoreRequests } from '#app/work/more-requests.tsx'
import { workQueries } from '#app/work/queries.ts'
import {
  areaFilter,
  CATEGORIES_OF,
  REQUEST_OF,
  type MaintenanceArea,
  type MaintenanceSearch,
} from './maintenance-search.ts'
import { isPlanned, plannedOf, summaryOf, type Person } from './planned-summary.ts'
import { maintenanceQueries } from './queries.ts'

interface CalendarViewProps {
  area: MaintenanceArea
  address: MaintenanceSearch
  /** Whose own is shown where only that is. */
  me: Person
  onChange: (change: Partial<MaintenanceSearch>) => void
}

/** Maintenance by when it takes place: requests, and what rules are going to make. */
export function CalendarView({ area, address, me, onChange }: CalendarViewProps) {
  const { t } = useTranslation('maintenance')
  const language = useLanguage()
  const [now] = useState(() => new Date())
  const { span = 'month', day = localDay(now) } = address
  const weeks = weeksOf(span, day, firstWeekday(language))
  const days = daysOfWeeks(weeks, day)
  const categories = CATEGORIES_OF[area]
  const filter = areaFilter(area, address)
  const requests = useInfiniteQuery(
    workQueries.list({ ...filter, ...around(days), ordering: 'due', limit: MAX_PAGE_SIZE }),
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
  const all = requests.data?.pages.flatMap(({ results }) => results) ?? []
  return (
    <WorkCalendar
      requests={[...all, ...plannedOf(planned.data ?? [], filter, me).map(summaryOf)]}
      span={span}
      day={day}
      now={now}
      onSpan={(next, to) => onChange({ span: next === 'month' ? undefined : next, day: to })}
      listLink={(request) => <InList area={area} request={request} />}
      barLink={(bar, props) =>
        isPlanned(bar) ? (
          <Link key={bar.id} to="." search={{ view: 'rules', search: bar.text }} {...props} />
        ) : (
          <Link key={bar.id} to={REQUEST_OF[area]} params={{ requestId: bar.id }} {...props} />
        )
      }
      note={<MoreRequests list={requests} />}
    />
  )
}

function InList({ area, request }: Pick<CalendarViewProps, 'area'> & { request: WorkSummary }) {
  const { t } = useTranslation('maintenance')
  const { id, code, title } = request
  if (isPlanned(request))
    return (
      <span>
        {title} <span className={css({ color: 'text.muted' })}>· {t(($) => $.due.planned)}</span>
      </span>
    )
  return (
    <Link to={REQUEST_OF[area]} params={{ requestId: id }} className={link()}>
      {code} · {title}
    </Link>
  )
}
