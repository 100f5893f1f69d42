import { ClientError } from '@plenum/api-client/client-error'
import { Asset, type AssetInput } from '@plenum/domain/asset'
import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { inputOf, patchOf } from './asset-merge.ts'
import { api, assetQueries } from './queries.ts'

/** How saving ended; `stale` brings the record as somebody else left it. */
export type Saved =
  | { at: 'saved'; asset: Asset }
  | { at: 'unchanged' }
  | { at: 'stale'; theirs: Asset }
  | { at: 'refused'; error: ClientError }

/** Adds an asset, or changes what of `record` differs; never over somebody else's work. */
export async function saveAsset(
  queryClient: QueryClient,
  record: Asset | null,
  values: AssetInput,
): Promise<Saved> {
  const patch = record && patchOf(inputOf(record), values)
  if (patch && Object.keys(patch).length === 0) return { at: 'unchanged' }
  try {
    const asset =
      record && patch
        ? await api.assets.update(record, patch)
        : await api.assets.create({ ...values, place: null })
    queryClient.setQueryData(assetQueries.detail(asset.id).queryKey, asset)
    // the record itself is here already: nobody has to wait for the list behind it
    void queryClient.invalidateQueries({ queryKey: assetQueries.all() })
    return { at: 'saved', asset }
  } catch (error) {
    if (!(error instanceof ClientError)) throw error
    const theirs = v.safeParse(Asset, error.current)
    return error.status === 412 && theirs.success
      ? { at: 'stale', theirs: theirs.output }
      : { at: 'refused', error }
  }
}

/** Takes back the last change of an asset together with what was changed with it. */
export async function undoLastChange(queryClient: QueryClient, id: string): Promise<void> {
  const { results } = await api.assets.history(id, { limit: 1 })
  const batch = results[0]?.batch
  if (!batch) return
  await api.batches.undo(batch.id)
  await queryClient.invalidateQueries({ queryKey: assetQueries.all() })
}
