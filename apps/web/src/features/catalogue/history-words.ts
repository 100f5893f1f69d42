import { AttributeDefinition } from '@plenum/domain/asset-attribute'
import { isMovedFile } from '@plenum/domain/library-file-history'
import { Ref } from '@plenum/domain/ref'
import { useTranslation } from '@plenum/i18n/react'
import * as v from 'valibot'
import { useAttributeWords } from '#app/attributes/use-attribute-words.ts'
import type { HistoryWords } from '#app/history/history-list.tsx'
import type { CatalogueTab } from './catalogue-search.ts'
import { isModelField } from './model-fields.ts'
import { useFactWords } from './use-fact-words.ts'

/** What changes of a type, a brand or a model, in words. */
export function useCatalogueHistoryWords(kind: CatalogueTab): HistoryWords {
  const { t } = useTranslation('catalogue')
  const assets = useTranslation('assets').t
  const fields = useTranslation('fields').t
  const factWords = useFactWords()
  const attributeWords = useAttributeWords()
  const names: Readonly<Record<string, string>> = {
    source: t(($) => $.sheet.source),
    source_revision: t(($) => $.bring.revision),
    ...{
      models: t(($) => $.field, { returnObjects: true }),
      brands: t(($) => $.brand_field, { returnObjects: true }),
      types: t(($) => $.type_field, { returnObjects: true }),
    }[kind],
  }
  const fileWords = kind === 'brands' ? t(($) => $.sheet.logo) : t(($) => $.history.file)
  const options: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    category: fields(($) => $.category, { returnObjects: true }),
    mounts: t(($) => $.mount, { returnObjects: true }),
    data_bearing: t(($) => $.data_bearing, { returnObjects: true }),
    source: t(($) => $.source, { returnObjects: true }),
  }
  const valueWords = (field: string, value: unknown): string => {
    if (value === null || value === undefined) return assets(($) => $.history.nothing)
    const definition = v.safeParse(AttributeDefinition, value)
    if (definition.success) return attributeWords.title(definition.output)
    const ref = v.safeParse(Ref, value)
    if (ref.success) return ref.output.name
    if (kind === 'models' && isModelField(field))
      return factWords(field, value) ?? assets(($) => $.history.nothing)
    // what is hidden is not offered, and offered is what the field is called
    if (typeof value === 'boolean')
      return assets(($) => ((field === 'hidden' ? !value : value) ? $.history.yes : $.history.no))
    if (Array.isArray(value)) return value.map((each) => valueWords(field, each)).join(', ')
    const said = typeof value === 'string' ? value : JSON.stringify(value)
    return options[field]?.[said] ?? said
  }
  return {
    fieldWords: (field) => (isMovedFile(field) ? fileWords : (names[field] ?? field)),
    valueWords,
    created: t(($) => $.history.created),
    deleted: t(($) => $.history.deleted),
  }
}
