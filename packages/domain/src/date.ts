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
