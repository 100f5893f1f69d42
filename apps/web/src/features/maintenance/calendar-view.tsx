import { MAX_PAGE_SIZE } from '@plenum/domain/page'
import { formatDate, formatMonth, formatWeekday } from '@plenum/i18n/format'
import { Button } from '@plenum/ui/button'
import { css, cx } from '@plenum/ui/css'
import { IconButton } from '@plenum/ui/icon-button'
import { hstack, stack } from '@plenum/ui/patterns'
import { card } from '@plenum/ui/recipes'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CalendarPlus, ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '#app/notices/query-error.tsx'
import { useLanguage } from '#app/page/use-language.ts'
import { workQueries } from '#app/work/queries.ts'
import { areaFilter, CATEGORIES_OF, type MaintenanceArea, type MaintenanceSearch } from './maintenance-search.ts'
import { byDay, monthFrom, weeksOf, type OnDay } from './month.ts'
import { maintenanceQueries } from './queries.ts'
import { RequestLink } from './request-link.tsx'

interface CalendarViewProps {
  area: MaintenanceArea
  address: MaintenanceSearch
  today: string
  onDay: (day: string) => void
}

/** A month of maintenance: requests, and what rules are going to make. */
export function CalendarView({ area, address, today, onDay }: CalendarViewProps) {
  const { t } = useTranslation('maintenance')
  const language = useLanguage()
  const shown = address.day ?? today
  const weeks = weeksOf(shown)
  const days = weeks.flat()
  const span = { from: days[0] ?? shown, to: days.at(-1) ?? shown }
  const categories = CATEGORIES_OF[area]
  const requests = useInfiniteQuery(
    workQueries.list({ ...areaFilter(area, address), ...span, ordering: 'due', limit: MAX_PAGE_SIZE }),
  )
  const planned = useQuery(
    maintenanceQueries.planned({ ...span, ...(categories && { category: categories.join() }) }),
  )
  if (requests.isError || planned.isError)
    return (
      <QueryError
        title={t(($) => $.due.load_failed)}
        error={requests.error ?? planned.error}
        area="projects"
        onRetry={() => void Promise.all([requests.refetch(), planned.refetch()])}
      />
    )
  const all = requests.data?.pages.flatMap(({ results }) => results) ?? []
  const onDays = byDay(days, all, planned.data ?? [])
  return (
    <div className={stack({ gap: '3' })}>
      <div className={hstack({ gap: '2' })}>
        <IconButton label={t(($) => $.calendar.before)} onClick={() => onDay(monthFrom(shown, -1))}>
          <ChevronLeft />
        </IconButton>
        <IconButton label={t(($) => $.calendar.after)} onClick={() => onDay(monthFrom(shown, 1))}>
          <ChevronRight />
        </IconButton>
        <Button size="compact" onClick={() => onDay(today)}>
          {t(($) => $.calendar.today)}
        </Button>
        <h2 className={css({ textStyle: 'strong' })}>{formatMonth(language, shown)}</h2>
      </div>
      <div className={cx(card({ inset: 'none' }), month)}>
        {(weeks[0] ?? []).map((_, at) => (
          <div key={at} aria-hidden="true" className={head}>
            {formatWeekday(language, at + 1)}
          </div>
        ))}
        <ol className={css({ display: 'contents' })}>
          {days.map((day) => (
            <Day
              key={day}
              day={day}
              on={onDays.get(day) ?? { requests: [], planned: [] }}
              isToday={day === today}
              isOutside={day.slice(0, 7) !== shown.slice(0, 7)}
            />
          ))}
        </ol>
      </div>
    </div>
  )
}

const month = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(7, minmax(0, 1fr))' },
  overflow: 'hidden',
})
const head = css({
  display: { base: 'none', md: 'block' },
  px: '2',
  py: '1.5',
  textStyle: 'caption',
  color: 'text.muted',
  borderBottom: 'hairline',
})
const cell = css({
  px: '2',
  py: '1.5',
  minHeight: { base: '0', md: '[6.5rem]' },
  minWidth: '0',
  borderBottom: 'hairline',
  borderRight: { base: 'none', md: 'hairline' },
  textStyle: 'table',
})
const isEmpty = css({ display: { base: 'none', md: 'block' } })

interface DayProps {
  day: string
  on: OnDay
  isToday: boolean
  isOutside: boolean
}

function Day({ day, on, isToday, isOutside }: DayProps) {
  const { t } = useTranslation('maintenance')
  const language = useLanguage()
  const nothing = on.requests.length + on.planned.length === 0
  return (
    <li className={cx(cell, nothing && isEmpty)} {...(isToday && { 'aria-current': 'date' })}>
      <time
        dateTime={day}
        title={formatDate(language, day)}
        className={css({
          fontVariantNumeric: 'tabular-nums',
          color: isToday ? 'text.accent' : isOutside ? 'text.muted' : 'text',
          fontWeight: isToday ? 'semibold' : 'regular',
        })}
      >
        <span className={css({ display: { base: 'none', md: 'inline' } })}>{Number(day.slice(8))}</span>
        <span className={css({ display: { base: 'inline', md: 'none' } })}>{formatDate(language, day)}</span>
      </time>
      <ul className={stack({ gap: '0.5' })}>
        {on.requests.map((request) => (
          <li key={request.id} className={css({ minWidth: '0' })}>
            <RequestLink {...request} />
          </li>
        ))}
        {on.planned.map(({ rule }) => (
          <li
            key={rule.id}
            className={hstack({ gap: '1', minWidth: '0', color: 'text.muted' })}
            title={`${rule.name}: ${t(($) => $.due.planned)}`}
          >
            <CalendarPlus
              aria-label={t(($) => $.due.planned)}
              className={css({ width: '[14px]', height: '[14px]', flexShrink: '0' })}
            />
            <span className={css({ truncate: true, minWidth: '0' })}>{rule.name}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}
