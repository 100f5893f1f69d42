import type { Language } from './language.ts'

const date = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, options)

/** A calendar date (`YYYY-MM-DD`) in the language's short form; no zone shifts it. */
export const formatDate = (language: Language, day: string): string =>
  date(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** An instant in the reader's own zone, to the minute. */
export const formatDateTime = (language: Language, instant: string): string =>
  date(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))

/** An instant in full, with seconds and zone. */
export const formatFullDateTime = (language: Language, instant: string): string =>
  date(language, { dateStyle: 'full', timeStyle: 'long' }).format(new Date(instant))

export const formatNumber = (language: Language, value: number): string =>
  new Intl.NumberFormat(language, { useGrouping: 'always' }).format(value)
