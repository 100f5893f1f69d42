import { expect, test } from 'vitest'
import { dataHall, spot } from './data-hall.ts'
import { at, noPlan } from './hall.ts'
import { lastBatch } from './yard.ts'

test('an undone move brings a thing back to where it stood in the plan of its room', async () => {
  const { ada, room, a01, server } = await dataHall()
  const [web, other] = [
    await server('Web', at(room, null, null)),
    await server('Other', at(room, null, null)),
  ]
  const where = async () =>
    (await ada.nodes.plan(room.id)).assets
      ?.map(({ name, x_mm, y_mm, rotation }) => [name, x_mm, y_mm, rotation])
      .toSorted()
  const put = async (x_mm: number, y_mm: number) =>
    ada.nodes.savePlan(await ada.nodes.plan(room.id), {
      ...noPlan,
      assets: [{ id: web.id, ...spot(x_mm, y_mm), rotation: 90 }],
    })
  await put(600, 1200)
  await put(900, 2400)
  const before = await where()
  expect(before).toEqual([
    ['Other', null, null, null],
    ['Web', 900, 2400, 90],
  ])
  await ada.assets.changeMany({
    ids: [web.id, other.id],
    change: { kind: 'move', node_id: a01.id },
  })
  const batch = await lastBatch(ada)
  expect(await where()).toEqual([])
  await ada.assets.move(await ada.assets.get(web.id), at(room, null, null))
  await ada.batches.undo(await lastBatch(ada))
  await ada.batches.undo(batch)
  expect(await where()).toEqual(before)
})
