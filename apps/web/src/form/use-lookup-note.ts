import { useTranslation } from '@plenum/i18n/react'

/** What stands under the options of a lookup: loading, failed, nothing there. */
export function useLookupNote(
  query: { isError: boolean; isFetching: boolean },
  count: number,
  words: { none: string; failed: string },
): string | undefined {
  const { t } = useTranslation('common')
  if (query.isError) return words.failed
  if (count > 0) return undefined
  return query.isFetching ? t(($) => $.states.loading) : words.none
}
