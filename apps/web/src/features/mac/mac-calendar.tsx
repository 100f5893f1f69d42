import { MAX_PAGE_SIZE } from '@plenum/domain/page'
import type { WorkSummary } from '@plenum/domain/work-request'
import { firstWeekday } from '@plenum/i18n/calendar-words'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { link } from '@plenum/ui/recipes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { QueryError } from '#app/notices/query-error.tsx'
import { WorkCalendar } from '#app/work/calendar/work-calendar.tsx'
import { around, daysOfWeeks, weeksOf } from '#app/work/calendar/weeks.ts'
import { localDay } from '#app/work/due.ts'
import { MoreRequests } from '#app/work/more-requests.tsx'
import { workQueries } from '#app/work/queries.ts'
import type { ViewProps } from './mac-empty.tsx'
import { filtersOf } from './mac-search.ts'

const REQUEST = '/app/dc-manager/mac-projects/$requestId'

const listLink = ({ id, code, title }: WorkSummary) => (
  <Link to={REQUEST} params={{ requestId: id }} className={link()}>
    {code} · {title}
  </Link>
)

/** Requests by when they take place. */
export function MacCalendar({ address, onChange }: ViewProps) {
  const { t } = useTranslation('work')
  const language = useLanguage()
  const [now] = useState(() => new Date())
  const { span = 'month', day = localDay(now) } = address
  const weeks = weeksOf(span, day, firstWeekday(language))
  const list = useInfiniteQuery(
    workQueries.list({
      ...filtersOf(address),
      ...around(daysOfWeeks(weeks, day)),
      ordering: 'due',
      limit: MAX_PAGE_SIZE,
    }),
  )
  if (list.isError && list.data === undefined)
    return (
      <QueryError
        title={t(($) => $.mac.load_failed)}
        error={list.error}
        area="projects"
        onRetry={() => void list.refetch()}
      />
    )
  return (
    <WorkCalendar
      requests={list.data?.pages.flatMap(({ results }) => results) ?? []}
      span={span}
      day={day}
      now={now}
      onSpan={(next, to) => onChange({ span: next === 'month' ? undefined : next, day: to })}
      listLink={listLink}
      barLink={({ id }, props) => <Link key={id} to={REQUEST} params={{ requestId: id }} {...props} />}
      note={<MoreRequests list={list} />}
    />
  )
}
