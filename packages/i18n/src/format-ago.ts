import type { Language } from './language.ts'

const SPANS = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
] as const

/** How long before `now` an instant was, in its largest whole unit: '3 hours ago'; 'now' within a minute. */
export function formatAgo(language: Language, instant: string, now: number): string {
  const seconds = Math.max(0, (now - Date.parse(instant)) / 1000)
  const [unit, length] = SPANS.find(([, span]) => seconds >= span) ?? ['second', Number.POSITIVE_INFINITY]
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return format.format(-Math.floor(seconds / length), unit)
}
