import type { Asset } from '@plenum/domain/asset'
import { Ellipsis } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { OnIntent } from '#app/page/on-intent.tsx'
import { part } from '#app/notices/part.ts'

const load = () => import('./row-actions.tsx')
const RowActions = part(async () => (await load()).RowActions)

/** The button at the end of a row. */
export function RowMenu({ row }: { row: Asset }) {
  const { t } = useTranslation('assets')
  return (
    <OnIntent
      label={t(($) => $.actions_of, { name: row.name })}
      size="compact"
      tabIndex={-1}
      preload={load}
      menu={(trigger) => <RowActions row={row} trigger={trigger} />}
    >
      <Ellipsis />
    </OnIntent>
  )
}
