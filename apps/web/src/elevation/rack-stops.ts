import { isGone, type NodeContents } from '@plenum/domain/node-contents'
import type { Face } from '@plenum/domain/placement'
import { unitNumbers, type RackUnits } from '@plenum/ui/rack-geometry'
import type { ReservedUnits } from './reserved-units.ts'
import { drawnHeight, seenFrom, type MountedAsset } from './rack-view.ts'

/** What the keys walk over on one side of a rack. */
export type RackStop =
  | { key: string; asset: MountedAsset; free: null }
  | { key: string; asset: null; free: number }

interface Side {
  rack: NodeContents
  face: Face
  units: RackUnits
  /** What is kept on this side: nobody finds it free. */
  reserved: readonly ReservedUnits[]
}

/** The devices and the free units of a side, from the top of the drawing down. */
export function stopsOf({ rack, face, units, reserved }: Side): RackStop[] {
  const { own, backs } = seenFrom(face, rack.assets)
  const taken = [
    ...[...own, ...backs].map((asset) => ({ position: asset.position, height: drawnHeight(asset) })),
    ...reserved,
  ]
  const isFree = (unit: number) =>
    taken.every(({ position, height }) => unit + 1 <= position || unit >= position + height)
  const devices = own
    .filter((asset) => !isGone(asset))
    .map((asset) => ({ key: asset.id, asset, free: null, at: asset.position }))
  const gaps = unitNumbers(units)
    .filter(isFree)
    .map((free) => ({ key: `${rack.node.id} ${face} ${free}`, asset: null, free, at: free }))
  const upwards = units.direction === 'top_down' ? 1 : -1
  return [...devices, ...gaps].toSorted((one, other) => (one.at - other.at) * upwards)
}
