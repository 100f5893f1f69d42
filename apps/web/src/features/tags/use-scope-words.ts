import type { TagScope } from '@plenum/domain/tag'
import { useTranslation } from '@plenum/i18n/react'

/** What a tag can be put on, in words. */
export function useScopeWords(): (scope: TagScope) => string {
  const { t } = useTranslation('tags')
  const fields = useTranslation('fields').t
  return (scope) => (scope === 'asset' ? t(($) => $.scope_any) : fields(($) => $.category[scope]))
}
