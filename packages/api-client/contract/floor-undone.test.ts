import { expect, test } from 'vitest'
import { dataHall, spot } from './data-hall.ts'
import { at, node, noPlan } from './hall.ts'
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

const nowhere = { x_mm: null, y_mm: null, rotation: null }

/** Something on the floor of a room that is put elsewhere in its plan, beside another room. */
async function twoRooms() {
  const all = await dataHall()
  const { ada, dataCenter, room, server } = all
  const other = await ada.nodes.create(
    node({ type: 'room', name: 'Other', parent_id: dataCenter.id, width_mm: 12_000, depth_mm: 8000 }),
  )
  const { id } = await server('CRAC', at(room, null, null))
  /** Puts it elsewhere in the plan, and gives the batch. */
  const put = async (to: ReturnType<typeof spot> | typeof nowhere) => {
    await ada.nodes.savePlan(await ada.nodes.plan(room.id), { ...noPlan, assets: [{ id, ...to }] })
    return lastBatch(ada)
  }
  /** Moves it to the other room, and gives the batch. */
  const move = async () => {
    await ada.assets.move(await ada.assets.get(id), at(other, null, null))
    return lastBatch(ada)
  }
  const drawnIn = async (place: { id: string }) =>
    (await ada.nodes.plan(place.id)).assets?.map(({ x_mm, y_mm, rotation }) => [x_mm, y_mm, rotation])
  return { ...all, other, put, move, drawnIn }
}

test('a spot of one room is not given to what stands in another by now', async () => {
  const { ada, other, put, move, drawnIn } = await twoRooms()
  await put(spot(600, 1200))
  const taken = await put(nowhere)
  await move()
  await ada.batches.undo(taken)
  expect(await drawnIn(other)).toEqual([[null, null, null]])
})

test('a spot is given back to what came back to its room', async () => {
  const { ada, room, put, move, drawnIn } = await twoRooms()
  await put(spot(600, 1200))
  const taken = await put(nowhere)
  await ada.batches.undo(await move())
  await ada.batches.undo(taken)
  expect(await drawnIn(room)).toEqual([[600, 1200, 0]])
})
