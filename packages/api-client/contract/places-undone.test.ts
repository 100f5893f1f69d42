import { expect, test } from 'vitest'
import { at, hall, node } from './hall.ts'
import { failure } from './world.ts'
import { lastBatch } from './yard.ts'

/** A hall with a server in its first rack, and a rack more whose making can be taken back. */
async function withNewRack() {
  const there = await hall()
  const { ada, r01, dataCenter, server } = there
  const seen = await server('Web 1', at(r01, 3))
  const r09 = await ada.nodes.create(
    node({ type: 'rack', name: 'R09', u_height: 42, parent_id: dataCenter.id }),
  )
  const made = await lastBatch(ada)
  const back = async () => ada.batches.undo(await lastBatch(ada))
  return { ...there, seen, r09, made, back }
}

test('a place whose making is taken back goes, though something was moved there and on, and that was taken back before', async () => {
  const { ada, r01, r02, seen, r09, made, back } = await withNewRack()
  const there = await ada.assets.move(seen, at(r09, 5))
  const first = await lastBatch(ada)
  await ada.assets.move(there, at(r02, 7))
  await back()
  await ada.batches.undo(first)
  await ada.batches.undo(made)
  expect((await ada.nodes.list({ search: 'R09' })).results).toEqual([])
  expect(await ada.assets.get(seen.id)).toMatchObject({ location: at(r01, 3) })
})

test('it stays where something was moved there and on by hand', async () => {
  const { ada, r02, seen, r09, made } = await withNewRack()
  await ada.assets.move(await ada.assets.move(seen, at(r09, 5)), at(r02, 7))
  expect(await failure(ada.batches.undo(made))).toMatchObject({ errors: [{ code: 'undo_touched_later' }] })
})

test('it stays where something was entered there and moved on by hand', async () => {
  const { ada, r02, server, r09, made } = await withNewRack()
  await ada.assets.move(await server('Web 2', at(r09, 5)), at(r02, 7))
  expect(await failure(ada.batches.undo(made))).toMatchObject({ errors: [{ code: 'undo_touched_later' }] })
})
