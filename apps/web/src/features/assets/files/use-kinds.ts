import { DOCUMENT_KINDS } from '@plenum/domain/file'
import { useTranslation } from '@plenum/i18n/react'

/** What a document can be, to choose from. */
export function useKinds() {
  const { t } = useTranslation('files')
  return DOCUMENT_KINDS.map((value) => ({ value, label: t(($) => $.documents.kinds[value]) }))
}
