import type { Asset } from '@plenum/domain/asset'
import type { NodeContents } from '@plenum/domain/node-contents'
import type { AssetMove } from '@plenum/domain/placement'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { rackNames, type MountedAsset } from './rack-view.ts'
import { saveMove, undoMove } from './save-move.ts'

/** Moves an asset on the server and tells how it went, with a way back. */
export function useMoveAsset(racks: readonly NodeContents[]) {
  const { t } = useTranslation('racks')
  const common = useTranslation('common').t
  const queryClient = useQueryClient()
  const errorWords = useErrorWords()
  const names = rackNames(racks)
  const where = (rack: string | undefined, unit: number | null) =>
    t(($) => $.where, { rack: names.get(rack ?? '') ?? '', unit: String(unit) })
  const undo = async (moved: Asset, name: string) => {
    try {
      if (await undoMove(queryClient, moved))
        return await notify({ type: 'info', title: t(($) => $.undone, { name: moved.name, rack: name }) })
      await notify({ type: 'warning', title: t(($) => $.undo_failed), message: t(($) => $.moved_since) })
    } catch (error) {
      await notify({ type: 'error', title: t(($) => $.undo_failed), message: errorWords(error) })
    }
  }
  return async (asset: MountedAsset, to: AssetMove): Promise<void> => {
    const from = racks.find(({ assets }) => assets.some(({ id }) => id === asset.id))?.node.id
    try {
      const moved = await saveMove(queryClient, asset, to)
      void notify({
        type: 'success',
        title: t(($) => $.moved, { name: asset.name }),
        message: t(($) => $.moved_text, {
          from: where(from, asset.position),
          to: where(to.node_id, to.position),
        }),
        action: {
          label: common(($) => $.actions.undo),
          onClick: () => void undo(moved, names.get(from ?? '') ?? ''),
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
