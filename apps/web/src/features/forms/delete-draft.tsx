import type { WorkRequest } from '@plenum/domain/work-request'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { AlertDialog } from '#app/page/alert-dialog.ts'
import { api, workQueries } from '#app/work/queries.ts'

interface DeleteDraftProps {
  draft: Pick<WorkRequest, 'id' | 'version' | 'title'>
  onGone: () => void
}

/** Deletes a draft, for good: it asks first. */
export function DeleteDraft({ draft, onGone }: DeleteDraftProps) {
  const { t } = useTranslation('forms')
  const common = useTranslation('common').t
  const errorWords = useErrorWords()
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const deleting = useMutation({
    mutationFn: () => api.work.delete(draft),
    onSuccess: () => {
      onGone()
      return queryClient.invalidateQueries({ queryKey: [...workQueries.all(), 'list'] })
    },
    onError: (error) =>
      void notify({ type: 'error', title: t(($) => $.history.delete_failed), message: errorWords(error) }),
    onSettled: () => setIsAsking(false),
  })
  return (
    <>
      <Button tone="quiet" onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden="true" />
        {t(($) => $.history.delete)}
      </Button>
      {isAsking && (
        <AlertDialog
          open
          onCancel={() => setIsAsking(false)}
          title={t(($) => $.history.delete_title, { title: draft.title })}
          description={t(($) => $.history.delete_text)}
        >
          <Button onClick={() => setIsAsking(false)}>{common(($) => $.actions.cancel)}</Button>
          <Button tone="danger" loading={deleting.isPending} onClick={() => deleting.mutate()}>
            {t(($) => $.history.delete)}
          </Button>
        </AlertDialog>
      )}
    </>
  )
}
