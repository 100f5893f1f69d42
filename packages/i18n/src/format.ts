import type { Language } from './language.ts'

const MINUTE = 60

const DATE_LOCALES = { en: 'en-GB', es: 'es' } as const satisfies Record<Language, string>

/** Whose way of writing dates a language takes: day first, and the day in 24 hours. */
export const dateLocale = (language: Language): string => DATE_LOCALES[language]

const date = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(dateLocale(language), options)

/** Makes what is asked for again and again once for each language: making it costs a hundred times its use. */
const onceFor = <Made>(make: (language: Language) => Made) => {
  const made = new Map<Language, Made>()
  return (language: Language): Made => {
    const known = made.get(language) ?? make(language)
    made.set(language, known)
    return known
  }
}

const calendarDate = onceFor((language) => date(language, { dateStyle: 'medium', timeZone: 'UTC' }))

/** A calendar date (`YYYY-MM-DD`) in the language's short form; no zone shifts it. */
export const formatDate = (language: Language, day: string): string =>
  calendarDate(language).format(new Date(`${day}T00:00:00Z`))

const weekday = onceFor((language) => date(language, { weekday: 'long', timeZone: 'UTC' }))
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1)

/** A weekday by its number, from Monday, 1. */
export const formatWeekday = (language: Language, number: number): string =>
  weekday(language).format(new Date(MONDAY + (number - 1) * 24 * 60 * 60 * 1000))

const toTheMinute = onceFor((language) => date(language, { dateStyle: 'medium', timeStyle: 'short' }))

/** An instant in the reader's own zone, to the minute. */
export const formatDateTime = (language: Language, instant: string): string =>
  toTheMinute(language).format(new Date(instant))

const toTheDay = onceFor((language) => date(language, { dateStyle: 'medium' }))

/** The day of an instant in the reader's own zone. */
export const formatDay = (language: Language, instant: string): string =>
  toTheDay(language).format(new Date(instant))

const timeOfDay = onceFor((language) => date(language, { timeStyle: 'short' }))

/** The time of day of an instant in the reader's own zone: '14:02'. */
export const formatTime = (language: Language, instant: string): string =>
  timeOfDay(language).format(new Date(instant))

const inFull = onceFor((language) => date(language, { dateStyle: 'full', timeStyle: 'long' }))

/** An instant in full, with seconds and zone. */
export const formatFullDateTime = (language: Language, instant: string): string =>
  inFull(language).format(new Date(instant))

/** A length of time in whole seconds, or minutes where it is long: '12 seconds'. */
export const formatDuration = (language: Language, seconds: number): string =>
  seconds < 2 * MINUTE
    ? inUnit(language, seconds, 'second')
    : inUnit(language, Math.ceil(seconds / MINUTE), 'minute')

const inUnit = (language: Language, value: number, unit: 'second' | 'minute') =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)

/** Things one after the other: 'name, code and place'. */
export const formatList = (language: Language, things: readonly string[]): string =>
  new Intl.ListFormat(language).format(things)

/** Puts names in the order people count: R2 before R10. */
export const byName = onceFor((language) => new Intl.Collator(language, { numeric: true }).compare)

const number = onceFor((language) => new Intl.NumberFormat(language, { useGrouping: 'always' }))

export const formatNumber = (language: Language, value: number): string => number(language).format(value)

const monthOfYear = onceFor(
  (language) =>
    new Intl.DateTimeFormat(dateLocale(language), { month: 'short', year: '2-digit', timeZone: 'UTC' }),
)

/** The month of a day as short as a chart has room for: 'Nov 26'. */
export const formatMonth = (language: Language, day: string): string =>
  monthOfYear(language).format(new Date(`${day}T00:00:00Z`))

const percent = onceFor((language) => new Intl.NumberFormat(language, { style: 'percent' }))

/** A part of one in hundredths: '80%', '80 %'. */
export const formatPercent = (language: Language, part: number): string => percent(language).format(part)

const country = onceFor((language) => new Intl.DisplayNames(language, { type: 'region' }))

/** A country by its two letters, in the language's words. */
export const formatCountry = (language: Language, code: string): string => country(language).of(code) ?? code

/** The names of the world's time zones, the one without any place first. */
export const timeZones = (): string[] => [
  'UTC',
  ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC'),
]

/** The time zone of who reads. */
export const localZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
