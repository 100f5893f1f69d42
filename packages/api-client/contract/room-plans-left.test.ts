import { describe, expect, test } from 'vitest'
import { dataHall, spot } from './data-hall.ts'
import { at, node, noPlan, stand } from './hall.ts'
import { asset, failure } from './world.ts'

describe('the plan of a room is refused as an older one', () => {
  test.each(['moved to another room', 'deleted'])(
    'where a rack that is put was %s meanwhile',
    async (what) => {
      const { ada, dataCenter, room, a01, a02 } = await dataHall()
      const seen = await ada.nodes.plan(room.id)
      if (what === 'deleted') await ada.nodes.remove(a02)
      else {
        const other = await ada.nodes.create(node({ type: 'room', name: 'Hall 2', parent_id: dataCenter.id }))
        await ada.nodes.update(a02, { parent_id: other.id })
      }
      const racks = [a01, a02].map(({ id }) => ({ id, ...spot(600, 600) }))
      expect(await failure(ada.nodes.savePlan(seen, { ...noPlan, racks }))).toMatchObject({
        status: 412,
        current: { version: seen.version, shapes: [], racks: [{ id: a01.id, x_mm: null }] },
      })
      const again = await ada.nodes.savePlan(seen, { ...noPlan, racks: racks.slice(0, 1) })
      expect(again.racks).toMatchObject([{ id: a01.id, x_mm: 600 }])
    },
  )

  test('where an asset that is put was mounted in a rack meanwhile', async () => {
    const { ada, room, a01 } = await dataHall()
    const made = await ada.assets.create(asset({ name: 'CRAC 1', place: at(room, null, null) }))
    const crac = await stand(made, 'active')
    const seen = await ada.nodes.plan(room.id)
    await ada.assets.move(crac, at(a01, 20))
    const assets = [{ id: crac.id, ...spot(0, 0) }]
    expect(await failure(ada.nodes.savePlan(seen, { ...noPlan, assets }))).toMatchObject({
      status: 412,
      current: { id: room.id, assets: [] },
    })
  })
})
