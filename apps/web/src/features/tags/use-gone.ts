import { useTranslation } from '@plenum/i18n/react'
import { useQueryClient } from '@tanstack/react-query'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { batches } from './queries.ts'

/** Tells that a tag went, with a way back. */
export function useGone() {
  const { t } = useTranslation('tags')
  const common = useTranslation('common').t
  const errorWords = useErrorWords()
  const queryClient = useQueryClient()
  const undo = async (batch_id: string) => {
    try {
      await batches.undo(batch_id)
      // it is on assets, in filters and in lists again
      await queryClient.invalidateQueries()
      void notify({ type: 'info', title: t(($) => $.undone) })
    } catch (error) {
      void notify({ type: 'error', title: t(($) => $.undo_failed), message: errorWords(error) })
    }
  }
  return (batch_id: string, title: string, message?: string) =>
    void notify({
      type: 'success',
      title,
      ...(message !== undefined && { message }),
      action: { label: common(($) => $.actions.undo), onClick: () => void undo(batch_id) },
    })
}
