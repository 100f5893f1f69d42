import { REASON_CATEGORIES } from '@plenum/domain/reason'
import { useTranslation } from '@plenum/i18n/react'

/** The kinds of reasons to choose from. */
export function useReasonOptions() {
  const { t } = useTranslation('fields')
  return REASON_CATEGORIES.map((value) => ({ value, label: t(($) => $.reason[value]) }))
}
