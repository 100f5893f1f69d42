import type { User } from '@plenum/domain/user'
import { Ellipsis } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { OnIntent } from '#app/page/on-intent.tsx'
import { part } from '#app/notices/part.ts'

const load = () => import('./person-actions.tsx')
const PersonActions = part(async () => (await load()).PersonActions)

/** The button at the end of a row. */
export function PersonMenu({ row }: { row: User }) {
  const { t } = useTranslation('people')
  return (
    <OnIntent
      label={t(($) => $.actions_of, { name: row.full_name })}
      size="compact"
      preload={load}
      menu={(trigger) => <PersonActions row={row} trigger={trigger} />}
    >
      <Ellipsis />
    </OnIntent>
  )
}
