import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { asset, failure, found, join } from './world.ts'
import { lastBatch } from './yard.ts'

describe('the records of a batch', () => {
  test('are each told once, in their order, page by page', async () => {
    const ada = await found()
    const made = [
      await ada.assets.create(asset({ name: 'One' })),
      await ada.assets.create(asset({ name: 'Two' })),
      await ada.assets.create(asset({ name: 'Three' })),
    ]
    const { batch_id } = await ada.assets.changeMany({
      ids: made.map(({ id }) => id),
      change: { kind: 'status', to: 'faulty', reason: 'Drowned in the cellar', category: 'fault' },
    })
    const first = await ada.history.records(batch_id ?? '', { limit: 2 })
    const rest = await ada.history.records(batch_id ?? '', { limit: 2, cursor: first.next ?? '' })
    expect(first.results).toHaveLength(2)
    expect(rest.next).toBeNull()
    const all = [...first.results, ...rest.results]
    expect(all).toHaveLength(3)
    for (const { id, name } of made) expect(all).toContainEqual({ entity: 'asset', id, name })
  })

  test('that are gone have no name any more', async () => {
    const ada = await found()
    const made = await ada.assets.create(asset())
    const batch = await lastBatch(ada)
    await ada.batches.undo(batch)
    expect((await ada.history.records(batch)).results).toEqual([{ entity: 'asset', id: made.id, name: null }])
  })

  test('are for those who read assets of the same company', async () => {
    const [ada, eve] = [await found(), await found()]
    await ada.assets.create(asset())
    const batch = await lastBatch(ada)
    const blind = await join(ada, { support: 'write' })
    expect(await failure(blind.history.records(batch))).toMatchObject({ status: 403 })
    for (const id of [batch, randomUUID()])
      expect(await failure(eve.history.records(id))).toMatchObject({ status: 404 })
  })
})

describe('those who changed an asset', () => {
  test('are all told, by their names', async () => {
    const ada = await found()
    const made = await ada.assets.create(asset())
    const other = await join(ada, { assets: 'write' })
    const others = (await ada.history.people(made.id)).results
    expect(others).toEqual([{ id: ada.user.id, name: 'Ada Byron' }])
    await other.assets.update(await other.assets.get(made.id), { name: 'Renamed' })
    const { results } = await ada.history.people(made.id)
    expect(results).toHaveLength(2)
    expect(results).toContainEqual({ id: ada.user.id, name: 'Ada Byron' })
    await ada.assets.create(asset())
    expect((await ada.history.people(made.id)).results).toHaveLength(2)
  })

  test('are told to those who read assets of the same company', async () => {
    const [ada, eve] = [await found(), await found()]
    const { id } = await ada.assets.create(asset())
    const blind = await join(ada, { support: 'write' })
    expect(await failure(blind.history.people(id))).toMatchObject({ status: 403 })
    expect(await failure(eve.history.people(id))).toMatchObject({ status: 404 })
  })
})
