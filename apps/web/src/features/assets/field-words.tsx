import { ratingOf, type AssetField, type AssetInput } from '@plenum/domain/asset'
import { formatDate, formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { specOf } from '#app/attributes/asset-fields.ts'
import type { Names } from './asset-names.ts'
import { useTypeName } from '#app/page/type-name.ts'

/** A typed value in words, for where two values stand side by side; null where it is empty. */
export function useFieldWords(names: Names): (field: AssetField, values: AssetInput) => string | null {
  const { t } = useTranslation('fields')
  const language = useLanguage()
  const typeName = useTypeName()
  return (field, values) => {
    const value: unknown = values[field]
    const { control } = specOf(field)
    if (value === null || value === '') return null
    const rating = ratingOf(field, value)
    if (rating) return t(($) => $.priority[rating])
    if (field === 'asset_type') return typeName({ code: values.asset_type, name: null })
    if (typeof value === 'number') return formatNumber(language, value)
    if (typeof value !== 'string') return null
    if (control === 'DateField') return formatDate(language, value)
    return names.nameOf(value) || value
  }
}
