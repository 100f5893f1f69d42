const ISO = /^\d{4}-\d{2}-\d{2}$/
const MONTHS = 12
const CENTURY = 2000
/** Fewer letters name more than one month. */
const MONTH_LETTERS = 3

/** A day that exists, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  // the thirtieth of February parses as a day of March
  return ISO.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const format = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })

// English is written day first here and month first there: only a name tells the month
const shown = (locale: string) =>
  new Intl.Locale(locale).language === 'en'
    ? ({ day: 'numeric', month: 'short', year: 'numeric' } as const)
    : ({ day: '2-digit', month: '2-digit', year: 'numeric' } as const)

/** A day as the language writes it, so that it can be read in one way only; what is no day stays as it is. */
export const dayText = (value: string, locale: string) =>
  isDay(value) ? format(locale, shown(locale)).format(new Date(`${value}T00:00:00Z`)) : value

/** Which of day, month and year comes first, second and third. */
const order = (locale: string) =>
  format(locale, { day: 'numeric', month: 'numeric', year: 'numeric' })
    .formatToParts(new Date(0))
    .map((part) => part.type)
    .filter((type) => type !== 'literal')

/** The number of the month somebody names in full or in part; the text itself where it names none. */
function monthNumber(text: string, locale: string): string {
  const typed = text.toLocaleLowerCase(locale)
  if (typed.length < MONTH_LETTERS) return text
  const months = format(locale, { month: 'long' })
  const index = Array.from({ length: MONTHS }, (_, month) => months.format(new Date(Date.UTC(2000, month))))
    .map((name) => name.toLocaleLowerCase(locale))
    .findIndex((name) => name.startsWith(typed))
  return index < 0 ? text : String(index + 1)
}

/** The order in which the three parts were written. */
function orderOf(parts: readonly string[], locale: string): readonly string[] {
  const [first = '', second = ''] = parts
  if (/^\d{4}$/.test(first)) return ['year', 'month', 'day']
  if (/^\p{L}/u.test(first)) return ['month', 'day', 'year']
  return /^\p{L}/u.test(second) ? ['day', 'month', 'year'] : order(locale)
}

/** The day somebody typed, in the language's order, with the month by its name, or as `YYYY-MM-DD`; null where it is none. */
export function typedDay(text: string, locale: string): string | null {
  const parts = text.trim().split(/[^\p{L}\p{N}]+/u)
  if (parts.length !== 3) return null
  const wanted = orderOf(parts, locale)
  const part = (name: string) => parts[wanted.indexOf(name)] ?? ''
  const year = part('year').length === 2 ? String(CENTURY + Number(part('year'))) : part('year')
  const month = monthNumber(part('month'), locale)
  const day = `${year}-${month.padStart(2, '0')}-${part('day').padStart(2, '0')}`
  return isDay(day) ? day : null
}
