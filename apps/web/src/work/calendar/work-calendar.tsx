import type { WorkSummary } from '@plenum/domain/work-request'
import { STATUS_OF, type WorkStage } from '@plenum/domain/work-stage'
import { firstWeekday, formatDayOfMonth, formatMonth, weekdayNames } from '@plenum/i18n/calendar-words'
import { formatDate } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import * as Calendar from '@plenum/ui/event-calendar'
import { IconButton } from '@plenum/ui/icon-button'
import { hstack, stack } from '@plenum/ui/patterns'
import { ProcessGlyph } from '@plenum/ui/process-glyph'
import { Segment } from '@plenum/ui/segment'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { NARROW, useMedia } from '#app/page/use-media.ts'
import { isOverdue, localDay } from '../due.ts'
import { useWorkWords } from '../use-work-words.ts'
import { CalendarList } from './calendar-list.tsx'
import { dayAfter, layOut, weeksOf, type Span, type Stretch } from './weeks.ts'

type BarLink = ComponentProps<typeof Calendar.Week>['link']

interface WorkCalendarProps {
  requests: readonly WorkSummary[]
  span: Span
  /** A day of the span. */
  day: string
  now: Date
  onSpan: (span: Span, day: string) => void
  /** Makes what is drawn of a request a link to it. */
  barLink: BarLink
  /** A request in the list beside. */
  listLink: (request: WorkSummary) => ReactNode
  /** Below the list: not everything is here yet. */
  note?: ReactNode
}

/** Lines of a week, by how much room it has. */
const MOST = { month: 4, week: 16 } as const

const TONES = {
  todo: 'neutral',
  approval: 'info',
  in_progress: 'warning',
  verification: 'info',
  blocked: 'danger',
  done: 'accent',
  canceled: 'neutral',
} as const satisfies Record<WorkStage, Calendar.CalendarBar['tone']>

/** A month or a week with windows as bars and wanted days as marks, and the same as a list. */
export function WorkCalendar(props: WorkCalendarProps) {
  const { requests, span, day, now } = props
  const narrow = useMedia(NARROW)
  const language = useLanguage()
  const weeks = weeksOf(span, day, firstWeekday(language))
  return (
    <div className={stack({ gap: '3', minWidth: '0' })}>
      <Head {...props} weeks={weeks} />
      <div className={columns}>
        {!narrow && <Grid {...props} weeks={weeks} />}
        <CalendarList requests={requests} weeks={weeks} now={now} link={props.listLink} note={props.note} />
      </div>
    </div>
  )
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 18rem' },
  gap: '4',
  alignItems: 'start',
})

type WithWeeks = WorkCalendarProps & { weeks: string[][] }

function Head({ span, day, now, weeks, onSpan }: WithWeeks) {
  const { t } = useTranslation('work')
  const language = useLanguage()
  const [first = day] = weeks[0] ?? []
  const last = weeks.at(-1)?.at(-1) ?? day
  const title =
    span === 'month'
      ? formatMonth(language, day)
      : t(($) => $.calendar.span_of, { from: formatDate(language, first), to: formatDate(language, last) })
  return (
    <div className={hstack({ gap: '2', flexWrap: 'wrap' })}>
      <IconButton
        label={t(($) => $.calendar.before)}
        tone="neutral"
        onClick={() => onSpan(span, dayAfter(span, day, -1))}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton
        label={t(($) => $.calendar.after)}
        tone="neutral"
        onClick={() => onSpan(span, dayAfter(span, day, 1))}
      >
        <ChevronRight />
      </IconButton>
      <Button onClick={() => onSpan(span, localDay(now))}>{t(($) => $.calendar.today)}</Button>
      <h2
        aria-live="polite"
        className={css({
          textStyle: 'heading',
          flex: '1',
          minWidth: '[10rem]',
          _firstLetter: { textTransform: 'uppercase' },
        })}
      >
        {title}
      </h2>
      <Segment
        label={t(($) => $.calendar.span)}
        value={span}
        options={[
          { value: 'month', label: t(($) => $.calendar.month) },
          { value: 'week', label: t(($) => $.calendar.week) },
        ]}
        onValueChange={(next) => onSpan(next, day)}
      />
    </div>
  )
}

function Grid({ requests, span, day, now, weeks, onSpan, barLink }: WithWeeks) {
  const { t } = useTranslation('work')
  const language = useLanguage()
  const toBar = useBar(now)
  const month = day.slice(0, 7)
  return (
    <Calendar.Root label={t(($) => $.calendar.label)} weekdays={weekdayNames(language)} height={span}>
      {weeks.map((week) => {
        const { bars, hidden } = layOut(requests, week, MOST[span])
        return (
          <Calendar.Week
            key={week[0]}
            todayLabel={t(($) => $.calendar.is_today)}
            days={week.map((each) => ({
              day: each,
              text: formatDayOfMonth(language, each),
              isOutside: span === 'month' && !each.startsWith(month),
              isToday: each === localDay(now),
            }))}
            bars={bars.map(toBar)}
            more={hidden.flatMap((count, column) =>
              count === 0
                ? []
                : [
                    {
                      column,
                      track: MOST[span],
                      button: (className: string) => (
                        <button
                          type="button"
                          className={className}
                          aria-label={t(($) => $.calendar.more_on, {
                            count,
                            date: formatDate(language, week[column] ?? ''),
                          })}
                          onClick={() => onSpan('week', week[column] ?? day)}
                        >
                          {t(($) => $.calendar.more, { count })}
                        </button>
                      ),
                    },
                  ],
            )}
            link={barLink}
          />
        )
      })}
    </Calendar.Root>
  )
}

/** What is drawn of a request in a week. */
function useBar(now: Date) {
  const { t } = useTranslation('work')
  const words = useWorkWords()
  return ({ request, ...stretch }: Stretch<WorkSummary>): Calendar.CalendarBar => {
    const { id, code, title, stage } = request
    const when = words.when(request) ?? ''
    const isLate = isOverdue(request, now)
    return {
      ...stretch,
      id,
      isMark: request.window_start === null,
      tone: isLate ? 'danger' : TONES[stage],
      icon: <ProcessGlyph step={STATUS_OF[stage].status} />,
      text: title,
      label: [code, title, t(($) => $.stage[stage]), isLate ? t(($) => $.overdue, { when }) : when].join(
        ', ',
      ),
    }
  }
}
