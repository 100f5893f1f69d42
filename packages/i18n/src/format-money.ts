import type { Language } from './language.ts'

/** A sum of money to the whole unit: '€1,200', '1200 €'; a number alone where no currency is known. */
export const formatMoney = (language: Language, sum: number, currency: string | null): string =>
  new Intl.NumberFormat(language, {
    useGrouping: 'always',
    maximumFractionDigits: 0,
    ...(currency !== null && { style: 'currency', currency }),
  }).format(sum)
