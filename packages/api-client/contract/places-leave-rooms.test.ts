import { expect, test } from 'vitest'
import { dataHall, spot } from './data-hall.ts'
import { node, noPlan } from './hall.ts'
import { lastBatch } from './yard.ts'

/** Two rooms, in the first of which a row of two racks is drawn, and where they stand. */
async function drawn() {
  const all = await dataHall()
  const { ada, dataCenter, room, row, a01, a02 } = all
  const second = await ada.nodes.create(node({ type: 'room', name: 'Hall 2', parent_id: dataCenter.id }))
  await ada.nodes.savePlan(await ada.nodes.plan(room.id), {
    ...noPlan,
    racks: [
      { id: a01.id, ...spot(600, 1200), rotation: 90 },
      { id: a02.id, ...spot(1200, 1200) },
    ],
  })
  await ada.nodes.update(await ada.nodes.get(row.id), { x_mm: 300, y_mm: 900 })
  const spotOf = async ({ id }: { id: string }) => {
    const { x_mm, y_mm, rotation } = await ada.nodes.get(id)
    return [x_mm, y_mm, rotation]
  }
  const spots = () => Promise.all([row, a01, a02].map(spotOf))
  const move = async ({ id }: { id: string }, patch: Parameters<typeof ada.nodes.update>[1]) =>
    ada.nodes.update(await ada.nodes.get(id), patch)
  return { ...all, second, spotOf, spots, move }
}

const NOWHERE = [null, null, null]
const THERE = [
  [300, 900, null],
  [600, 1200, 90],
  [1200, 1200, 0],
]

test('a row that moves into another room stands nowhere in its plan, nor do its racks, until that is undone', async () => {
  const { ada, second, row, a01, spots, move } = await drawn()
  expect(await spots()).toEqual(THERE)
  await move(row, { parent_id: second.id })
  expect(await spots()).toEqual([NOWHERE, NOWHERE, NOWHERE])
  expect(
    (await ada.nodes.history(a01.id)).results.map(({ field, from, to }) => [field, from, to]),
  ).toContainEqual(['x_mm', 600, null])
  await ada.batches.undo(await lastBatch(ada))
  expect(await spots()).toEqual(THERE)
})

test('a rack in a zone that moves into another room stands nowhere in its plan', async () => {
  const { ada, room, second, a01, spotOf, move } = await drawn()
  const zone = await ada.nodes.create(node({ type: 'zone', name: 'Cold 1', parent_id: room.id }))
  await move(a01, { parent_id: zone.id })
  expect(await spotOf(a01)).toEqual([600, 1200, 90])
  await move(zone, { parent_id: second.id })
  expect(await spotOf(a01)).toEqual(NOWHERE)
})

test('a rack that is moved to a spot of another room stands there', async () => {
  const { second, a01, spotOf, move } = await drawn()
  await move(a01, { parent_id: second.id, ...spot(100, 200) })
  expect(await spotOf(a01)).toEqual([100, 200, 0])
})

test('what stays in its room or moves with it stays where it is drawn', async () => {
  const { ada, room, row, a01, spots, move } = await drawn()
  await move(a01, { parent_id: room.id })
  const other = await ada.nodes.create(node({ name: 'BCN1' }))
  await move(room, { parent_id: other.id })
  await move(row, { name: 'Row B' })
  expect(await spots()).toEqual(THERE)
})

test('a copy of a row or of a rack stands nowhere, in its own room as in another', async () => {
  const { ada, room, row, a01, second, spotOf } = await drawn()
  const copies = [
    await ada.nodes.copy(row.id, { parent_id: room.id, name: 'B', code: null }),
    await ada.nodes.copy(a01.id, { parent_id: second.id, name: 'A09', code: null }),
  ]
  const ids = copies.flatMap((made) => made.ids)
  expect(ids).toHaveLength(4)
  for (const id of ids) expect(await spotOf({ id })).toEqual(NOWHERE)
})
