import type { AttributeDefinition, AttributeValue } from '@plenum/domain/asset-attribute'
import type { TFunction } from 'i18next'
import { formatDate, formatNumber } from './format.ts'
import type { Language } from './language.ts'

/** What the attributes of types are called, and what assets have of them, in words. */
export function attributeWords(language: Language, t: TFunction<'attributes'>) {
  const known: Readonly<Record<string, string>> = t(($) => $.known, { returnObjects: true })
  const name = ({ key, name: own }: Pick<AttributeDefinition, 'key' | 'name'>): string =>
    own ?? (Object.hasOwn(known, key) ? known[key] : undefined) ?? key
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
