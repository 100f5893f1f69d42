import type { ManyChanged } from '@plenum/domain/tag'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { useQueryClient } from '@tanstack/react-query'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { assetQueries } from '../queries.ts'
import { api, tagQueries } from './queries.ts'

interface Words {
  done: (count: number, shown: string) => string
  none: string
  failed: string
}

/** Changes many assets at once and tells how it went, with the way back. */
export function useManyChange({ done, none, failed }: Words) {
  const assets = useTranslation('assets').t
  const common = useTranslation('common').t
  const language = useLanguage()
  const errorWords = useErrorWords()
  const queryClient = useQueryClient()
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: assetQueries.all() }),
      queryClient.invalidateQueries({ queryKey: tagQueries.all() }),
    ])
  const undo = async (batch: string) => {
    try {
      await api.batches.undo(batch)
      await refresh()
      void notify({ type: 'success', title: assets(($) => $.sheet.undone) })
    } catch (error) {
      void notify({ type: 'error', title: assets(($) => $.sheet.undo_failed), message: errorWords(error) })
    }
  }
  return async (change: Promise<ManyChanged>): Promise<boolean> => {
    try {
      const { batch_id, records } = await change
      await refresh()
      if (batch_id === null) void notify({ type: 'info', title: none })
      else {
        void notify({
          type: 'success',
          title: done(records, formatNumber(language, records)),
          action: { label: common(($) => $.actions.undo), onClick: () => void undo(batch_id) },
        })
      }
      return true
    } catch (error) {
      void notify({ type: 'error', title: failed, message: errorWords(error) })
      return false
    }
  }
}
