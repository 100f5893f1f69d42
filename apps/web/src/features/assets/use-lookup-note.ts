import { useTranslation } from 'react-i18next'

/** What stands under the options of a lookup: loading, failed, nothing there. */
export function useLookupNote(
  query: { isError: boolean; isFetching: boolean },
  count: number,
): string | undefined {
  const { t } = useTranslation('assets')
  const common = useTranslation('common').t
  if (query.isError) return t(($) => $.lookup.failed)
  if (count > 0) return undefined
  return query.isFetching ? common(($) => $.states.loading) : t(($) => $.lookup.no_match)
}
