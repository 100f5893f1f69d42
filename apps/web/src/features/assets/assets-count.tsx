import type { AssetFacets } from '@plenum/domain/asset-query'
import { formatNumber } from '@plenum/i18n/format'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/page/use-language.ts'

/** How many assets the filter leaves, of how many. */
export function AssetsCount({ facets: { count, total } }: { facets: AssetFacets }) {
  const { t } = useTranslation('assets')
  const language = useLanguage()
  const shown = `${formatNumber(language, count.value)}${count.capped ? '+' : ''}`
  if (count.value === total) return t(($) => $.count, { count: total, shown })
  return t(($) => $.count_of, { count: total, shown, total: formatNumber(language, total) })
}
