import type { NodeContents } from '@plenum/domain/node-contents'
import type { WaitingAsset, WaitingAssets } from '@plenum/domain/waiting-asset'
import { isStrip } from './held.ts'

/** What waits for a rack, without one that waits no more. */
export const withoutOne = (all: WaitingAssets, id: string): WaitingAssets => {
  const others = (assets: readonly WaitingAsset[]) => assets.filter((asset) => asset.id !== id)
  const { here, nowhere, elsewhere } = all
  return { ...all, here: others(here), nowhere: others(nowhere), elsewhere: others(elsewhere) }
}

/** What is offered to drawn racks: nothing that is drawn in them, or on its way there. */
export function offeredTo(
  all: WaitingAssets,
  racks: readonly NodeContents[],
  isMoving: (id: string) => boolean,
): WaitingAsset[] {
  const drawn = new Set(
    racks.flatMap(({ assets }) =>
      assets.filter((asset) => asset.position !== null || isStrip(asset)).map(({ id }) => id),
    ),
  )
  const { here, nowhere, elsewhere } = all
  return [...here, ...nowhere, ...elsewhere].filter(({ id }) => !drawn.has(id) && !isMoving(id))
}

/** The drawn rack that a thing was written down for, if any. */
export const rackOf = ({ location }: WaitingAsset, racks: readonly NodeContents[]): string | null =>
  racks.find(({ node }) => node.id === location?.node_id)?.node.id ?? null
