import type { Asset, AssetPatch } from '@plenum/domain/asset'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { api, assetQueries } from '../queries.ts'
import { tagQueries } from './queries.ts'

/** Changes tags or former codes of an asset as it is now, and says so where it fails. */
export function useRenaming(asset: Asset, failed: string) {
  const queryClient = useQueryClient()
  const errorWords = useErrorWords()
  return useMutation({
    mutationFn: (patch: Pick<AssetPatch, 'tag_ids' | 'aliases'>) => api.assets.update(asset, patch),
    onSuccess: (changed) => {
      queryClient.setQueryData(assetQueries.detail(changed.id).queryKey, changed)
      void queryClient.invalidateQueries({ queryKey: tagQueries.all() })
    },
    onError: (error) => notify({ type: 'error', title: failed, message: errorWords(error) }),
    // also where somebody else was faster
    onSettled: () => queryClient.invalidateQueries({ queryKey: assetQueries.all() }),
  })
}
