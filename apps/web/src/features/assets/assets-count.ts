import type { AssetFacets } from '@plenum/domain/asset-query'
import { formatNumber } from '@plenum/i18n/format'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/page/use-language.ts'

/** Says how many assets the filter leaves, of how many; nothing while that is unknown. */
export function useAssetsCount(facets: AssetFacets | undefined): string {
  const { t } = useTranslation('assets')
  const language = useLanguage()
  if (facets === undefined) return ''
  const { count, total } = facets
  const shown = `${formatNumber(language, count.value)}${count.capped ? '+' : ''}`
  if (count.value === total) return t(($) => $.count, { count: total, shown })
  return t(($) => $.count_of, { count: total, shown, total: formatNumber(language, total) })
}
