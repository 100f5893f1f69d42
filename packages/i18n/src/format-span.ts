import type { Language } from './language.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Unit = 'day' | 'hour' | 'minute'

const part = (language: Language, value: number, unit: Unit) =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value)

/** How long something took, in its two largest units: '3 days, 4 hr'. */
export function formatSpan(language: Language, milliseconds: number): string {
  const minutes = Math.round(milliseconds / MINUTE) * MINUTE
  const days = Math.floor(minutes / DAY)
  const hours = Math.floor((minutes % DAY) / HOUR)
  const rest = Math.round((minutes % HOUR) / MINUTE)
  const parts: readonly [number, Unit][] =
    days > 0
      ? [
          [days, 'day'],
          [hours, 'hour'],
        ]
      : [
          [hours, 'hour'],
          [rest, 'minute'],
        ]
  const told = parts.filter(([value]) => value > 0)
  if (told.length === 0) return part(language, 0, 'minute')
  return new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(
    told.map(([value, unit]) => part(language, value, unit)),
  )
}
