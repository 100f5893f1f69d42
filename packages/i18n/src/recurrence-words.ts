import type { Recurrence } from '@plenum/domain/recurrence'
import type { TFunction } from 'i18next'
import { formatDate, formatWeekday } from './format.ts'
import type { Language } from './language.ts'

/** Which of the weekdays of a month, by its number. */
export const NTHS = ['first', 'second', 'third', 'fourth', 'last'] as const

interface Speech {
  t: TFunction<'maintenance'>
  language: Language
  /** The weekday on which it is due first. */
  first_weekday: number
}

/** Says when a rule is due. */
export function recurrenceWords(recurrence: Recurrence, { t, language, first_weekday }: Speech): string {
  const { every: count, unit, starts_on } = recurrence
  if (recurrence.by === 'done') return t(($) => $.recurrence[`done_${unit}`], { count })
  const weekday = formatWeekday(language, recurrence.weekday ?? first_weekday)
  if (unit === 'day') return t(($) => $.recurrence.day, { count })
  if (unit === 'week') return t(($) => $.recurrence.week, { count, weekday })
  if (unit === 'year') return t(($) => $.recurrence.year, { count, date: formatDate(language, starts_on) })
  if (recurrence.nth !== null) {
    const nth = t(($) => $.nth[NTHS[(recurrence.nth ?? 1) - 1] ?? 'last'])
    return t(($) => $.recurrence.month_nth, { count, nth, weekday })
  }
  return t(($) => $.recurrence.month, { count, day: recurrence.month_day ?? Number(starts_on.slice(8)) })
}
