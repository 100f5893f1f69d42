const ISO = /^\d{4}-\d{2}-\d{2}$/

/** A day that exists, `YYYY-MM-DD`. */
export const isDay = (text: string) => ISO.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

/** A day as the language writes it with numbers; what is no day stays as it is. */
export const dayText = (value: string, locale: string) =>
  isDay(value)
    ? new Intl.DateTimeFormat(locale, {
        day: '2-digit',
        month: '2-digit',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(new Date(`${value}T00:00:00Z`))
    : value

/** Which of day, month and year comes first, second and third. */
const order = (locale: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'UTC' })
    .formatToParts(new Date(0))
    .map((part) => part.type)
    .filter((type) => type !== 'literal')

const CENTURY = 2000

/** The day somebody typed, in the language's order or as `YYYY-MM-DD`; null where it is none. */
export function typedDay(text: string, locale: string): string | null {
  const numbers = text.trim().split(/\D+/)
  if (numbers.length !== 3) return null
  const wanted = /^\d{4}\D/.test(text.trim()) ? ['year', 'month', 'day'] : order(locale)
  const part = (name: string) => numbers[wanted.indexOf(name)] ?? ''
  const year = part('year').length === 2 ? String(CENTURY + Number(part('year'))) : part('year')
  const day = `${year}-${part('month').padStart(2, '0')}-${part('day').padStart(2, '0')}`
  // the thirtieth of February parses as a day of March
  return isDay(day) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day) ? day : null
}
