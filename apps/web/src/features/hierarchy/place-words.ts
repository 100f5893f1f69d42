import { kindOf, unitOf, type PlaceFact } from '@plenum/domain/place-facts'
import { formatCountry, formatDate, formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'

/** What is known of places, in words. */
export function useFactWords() {
  const { t } = useTranslation('place')
  const language = useLanguage()
  const options: Readonly<Record<string, Readonly<Record<string, string>>>> = t(($) => $.option, {
    returnObjects: true,
  })
  const countryName = (code: string) => formatCountry(language, code)
  const withUnit = (text: string, unit: string) => (unit === '' ? text : `${text}\u00a0${unit}`)
  return {
    label: (fact: PlaceFact): string => t(($) => $.field[fact]),
    option: (fact: PlaceFact, code: string): string => options[fact]?.[code] ?? code,
    countryName,
    withUnit,
    /** Null where it says nothing. */
    value: (fact: PlaceFact, value: unknown): string | null => {
      if (typeof value === 'number') return withUnit(formatNumber(language, value), unitOf(fact))
      if (typeof value !== 'string' || value === '') return null
      const { is } = kindOf(fact)
      if (is === 'option') return options[fact]?.[value] ?? value
      if (is === 'country') return countryName(value)
      return is === 'date' ? formatDate(language, value) : value
    },
  }
}
