import { EmptyState } from '@plenum/ui/empty-state'
import { LifeBuoy } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Where the two forms of the feedback will stand, whether on a page or over one. */
export function SupportFrame() {
  const { t } = useTranslation('support')
  return (
    <EmptyState icon={<LifeBuoy />} title={t(($) => $.not_yet)}>
      {t(($) => $.until_then)}
    </EmptyState>
  )
}
