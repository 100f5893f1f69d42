import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { PlaceNode } from '@plenum/domain/node'
import { node } from './hall.ts'
import { site } from './site.ts'
import { asset, failure, found, join } from './world.ts'

describe('the tree', () => {
  test('has every place after its parent, with the assets of all below it', async () => {
    const { ada, dataCenter, room, rack } = await site()
    const empty = await ada.nodes.create(node({ name: 'BCN1', code: 'BCN' }))
    const inside = (node_id: string) => ({ node_id, position: null, face: null })
    await ada.assets.create(asset({ place: inside(rack.id) }))
    await ada.assets.create(asset({ place: inside(rack.id) }))
    await ada.assets.create(asset({ place: inside(room.id) }))
    await ada.assets.create(asset())
    const branch = (of: PlaceNode, asset_count: number) => ({
      id: of.id,
      parent_id: of.parent_id,
      type: of.type,
      name: of.name,
      code: of.code,
      asset_count,
    })
    expect(await ada.nodes.tree()).toEqual({
      nodes: [branch(empty, 0), branch(dataCenter, 3), branch(room, 3), branch(rack, 2)],
      asset_count: 4,
      is_whole: true,
    })
  })

  test('of one place is what it stands in and what stands in it', async () => {
    const { ada, dataCenter, room, rack } = await site()
    const other = await ada.nodes.create(node({ name: 'BCN1', code: 'BCN' }))
    const beside = await ada.nodes.create(node({ name: 'Beside', type: 'room', parent_id: dataCenter.id }))
    await ada.assets.create(asset({ place: { node_id: rack.id, position: null, face: null } }))
    await ada.assets.create(asset({ place: { node_id: beside.id, position: null, face: null } }))
    const shown = async (place_id: string) => {
      const { nodes, asset_count, is_whole } = await ada.nodes.tree({ place_id })
      return [nodes.map(({ id }) => id), asset_count, is_whole]
    }
    expect(await shown(room.id)).toEqual([[dataCenter.id, room.id, rack.id], 1, true])
    const all = [dataCenter.id, ...[beside, room].map(({ id }) => id), rack.id]
    expect(await shown(dataCenter.id)).toEqual([all, 2, true])
    expect(await shown(other.id)).toEqual([[other.id], 0, true])
    expect(await shown(randomUUID())).toEqual([[], 0, true])
    const stranger = await found()
    expect((await stranger.nodes.tree({ place_id: room.id })).nodes).toEqual([])
  })

  test('of a new company is bare, and nobody sees that of another', async () => {
    await site()
    const other = await found()
    expect(await other.nodes.tree()).toEqual({ nodes: [], asset_count: 0, is_whole: true })
    const visitor = await join(other, { assets: 'write' })
    expect(await failure(visitor.nodes.tree())).toMatchObject({ status: 403 })
  })
})
