import { batchApi } from '@plenum/api-client/batches'
import type { Batch } from '@plenum/domain/history'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { http } from '#app/api.ts'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { AlertDialog } from '#app/page/alert-dialog.ts'

const batches = batchApi(http)

/** Takes batches of a history back; `question` is asked before what came in together goes together. */
export function useUndo(onUndone: () => Promise<unknown>) {
  const { t } = useTranslation('assets')
  const common = useTranslation('common').t
  const errorWords = useErrorWords()
  const [asked, setAsked] = useState<string | null>(null)
  const undo = useMutation({
    mutationFn: (batchId: string) => batches.undo(batchId),
    onSuccess: ({ records }) => {
      void notify({
        type: 'success',
        title: t(($) => $.sheet.undone),
        message: t(($) => $.history.done, { count: records }),
      })
      return onUndone()
    },
    onError: (error) =>
      notify({ type: 'error', title: t(($) => $.sheet.undo_failed), message: errorWords(error) }),
  })
  return {
    undoing: undo.isPending ? undo.variables : undefined,
    // that is more than a person may have in mind
    onUndo: ({ id, kind }: Batch) =>
      kind === 'import' || kind === 'create' ? setAsked(id) : undo.mutate(id),
    question: (
      <AlertDialog
        open={asked !== null}
        onCancel={() => setAsked(null)}
        title={t(($) => $.history.undo_title)}
        description={t(($) => $.history.undo_text)}
      >
        <Button onClick={() => setAsked(null)}>{common(($) => $.actions.cancel)}</Button>
        <Button
          tone="danger"
          onClick={() => {
            if (asked !== null) undo.mutate(asked)
            setAsked(null)
          }}
        >
          {t(($) => $.history.undo)}
        </Button>
      </AlertDialog>
    ),
  }
}
