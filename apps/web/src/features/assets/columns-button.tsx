import { IconButton } from '@plenum/ui/icon-button'
import { Columns3 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ColumnChoice } from './column-choice.ts'

const ColumnsDialog = lazy(async () => ({ default: (await import('./columns-dialog.tsx')).ColumnsDialog }))

/** Asks which columns the list shows. */
export function ColumnsButton({ choice }: { choice: ColumnChoice }) {
  const { t } = useTranslation('assets')
  const [dialog, setDialog] = useState<'unasked' | 'open' | 'closed'>('unasked')
  return (
    <>
      <IconButton
        label={t(($) => $.columns.button)}
        tone="neutral"
        aria-haspopup="dialog"
        onClick={() => setDialog('open')}
      >
        <Columns3 />
      </IconButton>
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
