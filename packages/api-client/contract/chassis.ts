import type { Asset } from '@plenum/domain/asset'
import { at, hall } from './hall.ts'

/** A chassis at unit 10 of R01, and two blades that stand nowhere yet. */
export async function chassis() {
  const there = await hall()
  const { ada, r01, server } = there
  const host = await server('Chassis', at(r01, 10))
  const [one, two] = [await server('Blade 1'), await server('Blade 2')]
  const put = (asset: Asset, slot: string | null, into: Asset = host) =>
    ada.assets.move(asset, {
      node_id: into.location?.node_id ?? '',
      position: null,
      face: null,
      host_id: into.id,
      slot,
    })
  const inRack = (id: string) => ({ node_id: id, position: null, face: null, lane: null })
  return { ...there, host, one, two, put, inRack }
}
