import { describe, expect, test } from 'vitest'
import { at, hall } from './hall.ts'
import { failure, raw } from './world.ts'
import { lastBatch, why, yard } from './yard.ts'

describe('undoing a change of status', () => {
  test('gives everything back, with its moments and counts', async () => {
    const { ada, known } = await yard()
    const seen = await ada.assets.transition(await known('installation'), { to: 'active' })
    const off = await ada.assets.transition(seen, { to: 'out_of_service', ...why })
    const facets = await ada.assets.facets({})
    expect(facets.status).toEqual([{ key: 'out_of_service', count: 1 }])
    await ada.batches.undo(await lastBatch(ada))
    const undone = await ada.assets.get(seen.id)
    expect(undone).toEqual({ ...seen, version: off.version + 1, last_update: undone.last_update })
    expect((await ada.assets.facets({})).status).toEqual([{ key: 'active', count: 1 }])
  })

  test('is refused where the units were taken since', async () => {
    const { ada, r01, known } = await yard()
    const seen = await known('installation', at(r01, 9))
    await ada.assets.transition(seen, { to: 'received', ...why })
    const batch = await lastBatch(ada)
    await known('active', at(r01, 10))
    expect(await failure(ada.batches.undo(batch))).toMatchObject({
      status: 409,
      errors: [{ code: 'place_taken', attr: `asset/${seen.id}/place` }],
    })
  })

  test('is refused where it was changed again', async () => {
    const { ada, known } = await yard()
    const faulty = await ada.assets.transition(await known('active'), { to: 'faulty', ...why })
    const batch = await lastBatch(ada)
    await ada.assets.transition(faulty, { to: 'repair' })
    expect(await failure(ada.batches.undo(batch))).toMatchObject({ code: 'undo_touched_later' })
  })
})

test('a new asset is received or planned, and nothing else by hand', async () => {
  const { ada } = await hall()
  const create = (body: object) =>
    raw(ada, 'api/assets/', { method: 'POST', body: JSON.stringify({ name: 'New', ...body }) })
  expect(await (await create({ status: 'planning' })).json()).toMatchObject({
    status: 'planning',
    received_at: null,
  })
  expect(await (await create({})).json()).toMatchObject({
    status: 'received',
    received_at: expect.any(String),
  })
  expect((await create({ status: 'active' })).status).toBe(400)
})
