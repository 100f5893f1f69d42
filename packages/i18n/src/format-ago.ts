import type { Language } from './language.ts'

const DAY = 24 * 60 * 60
const SPANS = [
  ['hour', 60 * 60],
  ['minute', 60],
] as const

/** The day an instant fell on, on the calendar of who reads it. */
const dayOf = (instant: Date) =>
  Date.UTC(instant.getFullYear(), instant.getMonth(), instant.getDate()) / (DAY * 1000)

/** How long before `now` an instant was, in its largest whole unit: '3 hours ago'; 'now' within a minute. */
export function formatAgo(language: Language, instant: string, now: number): string {
  const seconds = Math.max(0, (now - Date.parse(instant)) / 1000)
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  // 'yesterday' is a day of the calendar, however many hours ago
  if (seconds >= DAY) return format.format(dayOf(new Date(instant)) - dayOf(new Date(now)), 'day')
  const [unit, length] = SPANS.find(([, span]) => seconds >= span) ?? ['second', Number.POSITIVE_INFINITY]
  return format.format(-Math.floor(seconds / length), unit)
}
