import { weekdayOf, type Recurrence } from '@plenum/domain/recurrence'
import { formatDate, formatWeekday } from '@plenum/i18n/format'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/page/use-language.ts'

/** Which of the weekdays of a month, by its number. */
export const NTHS = ['first', 'second', 'third', 'fourth', 'last'] as const

/** Says when a rule is due. */
export function useRecurrenceWords(): (recurrence: Recurrence) => string {
  const { t } = useTranslation('maintenance')
  const language = useLanguage()
  return (recurrence) => {
    const { every: count, unit, starts_on } = recurrence
    if (recurrence.by === 'done') return t(($) => $.recurrence[`done_${unit}`], { count })
    const weekday = formatWeekday(language, recurrence.weekday ?? weekdayOf(starts_on))
    if (unit === 'day') return t(($) => $.recurrence.day, { count })
    if (unit === 'week') return t(($) => $.recurrence.week, { count, weekday })
    if (unit === 'year') return t(($) => $.recurrence.year, { count, date: formatDate(language, starts_on) })
    if (recurrence.nth !== null) {
      const nth = t(($) => $.nth[NTHS[(recurrence.nth ?? 1) - 1] ?? 'last'])
      return t(($) => $.recurrence.month_nth, { count, nth, weekday })
    }
    return t(($) => $.recurrence.month, { count, day: recurrence.month_day ?? Number(starts_on.slice(8)) })
  }
}
