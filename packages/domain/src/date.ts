/** Years of warranty from the purchase date until a person sets the date by hand. */
export const WARRANTY_YEARS = 3

/** The same day `years` later; 29 February becomes 28 February where the year has none. */
export function addYears(date: string, years: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year + years, month, 0)).getUTCDate()
  return [
    String(year + years).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(Math.min(day, lastDay)).padStart(2, '0'),
  ].join('-')
}

/** The day `days` later, or earlier where negative; never outside the years 1900 to 9999. */
export function addDays(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  const day = at.getTime() < Date.UTC(1900, 0, 1) ? '1900-01-01' : at.toISOString().slice(0, 10)
  return day.length === 10 && !day.startsWith('+') ? day : '9999-12-31'
}
