/** Years of warranty from the purchase date until a person sets the date by hand. */
export const WARRANTY_YEARS = 3

/** The same day `years` later; 29 February becomes 28 February where the year has none. */
export const addYears = (date: string, years: number): string => addMonths(date, years * 12)

const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '9999-12-31']
const [FIRST_MONTH, LAST_MONTH] = [1900 * 12, 9999 * 12 + 11]

/**
 * The same day `months` later, or earlier where negative; the last day of a month that is too short for it, and never
 * outside the years 1900 to 9999.
 */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const at = year * 12 + month - 1 + months
  if (at > LAST_MONTH) return LAST_DAY
  return at < FIRST_MONTH ? FIRST_DAY : dayOfMonth(at, day)
}

/** A day of a month that is counted from the year 0; the last one where the month is too short for it. */
export function dayOfMonth(month: number, day: number): string {
  const [year, index] = [Math.floor(month / 12), month % 12]
  const lastDay = new Date(Date.UTC(year, index + 1, 0)).getUTCDate()
  return [
    String(year).padStart(4, '0'),
    String(index + 1).padStart(2, '0'),
    String(Math.min(day, lastDay)).padStart(2, '0'),
  ].join('-')
}

/** The day `days` later, or earlier where negative; never outside the years 1900 to 9999. */
export function addDays(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  const day = at.getTime() < Date.UTC(1900, 0, 1) ? FIRST_DAY : at.toISOString().slice(0, 10)
  return day.length === 10 && !day.startsWith('+') ? day : LAST_DAY
}
