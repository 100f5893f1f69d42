import type { TypeTraits } from '@plenum/domain/built-in-types'
import type { ModelRecord } from '@plenum/domain/model'
import { completeness } from '@plenum/domain/model-specs'
import { formatPercent } from '@plenum/i18n/format-size'
import { useLanguage } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { useQuery } from '@tanstack/react-query'
import { catalogueQueries } from './queries.ts'

const OTHER: TypeTraits = { category: 'other', mounts: ['any'] }

/** How much of what should be known of a model is known, and what is not. */
export function useCompleteness() {
  const { data: types = [] } = useQuery(catalogueQueries.types())
  return (model: ModelRecord) =>
    completeness(model, types.find(({ code }) => code === model.asset_type) ?? OTHER)
}

/** The same as a number. */
export function SpecsShare({ model }: { model: ModelRecord }) {
  const language = useLanguage()
  const { percent } = useCompleteness()(model)
  const shown = formatPercent(language, percent / 100)
  return (
    <span
      className={css({ fontVariantNumeric: 'tabular-nums', color: percent < 50 ? 'text.muted' : 'text' })}
    >
      {shown}
    </span>
  )
}
