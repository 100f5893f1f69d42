import type { AttributeDefinition, AttributeValue } from '@plenum/domain/asset-attribute'
import { isKnownAttribute } from '@plenum/domain/type-attributes'
import { formatDate, formatNumber } from '@plenum/i18n/format'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/page/use-language.ts'
import { useWords } from '#app/page/use-words.ts'

/** What the attributes of types are called, and what assets have of them, in words. */
export function useAttributeWords() {
  useWords('record')
  const { t } = useTranslation('attributes')
  const language = useLanguage()
  const name = ({ key, name: own }: Pick<AttributeDefinition, 'key' | 'name'>): string =>
    own ?? (isKnownAttribute(key) ? t(($) => $.known[key]) : key)
  return {
    name,
    /** With its unit behind it. */
    title: (definition: Pick<AttributeDefinition, 'key' | 'name' | 'unit'>): string =>
      definition.unit === null
        ? name(definition)
        : t(($) => $.named, { name: name(definition), unit: definition.unit }),
    value: ({ kind, unit }: Pick<AttributeDefinition, 'kind' | 'unit'>, value: AttributeValue): string => {
      if (typeof value === 'boolean') return t(($) => (value ? $.yes : $.no))
      if (typeof value === 'string') return kind === 'date' ? formatDate(language, value) : value
      const shown = formatNumber(language, value)
      return unit === null ? shown : t(($) => $.measured, { value: shown, unit })
    },
  }
}
