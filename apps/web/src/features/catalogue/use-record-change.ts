import { useTranslation } from '@plenum/i18n/react'
import { useQueryClient } from '@tanstack/react-query'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { api, catalogueQueries } from './queries.ts'

/** Tells what became of a change of the catalogue, with a way back where there is one. */
export function useRecordChange() {
  const { t } = useTranslation('catalogue')
  const common = useTranslation('common').t
  const errorWords = useErrorWords()
  const queryClient = useQueryClient()
  const refresh = async () => {
    // assets name their brands and models, and are as high in their racks as these say
    const keys = [catalogueQueries.all(), ['models'], ['assets'], ['nodes']]
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }
  const undo = async (batch_id: string) => {
    try {
      await api.batches.undo(batch_id)
      await refresh()
      void notify({ type: 'info', title: t(($) => $.sheet.undone) })
    } catch (error) {
      void notify({ type: 'error', title: t(($) => $.sheet.undo_failed), message: errorWords(error) })
    }
  }
  return {
    refresh,
    tell: (title: string, message: string, batch_id?: string | null) =>
      void notify({
        type: 'success',
        title,
        message,
        ...(batch_id && {
          action: { label: common(($) => $.actions.undo), onClick: () => void undo(batch_id) },
        }),
      }),
  }
}
