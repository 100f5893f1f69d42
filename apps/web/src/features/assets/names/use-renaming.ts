import type { Asset, AssetPatch } from '@plenum/domain/asset'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { api, assetQueries } from '../queries.ts'
import { tagQueries } from './queries.ts'

type Renaming = (present: Asset) => Pick<AssetPatch, 'tag_ids' | 'aliases'>

/** Changes tags or former codes of an asset, one change after the other, and says so where one fails. */
export function useRenaming(asset: Asset, failed: string) {
  const queryClient = useQueryClient()
  const errorWords = useErrorWords()
  const { queryKey } = assetQueries.detail(asset.id)
  return useMutation({
    scope: { id: `renaming ${asset.id}` },
    mutationFn: (renaming: Renaming) => {
      // another version than was drawn, where a change was under way when this one was asked for
      const present = queryClient.getQueryData(queryKey) ?? asset
      return api.assets.update(present, renaming(present))
    },
    onSuccess: (changed) => {
      queryClient.setQueryData(queryKey, changed)
      void queryClient.invalidateQueries({ queryKey: tagQueries.all() })
    },
    onError: (error) => notify({ type: 'error', title: failed, message: errorWords(error) }),
    // also where somebody else was faster
    onSettled: () => queryClient.invalidateQueries({ queryKey: assetQueries.all() }),
  })
}
