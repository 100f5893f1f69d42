import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { blankNode } from '@plenum/domain/node'
import { asset, failure, found, join } from './world.ts'
import { request } from './work-yard.ts'
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

describe('what changed', () => {
  test('is told of records that one may read, and of batches with any', async () => {
    const ada = await found()
    const box = await ada.assets.create(asset({ name: 'Box' }))
    const ofBox = await lastBatch(ada)
    await ada.nodes.create({ ...blankNode, name: 'Secret site' })
    const ofPlace = await lastBatch(ada)
    const [one, other] = [await ada.brands.create({ name: 'HP' }), await ada.brands.create({ name: 'HPE' })]
    await ada.assets.update(box, { brand_id: one.id })
    await ada.catalogue.brands.merge(await ada.catalogue.brands.get(one.id), other.id)
    const ofBoth = await lastBatch(ada)

    const reader = await join(ada, { assets: 'onlyRead' })
    const told = (await reader.history.list()).results
    expect(told.map(({ kind }) => kind)).toEqual(['merge', 'update', 'create'])
    expect(told[0]).toMatchObject({ records: 1, record: { entity: 'asset', name: 'Box' } })
    expect(JSON.stringify(told)).not.toMatch(/Secret site|"entity":"brand"/)
    const line = { entity: 'asset', id: box.id, name: 'Box' }
    expect((await reader.history.records(ofBox)).results).toEqual([line])
    expect((await reader.history.records(ofBoth)).results).toEqual([line])
    expect((await ada.history.records(ofBoth)).results.length).toBeGreaterThan(1)
    expect(await failure(reader.history.records(ofPlace))).toMatchObject({ status: 404 })

    const keeper = await join(ada, { assets: 'onlyRead', hierarchy: 'onlyRead' })
    expect((await keeper.history.records(ofPlace)).results).toMatchObject([{ name: 'Secret site' }])
  })

  test('is told page by page, whatever lies between', async () => {
    const ada = await found()
    for (const name of ['A', 'B', 'C']) {
      await ada.assets.create(asset({ name }))
      await ada.nodes.create({ ...blankNode, name })
      await ada.nodes.create({ ...blankNode, name: `${name} too` })
    }
    const reader = await join(ada, { assets: 'onlyRead' })
    const first = await reader.history.list({ limit: 2 })
    const rest = await reader.history.list({ limit: 2, cursor: first.next ?? '' })
    expect(rest.next).toBeNull()
    const names = [...first.results, ...rest.results].map(({ record }) => record?.name)
    expect(names).toEqual(['C', 'B', 'A'])
  })

  test('of a draft is told to its author alone', async () => {
    const ada = await found()
    const asker = await join(ada, { assets: 'onlyRead', projects: 'write' })
    const made = await asker.work.create(request([], { is_draft: true, title: 'Secret draft' }))
    const [own] = (await asker.history.list()).results
    expect(own).toMatchObject({ record: { entity: 'work_request', id: made.id } })
    expect((await ada.history.list()).results).toEqual([])
    expect(await failure(ada.history.records(own?.id ?? ''))).toMatchObject({ status: 404 })
    await asker.work.update(made, { is_draft: false })
    expect((await ada.history.list()).results).toHaveLength(2)
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
