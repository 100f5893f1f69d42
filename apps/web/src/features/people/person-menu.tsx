import type { User } from '@plenum/domain/user'
import { useTranslation } from '@plenum/i18n/react'
import { Ellipsis } from 'lucide-react'
import { OnIntent } from '#app/page/on-intent.tsx'
import { preparedPart } from '#app/notices/prepared-part.ts'

const PersonActions = preparedPart(
  () => import('./person-actions.tsx'),
  (module) => module.PersonActions,
)

/** The button at the end of a row. */
export function PersonMenu({ row }: { row: User }) {
  const { t } = useTranslation('people')
  return (
    <OnIntent
      label={t(($) => $.actions_of, { name: row.full_name })}
      size="compact"
      prepare={PersonActions.prepare}
      menu={(trigger) => <PersonActions row={row} trigger={trigger} />}
    >
      <Ellipsis />
    </OnIntent>
  )
}
