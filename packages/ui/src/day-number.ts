const DAY = 24 * 60 * 60 * 1000

/** A day as a number: the next one is one more. */
export const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY)

/** The day of a number. */
export const numberedDay = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10)

/** The same day of another month; its last one where it has no such day. */
export function monthsOn(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** A day between two, or the nearer of them. */
export const withinDays = (day: string, min: string, max: string): string =>
  day < min ? min : day > max ? max : day
