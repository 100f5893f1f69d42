import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { formatNumber } from '@plenum/i18n/format'

/** How many assets have a tag, in words. */
export function useTagCount(): (count: number) => string {
  const { t } = useTranslation('tags')
  const language = useLanguage()
  return (count) =>
    count === 0 ? t(($) => $.count_none) : t(($) => $.count, { count, shown: formatNumber(language, count) })
}
