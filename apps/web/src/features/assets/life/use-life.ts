import type { Asset } from '@plenum/domain/asset'
import type { ClientError } from '@plenum/api-client/client-error'
import { useTranslation } from '@plenum/i18n/react'
import { useQueryClient } from '@tanstack/react-query'
import { refusalOf } from '#app/form/use-sending.ts'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { batchOf } from '../asset-batch.ts'
import { placeQueries } from '../place-queries.ts'
import { api, assetQueries } from '../queries.ts'

/** Changes what becomes of assets, tells how that went with a way back, and shows everything as it is then. */
export function useLife() {
  const { t } = useTranslation('life')
  const common = useTranslation('common').t
  const queryClient = useQueryClient()
  const errorWords = useErrorWords()
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: assetQueries.all() })
    void queryClient.invalidateQueries({ queryKey: placeQueries.all() })
  }
  const undo = async (batch_id: string) => {
    try {
      await api.batches.undo(batch_id)
      await notify({ type: 'info', title: t(($) => $.undo_done) })
    } catch (error) {
      await notify({ type: 'error', title: t(($) => $.undo_failed), message: errorWords(error) })
    } finally {
      refresh()
    }
  }
  const tell = (title: string, batch_id: string | null) =>
    void notify({
      type: 'success',
      title,
      ...(batch_id !== null && {
        action: { label: common(($) => $.actions.undo), onClick: () => void undo(batch_id) },
      }),
    })
  const settled = async (changed: Asset, title: (asset: Asset) => string) => {
    queryClient.setQueryData(assetQueries.detail(changed.id).queryKey, changed)
    refresh()
    // it is changed already: where the way back cannot be had, that is told without it
    tell(title(changed), (await batchOf(changed).catch(() => undefined)) ?? null)
  }
  return {
    refresh,
    tell,
    /** Waits for a change of one asset; the refusal it ended with, or null. */
    change: async (call: Promise<Asset>, title: (asset: Asset) => string): Promise<ClientError | null> => {
      const refused = await refusalOf(call.then((changed) => settled(changed, title)))
      // made from an older version: the next try begins with the present one
      if (refused?.status === 412) refresh()
      return refused
    },
  }
}
