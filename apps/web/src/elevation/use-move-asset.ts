import type { Asset } from '@plenum/domain/asset'
import type { NodeContents } from '@plenum/domain/node-contents'
import type { AssetMove } from '@plenum/domain/placement'
import { useTranslation } from '@plenum/i18n/react'
import { useQueryClient } from '@tanstack/react-query'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import type { HeldAsset } from './held.ts'
import { saveMove, undoMove } from './save-move.ts'
import { useWhereWords } from './use-where-words.ts'

/** Moves an asset on the server and tells how it went, with a way back. */
export function useMoveAsset(racks: readonly NodeContents[]) {
  const { t } = useTranslation('racks')
  const common = useTranslation('common').t
  const queryClient = useQueryClient()
  const errorWords = useErrorWords()
  const where = useWhereWords(racks)
  const undo = async (moved: Asset, from: string | undefined) => {
    const { name } = moved
    const title =
      from === undefined
        ? t(($) => $.put_back, { name })
        : t(($) => $.undone, { name, rack: where.nameOf(from) })
    try {
      if (await undoMove(queryClient, moved)) return await notify({ type: 'info', title })
      await notify({ type: 'warning', title: t(($) => $.undo_failed), message: t(($) => $.moved_since) })
    } catch (error) {
      await notify({ type: 'error', title: t(($) => $.undo_failed), message: errorWords(error) })
    }
  }
  return async (asset: HeldAsset, to: AssetMove): Promise<void> => {
    const from = racks.find(({ assets }) => assets.some(({ id }) => id === asset.id))?.node.id
    try {
      const moved = await saveMove(queryClient, asset, to)
      void notify({
        type: 'success',
        title: t(($) => $.moved, { name: asset.name }),
        message: t(($) => $.moved_text, {
          from: where.now(asset),
          to: where.of(to),
        }),
        action: {
          label: common(($) => $.actions.undo),
          onClick: () => void undo(moved, from),
        },
      })
    } catch (error) {
      void notify({
        type: 'error',
        title: t(($) => $.not_moved, { name: asset.name }),
        message: errorWords(error),
      })
    }
  }
}
