import type { Asset } from '@plenum/domain/asset'
import { useTranslation } from '@plenum/i18n/react'
import { Ellipsis } from 'lucide-react'
import { OnIntent } from '#app/page/on-intent.tsx'
import { preparedPart } from '#app/notices/prepared-part.ts'

const RowActions = preparedPart(
  () => import('./row-actions.tsx'),
  (module) => module.RowActions,
)

/** The button at the end of a row. */
export function RowMenu({ row }: { row: Asset }) {
  const { t } = useTranslation('assets')
  return (
    <OnIntent
      label={t(($) => $.actions_of, { name: row.name })}
      size="compact"
      tabIndex={-1}
      prepare={RowActions.prepare}
      menu={(trigger) => <RowActions row={row} trigger={trigger} />}
    >
      <Ellipsis />
    </OnIntent>
  )
}
