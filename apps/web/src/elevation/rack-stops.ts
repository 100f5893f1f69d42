import { isGone, type NodeContents } from '@plenum/domain/node-contents'
import type { Face } from '@plenum/domain/placement'
import { unitNumbers, type RackUnits } from '@plenum/ui/rack-geometry'
import { drawnHeight, seenFrom, type MountedAsset } from './rack-view.ts'

/** What the keys walk over on one side of a rack. */
export type RackStop =
  | { key: string; asset: MountedAsset; free: null }
  | { key: string; asset: null; free: number }

/** The devices and the free units of a side, from the top of the drawing down. */
export function stopsOf(rack: NodeContents, face: Face, units: RackUnits): RackStop[] {
  const { own, backs } = seenFrom(face, rack.assets)
  const taken = [...own, ...backs]
  const isFree = (unit: number) =>
    taken.every((asset) => unit + 1 <= asset.position || unit >= asset.position + drawnHeight(asset))
  const devices = own
    .filter((asset) => !isGone(asset))
    .map((asset) => ({ key: asset.id, asset, free: null, at: asset.position }))
  const gaps = unitNumbers(units)
    .filter(isFree)
    .map((free) => ({ key: `${rack.node.id} ${face} ${free}`, asset: null, free, at: free }))
  const upwards = units.direction === 'top_down' ? 1 : -1
  return [...devices, ...gaps].toSorted((one, other) => (one.at - other.at) * upwards)
}
