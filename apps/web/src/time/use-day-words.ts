import type { PlaceTimeline, TimelineDay } from '@plenum/domain/place-timeline'
import type { PlanConflict } from '@plenum/domain/plan-conflicts'
import { formatDate, formatList, formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'

/** Days and what happens on them, in words. */
export function useDayWords() {
  const { t } = useTranslation('time')
  const language = useLanguage()
  const date = (day: string) => formatDate(language, day)
  const counted = (count: number) => ({ count, shown: formatNumber(language, count) })
  const changes = ({ came, left, moved }: Omit<TimelineDay, 'day'>): string =>
    formatList(
      language,
      [
        came > 0 && t(($) => $.came, counted(came)),
        left > 0 && t(($) => $.left, counted(left)),
        moved > 0 && t(($) => $.moved, counted(moved)),
      ].filter((words) => words !== false),
    )
  return {
    date,
    changes,
    /** A day with what changes on it. */
    day: ({ today, days }: PlaceTimeline, day: string): string => {
      const change = days.find((each) => each.day === day)
      const named = day === today ? t(($) => $.today_is, { date: date(day) }) : date(day)
      return change === undefined ? named : `${named}: ${changes(change)}`
    },
    /** That it is not today that is shown, and what changes on that day. */
    shown: ({ today, days }: PlaceTimeline, day: string): string => {
      const change = days.find((each) => each.day === day)
      const when =
        day < today ? t(($) => $.as_was, { date: date(day) }) : t(($) => $.as_planned, { date: date(day) })
      return `${when}: ${change === undefined ? t(($) => $.nothing) : changes(change)}`
    },
    /** From when and until when something conflicts. */
    span: ({ from, to }: Pick<PlanConflict, 'from' | 'to'>): string =>
      to === null
        ? t(($) => $.from, { date: date(from) })
        : t(($) => $.from_to, { from: date(from), to: date(to) }),
  }
}
