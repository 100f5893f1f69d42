import { Button } from '@plenum/ui/button'
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
      <Button aria-haspopup="dialog" onClick={() => setDialog('open')}>
        <Columns3 aria-hidden="true" />
        {t(($) => $.columns.button)}
      </Button>
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
