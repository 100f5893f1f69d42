import { holdsClosed, type AssetFacets, type AssetFilter } from '@plenum/domain/asset-query'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'

/** Whether what a filter leaves is a part of the open assets; closed ones are none of their number. */
export const isPartOfOpen = ({ count, total }: AssetFacets, filter: AssetFilter): boolean =>
  count.value < total && !holdsClosed(filter)

/** Says how many assets the filter leaves, and of how many open ones where it is a part; nothing while that is unknown. */
export function useAssetsCount(facets: AssetFacets | undefined, filter: AssetFilter): string {
  const { t } = useTranslation('assets')
  const language = useLanguage()
  if (facets === undefined) return ''
  const { count, total } = facets
  const shown = `${formatNumber(language, count.value)}${count.capped ? '+' : ''}`
  if (!isPartOfOpen(facets, filter)) return t(($) => $.count, { count: count.value, shown })
  return t(($) => $.count_of, { count: total, shown, total: formatNumber(language, total) })
}
