import { Asset, type FirstStatus } from '@plenum/domain/asset'
import type { QueryClient } from '@tanstack/react-query'
import { savedOf, type Saved } from '#app/form/saved.ts'
import { patchOf, type AssetDraft } from './asset-merge.ts'
import { batchOf } from './asset-batch.ts'
import { api, assetQueries } from './queries.ts'

/** Adds an asset that begins with a status, or changes what of `seen` differs; never over somebody else's work. */
export async function saveAsset(
  queryClient: QueryClient,
  seen: Asset | null,
  values: AssetDraft,
  status: FirstStatus,
): Promise<Saved<Asset>> {
  const ended = await savedOf(
    Asset,
    seen
      ? api.assets.update(seen, patchOf(seen, values))
      : api.assets.create({ ...values, status, place: null }),
  )
  if (ended.at === 'refused') return ended
  const latest = ended.at === 'saved' ? ended.record : ended.theirs
  queryClient.setQueryData(assetQueries.detail(latest.id).queryKey, latest)
  // the record itself is here already: nobody has to wait for the list behind it
  void queryClient.invalidateQueries({ queryKey: assetQueries.all() })
  return ended
}

/** Takes back what made an asset what it was when it was saved, together with what was changed with it. */
export async function undoSave(queryClient: QueryClient, saved: Asset): Promise<void> {
  const batch = await batchOf(saved)
  if (batch === undefined) throw new Error('Its history begins later')
  await api.batches.undo(batch)
  await queryClient.invalidateQueries({ queryKey: assetQueries.all() })
}
