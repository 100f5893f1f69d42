import { dateLocale } from './format.ts'
import type { Language } from './language.ts'

const MONDAY = 1
const WEEK = 7

const inUtc = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(dateLocale(language), { ...options, timeZone: 'UTC' })
const at = (day: string) => new Date(`${day}T00:00:00Z`)

/** The week of a language's readers as far as the platform knows it, which not every one does. */
interface WithWeek {
  getWeekInfo?: () => { firstDay: number }
}

/** The day a week begins with where a language is spoken: 1 for Monday to 7 for Sunday. */
export function firstWeekday(language: Language): number {
  const locale: Intl.Locale & WithWeek = new Intl.Locale(dateLocale(language))
  return locale.getWeekInfo?.().firstDay ?? MONDAY
}

/** The seven days of the week in short, from the one it begins with. */
export function weekdayNames(language: Language): string[] {
  const format = inUtc(language, { weekday: 'short' })
  const first = firstWeekday(language)
  // the first of January 2024 was a Monday
  return Array.from({ length: WEEK }, (_, day) => format.format(new Date(Date.UTC(2024, 0, first + day))))
}

/** A month with its year: 'November 2026'. */
export const formatMonth = (language: Language, day: string): string =>
  inUtc(language, { month: 'long', year: 'numeric' }).format(at(day))

/** A day within its month: '3', and '1 Dec' for the first of one. */
export const formatDayOfMonth = (language: Language, day: string): string =>
  inUtc(language, day.endsWith('-01') ? { day: 'numeric', month: 'short' } : { day: 'numeric' }).format(
    at(day),
  )
