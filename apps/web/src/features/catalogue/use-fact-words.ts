import type { Mount } from '@plenum/domain/asset-type'
import type { ModelField } from '@plenum/domain/model'
import type { Port, Slot } from '@plenum/domain/port'
import { formatDate, formatList, formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { useTypeName } from '#app/page/type-name.ts'
import { usePartWords } from '#app/parts/use-part-words.ts'
import { specOf, type Choice } from './model-fields.ts'
import { catalogueQueries } from './queries.ts'

/** The name of a type by its code. */
export function useTypeNames(): (code: string) => string {
  const typeName = useTypeName()
  const { data: types = [] } = useQuery(catalogueQueries.types())
  return (code) => typeName(types.find((type) => type.code === code) ?? { code, name: null })
}

/** The words of a choice's code. */
export function useChoiceWords() {
  const { t } = useTranslation('catalogue')
  return (choice: Choice, code: string): string => {
    const words: Readonly<Record<string, string>> = t(($) => $[choice], { returnObjects: true })
    return words[code] ?? code
  }
}

/** How things of a type can be placed, the usual way first. */
export function useMountWords() {
  const { t } = useTranslation('catalogue')
  return (mounts: readonly Mount[]): string => mounts.map((mount) => t(($) => $.mount[mount])).join(' / ')
}

type Parts = readonly (Port | Slot)[]
const isParts = (value: unknown): value is Parts => Array.isArray(value)

/** A fact of a model in words; null where it says nothing. */
export function useFactWords(brandOf: (id: string) => string = (id) => id) {
  const { t } = useTranslation('catalogue')
  const language = useLanguage()
  const typeOf = useTypeNames()
  const choiceWords = useChoiceWords()
  const partWords = usePartWords()
  const listWords = (parts: Parts) => formatList(language, parts.map(partWords))
  return (field: ModelField, value: unknown): string | null => {
    if (value === null || value === undefined || value === '') return null
    const { kind } = specOf(field)
    if (isParts(value)) return value.length === 0 ? null : listWords(value)
    if (typeof value === 'boolean') return t(($) => (value ? $.yes : $.no))
    if (typeof value === 'number') {
      const unit = kind.is === 'number' ? kind.unit : ''
      return `${formatNumber(language, value)}${unit === '' ? '' : `\u00a0${unit}`}`
    }
    if (typeof value !== 'string') return null
    if (kind.is === 'choice') return choiceWords(kind.of, value)
    if (kind.is === 'date') return formatDate(language, value)
    if (kind.is === 'type') return typeOf(value)
    return kind.is === 'brand' ? brandOf(value) : value
  }
}
