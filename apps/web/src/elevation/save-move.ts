import type { Asset } from '@plenum/domain/asset'
import type { NodeContents, StandingAsset } from '@plenum/domain/node-contents'
import type { AssetMove, PlaceInput } from '@plenum/domain/placement'
import type { WaitingAssets } from '@plenum/domain/waiting-asset'
import type { QueryClient } from '@tanstack/react-query'
import { latestIfOwn } from './own-move.ts'
import { api, rackQueries } from './queries.ts'
import { withoutOne } from './waiting.ts'

/** Moves an asset and puts it into the racks that are shown; throws what the server refused. */
export async function saveMove(
  queryClient: QueryClient,
  asset: StandingAsset,
  to: PlaceInput & Pick<AssetMove, 'override_reason'>,
): Promise<Asset> {
  try {
    const moved = await api.assets.move(asset, to)
    settle(queryClient, asset, moved)
    return moved
  } finally {
    refreshRacks(queryClient)
  }
}

/** Asks again for what is shown of racks, and for lists when they are next looked at. */
export function refreshRacks(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: ['nodes'] })
  void queryClient.invalidateQueries({ queryKey: ['assets'] })
}

/** Shows an asset where the server says it stands, before the racks have been asked for again. */
function settle(queryClient: QueryClient, asset: StandingAsset, moved: Asset): void {
  const { location, version } = moved
  if (location === null) return
  const { position, face, lane } = location
  queryClient.setQueriesData<NodeContents>({ queryKey: [...rackQueries.all(), 'contents'] }, (rack) => {
    if (rack === undefined) return undefined
    const others = rack.assets.filter(({ id }) => id !== moved.id)
    const here = rack.node.id === location.node_id ? [{ ...asset, version, position, face, lane }] : []
    return { ...rack, assets: [...others, ...here] }
  })
  queryClient.setQueriesData<WaitingAssets>({ queryKey: [...rackQueries.all(), 'waiting'] }, (all) =>
    all === undefined ? undefined : withoutOne(all, moved.id),
  )
}

const EVENTS = 20

/** Takes back the move that brought an asset to a place; false where it was moved again since. */
export async function undoMove(queryClient: QueryClient, moved: Asset): Promise<boolean> {
  const { results } = await api.assets.history(moved.id, { limit: EVENTS })
  const batch_id = latestIfOwn(results, moved)
  if (batch_id === undefined) return false
  await api.batches.undo(batch_id)
  refreshRacks(queryClient)
  return true
}
