import { expect, test } from 'vitest'
import { at, hall, node } from './hall.ts'
import { lastBatch } from './yard.ts'

test('a place whose making is taken back goes, though something was moved there and that was taken back before', async () => {
  const { ada, r01, dataCenter, server } = await hall()
  const seen = await server('Web 1', at(r01, 3))
  const r09 = await ada.nodes.create(
    node({ type: 'rack', name: 'R09', u_height: 42, parent_id: dataCenter.id }),
  )
  const made = await lastBatch(ada)
  await ada.assets.move(seen, at(r09, 5))
  await ada.batches.undo(await lastBatch(ada))
  await ada.batches.undo(made)
  expect((await ada.nodes.list({ search: 'R09' })).results).toEqual([])
  expect(await ada.assets.get(seen.id)).toMatchObject({ location: at(r01, 3) })
})
