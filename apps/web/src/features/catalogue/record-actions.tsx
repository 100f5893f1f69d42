import type { Merged, Usage } from '@plenum/domain/catalogue'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { hstack } from '@plenum/ui/patterns'
import * as Sheet from '@plenum/ui/sheet'
import { Combine, Pencil, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { part } from '#app/notices/part.ts'
import { AlertDialog } from '#app/page/alert-dialog.ts'
import type { MergeRecord } from './merge-dialog.tsx'
import { useRecordChange } from './use-record-change.ts'

const MergeDialog = part(async () => (await import('./merge-dialog.tsx')).MergeDialog)

interface RecordActionsProps {
  name: string
  usages: readonly Usage[]
  /** What deletes it; null for a record that never can be. */
  remove: (() => Promise<Merged>) | null
  /** What is merged; null for a record that cannot be. */
  merge: MergeRecord | null
  onEdit: () => void
  onGone: (to?: string) => void
}

/** What can be done with a record that is being read. */
export function RecordActions({ name, usages, remove, merge, onEdit, onGone }: RecordActionsProps) {
  const { t } = useTranslation('catalogue')
  const common = useTranslation('common').t
  const errorWords = useErrorWords()
  const { refresh, tell } = useRecordChange()
  const [asking, setAsking] = useState<'delete' | 'merge' | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isUsed = usages.some(({ value }) => value > 0)
  const gone = async () => {
    if (remove === null) return
    setIsBusy(true)
    try {
      const { batch_id } = await remove()
      tell(
        t(($) => $.sheet.deleted),
        name,
        batch_id,
      )
      onGone()
    } catch (error) {
      void notify({ type: 'error', title: t(($) => $.sheet.delete_failed), message: errorWords(error) })
    }
    setIsBusy(false)
    setAsking(null)
    await refresh()
  }
  return (
    <>
      <Sheet.Footer>
        <Button tone="primary" onClick={onEdit}>
          <Pencil aria-hidden="true" />
          {t(($) => $.sheet.edit)}
        </Button>
        {merge && (
          <Button onClick={() => setAsking('merge')}>
            <Combine aria-hidden="true" />
            {t(($) => $.sheet.merge)}
          </Button>
        )}
        {remove && (
          <span className={hstack({ gap: '2' })}>
            <Button tone="quiet" disabled={isUsed} onClick={() => setAsking('delete')}>
              <Trash2 aria-hidden="true" />
              {t(($) => $.sheet.delete)}
            </Button>
            {isUsed && (
              <span className={css({ textStyle: 'caption', color: 'text.muted' })}>
                {t(($) => $.sheet.delete_used)}
              </span>
            )}
          </span>
        )}
      </Sheet.Footer>
      {asking === 'delete' && (
        <AlertDialog
          open
          onCancel={() => setAsking(null)}
          title={t(($) => $.sheet.delete_title, { name })}
          description={t(($) => $.sheet.delete_text)}
        >
          <Button onClick={() => setAsking(null)}>{common(($) => $.actions.cancel)}</Button>
          <Button tone="danger" loading={isBusy} onClick={() => void gone()}>
            {t(($) => $.sheet.delete)}
          </Button>
        </AlertDialog>
      )}
      <Suspense fallback={null}>
        {asking === 'merge' && merge && (
          <MergeDialog record={merge} onClose={() => setAsking(null)} onMerged={onGone} />
        )}
      </Suspense>
    </>
  )
}
