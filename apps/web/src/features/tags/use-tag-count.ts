import { formatNumber } from '@plenum/i18n/format'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/page/use-language.ts'

/** How many assets have a tag, in words. */
export function useTagCount(): (count: number) => string {
  const { t } = useTranslation('tags')
  const language = useLanguage()
  return (count) =>
    count === 0 ? t(($) => $.count_none) : t(($) => $.count, { count, shown: formatNumber(language, count) })
}
