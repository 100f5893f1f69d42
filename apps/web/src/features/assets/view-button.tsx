import { useTranslation } from '@plenum/i18n/react'
import { Settings2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { OnIntent } from '#app/page/on-intent.tsx'
import { part } from '#app/notices/part.ts'
import { preparedPart } from '#app/notices/prepared-part.ts'
import type { ColumnChoice } from './column-choice.ts'

const ViewMenu = preparedPart(
  () => import('./view-menu.tsx'),
  (module) => module.ViewMenu,
)
const ColumnsDialog = part(async () => (await import('./columns-dialog.tsx')).ColumnsDialog)

/** Asks how the list is shown: the height of its rows, and its columns. */
export function ViewButton({ choice }: { choice: ColumnChoice }) {
  const { t } = useTranslation('common')
  const [dialog, setDialog] = useState<'unasked' | 'open' | 'closed'>('unasked')
  return (
    <>
      <OnIntent
        label={t(($) => $.table.view)}
        tone="neutral"
        prepare={ViewMenu.prepare}
        menu={(trigger) => <ViewMenu trigger={trigger} onColumns={() => setDialog('open')} />}
      >
        <Settings2 />
      </OnIntent>
      {dialog !== 'unasked' && (
        <Suspense fallback={null}>
          <ColumnsDialog
            choice={choice}
            open={dialog === 'open'}
            onOpenChange={(open) => setDialog(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  )
}
