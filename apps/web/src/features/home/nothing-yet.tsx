import { useTranslation } from '@plenum/i18n/react'
import { Card } from '@plenum/ui/card'
import { EmptyState } from '@plenum/ui/empty-state'
import { Users } from 'lucide-react'

/** In place of what waits and what changed, for who may see neither: why, and who can change it. */
export function NothingYet() {
  const { t } = useTranslation('home')
  return (
    <Card>
      <EmptyState icon={<Users />} title={t(($) => $.nothing.title)}>
        {t(($) => $.nothing.text)}
      </EmptyState>
    </Card>
  )
}
