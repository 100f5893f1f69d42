import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'

/** How many assets have a tag, in words. */
export function useTagCount(): (count: number) => string {
  const { t } = useTranslation('tags')
  const language = useLanguage()
  return (count) =>
    count === 0 ? t(($) => $.count_none) : t(($) => $.count, { count, shown: formatNumber(language, count) })
}
