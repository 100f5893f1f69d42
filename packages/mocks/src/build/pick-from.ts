import type { AssetSeed } from './assets.ts'
import type { CompanySeed } from './company.ts'

/** Things and places of the company that requests are about, each handed out once. */
export interface Picking {
  /** Ids in the database of running servers of one unit, from the racks of a hall. */
  servers: (count: number) => string[]
  /** Ids of servers that stand switched off. */
  retired: (count: number) => string[]
  plant: (asset_type: string, count: number) => string[]
  /** Free units at the top of racks of another hall. */
  slots: (count: number) => { node_id: string; position: number; face: 'front' }[]
  owner: (at: number) => string
}

/** A rack that draws less has room for another server on either path alone. */
const ROOM_LEFT_W = 12_000

/** Picks things and places of a company, each once, in an order that is always the same. */
export function pickFrom({ rooms, assets, teams }: CompanySeed, idOf: (asset: AssetSeed) => string): Picking {
  const [from, to] = rooms.filter(({ kind }) => kind === 'data_hall')
  const inFrom = new Set(from?.racks.map(({ id }) => id))
  const standing = assets.filter(({ node_id, position }) => position !== null && inFrom.has(node_id))
  const isServer = ({ model }: AssetSeed) => model.asset_type === 'SRV' && model.u_height === 1
  const running = standing.filter((each) => isServer(each) && each.status === 'active')
  const off = standing.filter((each) => isServer(each) && each.status === 'out_of_service')
  const drawn = ({ id }: { id: string }) =>
    assets.reduce((sum, { node_id, model }) => sum + (node_id === id ? (model.budget_w ?? 0) : 0), 0)
  const free = (to?.racks ?? [])
    .filter((rack) => drawn(rack) < ROOM_LEFT_W)
    .map(({ id }) => ({ node_id: id, position: 38, face: 'front' as const }))
  const idsOf = (some: readonly AssetSeed[]) => some.map(idOf)
  const used = new Set<AssetSeed>()
  return {
    servers: (count) => idsOf(running.splice(0, count)),
    retired: (count) => idsOf(off.splice(0, count)),
    slots: (count) => free.splice(0, count),
    plant: (asset_type, count) => {
      const some = assets
        .filter((each) => each.model.asset_type === asset_type && !used.has(each))
        .slice(0, count)
      for (const each of some) used.add(each)
      return idsOf(some)
    },
    owner: (at) => teams[at]?.id ?? '',
  }
}
