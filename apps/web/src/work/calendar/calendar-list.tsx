import type { WorkSummary } from '@plenum/domain/work-request'
import { useTranslation } from '@plenum/i18n/react'
import { Card } from '@plenum/ui/card'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { useId, type ReactNode } from 'react'
import { daysOf } from '../due.ts'
import { DueMark, StageMark } from '../work-marks.tsx'

interface CalendarListProps {
  requests: readonly WorkSummary[]
  weeks: readonly string[][]
  now: Date
  link: (request: WorkSummary) => ReactNode
  note?: ReactNode
}

/** What takes place in a span, the first to come first. */
export function CalendarList({ requests, weeks, now, link, note }: CalendarListProps) {
  const { t } = useTranslation('work')
  const id = useId()
  const first = weeks[0]?.[0] ?? ''
  const last = weeks.at(-1)?.at(-1) ?? ''
  const shown = requests
    .flatMap((request) => {
      const days = daysOf(request)
      return days === null || days.last < first || days.first > last ? [] : [{ request, from: days.first }]
    })
    .toSorted((one, other) => one.from.localeCompare(other.from))
  return (
    <Card>
      <section aria-labelledby={id} className={stack({ gap: '3', minWidth: '0' })}>
        <h2 id={id} className={css({ textStyle: 'strong' })}>
          {t(($) => $.calendar.list)}
        </h2>
        {shown.length === 0 && <p className={css({ color: 'text.muted' })}>{t(($) => $.calendar.none)}</p>}
        <ol className={stack({ gap: '3' })}>
          {shown.map(({ request }) => (
            <li key={request.id} className={stack({ gap: '0.5', minWidth: '0' })}>
              {link(request)}
              <span
                className={hstack({
                  columnGap: '3',
                  rowGap: '0.5',
                  flexWrap: 'wrap',
                  textStyle: 'caption',
                  color: 'text.muted',
                })}
              >
                <StageMark stage={request.stage} />
                <DueMark request={request} now={now} />
              </span>
            </li>
          ))}
        </ol>
        {note}
      </section>
    </Card>
  )
}
