import { describe, expect, test } from 'vitest'
import { MOST_TAGS_OF_ASSET } from '@plenum/domain/tag-ref'
import { advance, asset, failure, found, join, type Connection } from './world.ts'
import { why, yard } from './yard.ts'

type Ada = Awaited<ReturnType<typeof found>>

const tagged = async (ada: Connection, ...names: string[]) => {
  const made = []
  for (const name of names) made.push(await ada.tags.create({ name, colour: 'blue' }))
  return made
}
const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id)
const lastBatch = async (ada: Ada) => (await ada.history.list({ limit: 1 })).results[0]?.id ?? ''
const namesOf = async (ada: Ada, id: string) => (await ada.assets.get(id)).tags.map(({ name }) => name)
const counts = async (ada: Ada) =>
  Object.fromEntries((await ada.tags.list()).results.map(({ name, count }) => [name, count]))

describe('tags', () => {
  test('list their assets by last update, whatever it was that changed, each of them once', async () => {
    const ada = await found()
    const [lease, critical] = await tagged(ada, 'Lease', 'critical')
    const made = []
    for (const name of ['A', 'B', 'C']) {
      made.push(
        await ada.assets.create(
          asset({ name, tag_ids: idsOf([lease, critical].filter((tag) => tag !== undefined)) }),
        ),
      )
      advance(1000)
    }
    const listed = async (tag_id: string) => {
      const first = await ada.assets.list({ tag_id, limit: 2 })
      const rest = await ada.assets.list({ tag_id, limit: 2, cursor: first.next ?? '' })
      expect(rest.next).toBe(null)
      return [...first.results, ...rest.results].map(({ name }) => name)
    }
    const both = `${lease?.id},${critical?.id}`
    expect(await listed(both)).toEqual(['C', 'B', 'A'])
    const [first] = made
    if (first) await ada.assets.update(first, { notes: 'Moved aside' })
    expect(await listed(both)).toEqual(['A', 'C', 'B'])
    expect(await listed(lease?.id ?? '')).toEqual(['A', 'C', 'B'])
  })

  test('are made, listed by name, renamed, coloured and found', async () => {
    const ada = await found()
    const [lease] = await tagged(ada, 'Lease', 'critical')
    expect((await ada.tags.list()).results).toMatchObject([
      { name: 'critical', colour: 'blue', scope: 'asset', count: 0, version: 1 },
      { name: 'Lease' },
    ])
    const renamed = await ada.tags.update(lease ?? { id: '', version: 0 }, { name: 'Leased', colour: 'red' })
    expect(renamed).toMatchObject({ name: 'Leased', colour: 'red', version: 2 })
    expect((await ada.tags.list({ search: 'LEAS' })).results).toEqual([renamed])
    expect(await failure(ada.tags.update(lease ?? renamed, { name: 'Other' }))).toMatchObject({ status: 412 })
    await ada.batches.undo(await lastBatch(ada))
    expect((await ada.tags.list({ search: 'lea' })).results).toMatchObject([
      { name: 'Lease', colour: 'blue' },
    ])
  })

  test('have names of their own, whatever the case', async () => {
    const ada = await found()
    const [one] = await tagged(ada, 'Lease', 'Other')
    const taken = { status: 409, errors: [{ code: 'already_exists', attr: 'name' }] }
    expect(await failure(ada.tags.create({ name: 'LEASE', colour: 'red' }))).toMatchObject(taken)
    expect(await failure(ada.tags.update(one ?? { id: '', version: 0 }, { name: 'other' }))).toMatchObject(
      taken,
    )
    expect(await ada.tags.update(one ?? { id: '', version: 0 }, { name: 'LEASE' })).toMatchObject({
      name: 'LEASE',
    })
    expect(await (await found()).tags.create({ name: 'Lease', colour: 'red' })).toMatchObject({
      name: 'Lease',
    })
  })

  test('are put on an asset and taken off it, with history and undo', async () => {
    const ada = await found()
    const [one, two] = await tagged(ada, 'One', 'Two')
    const made = await ada.assets.create(asset({ tag_ids: [one?.id ?? ''] }))
    expect(made).toMatchObject({ version: 1, tags: [{ id: one?.id, name: 'One', colour: 'blue' }] })
    const changed = await ada.assets.update(made, { name: 'Other', tag_ids: [two?.id ?? ''] })
    expect(changed).toMatchObject({ name: 'Other', tags: [{ name: 'Two' }] })
    const { results } = await ada.assets.history(made.id, {})
    const lines = results.map(({ field, from, to }) => ({ field, from, to }))
    expect(lines).toContainEqual({
      field: 'tags',
      from: [{ id: one?.id, name: 'One' }],
      to: [{ id: two?.id, name: 'Two' }],
    })
    expect(new Set(results.map(({ batch }) => batch.id)).size).toBe(2)
    expect(await counts(ada)).toEqual({ One: 0, Two: 1 })
    await ada.batches.undo(results[0]?.batch.id ?? '')
    expect(await ada.assets.get(made.id)).toMatchObject({ name: 'Leaf switch', tags: [{ name: 'One' }] })
    expect(await counts(ada)).toEqual({ One: 1, Two: 0 })
    const same = await ada.assets.get(made.id)
    expect(await ada.assets.update(same, { tag_ids: [one?.id ?? ''] })).toEqual(same)
  })

  test('narrow the list, its counts and its facets', async () => {
    const ada = await found()
    const [one] = await tagged(ada, 'One')
    await ada.assets.create(asset({ name: 'With', tag_ids: [one?.id ?? ''] }))
    await ada.assets.create(asset({ name: 'Without' }))
    const filter = { tag_id: one?.id ?? '' }
    expect((await ada.assets.list(filter)).results.map(({ name }) => name)).toEqual(['With'])
    expect((await ada.assets.facets(filter)).count).toEqual({ value: 1, capped: false })
  })

  test('go on many assets at once and off them again, as one change that can be undone', async () => {
    const ada = await found()
    const [one, two] = await tagged(ada, 'One', 'Two')
    const [a, b] = [
      await ada.assets.create(asset({ tag_ids: idsOf(one ? [one] : []) })),
      await ada.assets.create(asset()),
    ]
    const change = { ids: [a.id, b.id], add: [two?.id ?? ''], remove: [one?.id ?? ''] }
    const done = await ada.tags.put(change)
    expect(done.records).toBe(2)
    expect([await namesOf(ada, a.id), await namesOf(ada, b.id)]).toEqual([['Two'], ['Two']])
    expect(await ada.tags.put(change)).toEqual({ batch_id: null, records: 0 })
    expect(await ada.batches.undo(done.batch_id ?? '')).toMatchObject({ records: 2 })
    expect([await namesOf(ada, a.id), await namesOf(ada, b.id)]).toEqual([['One'], []])
  })

  test('are refused where they do not exist, are too many, or are wanted and unwanted', async () => {
    const ada = await found()
    const made = await ada.assets.create(asset())
    const [one] = await tagged(ada, 'One')
    const [foreign] = await tagged(await found(), 'Foreign')
    for (const id of [foreign?.id ?? '', made.id]) {
      expect(await failure(ada.assets.update(made, { tag_ids: [id] }))).toMatchObject({
        status: 400,
        errors: [{ code: 'does_not_exist', attr: 'tag_ids' }],
      })
      expect(await failure(ada.tags.put({ ids: [made.id], add: [id] }))).toMatchObject({ status: 400 })
    }
    const both = { ids: [made.id], add: idsOf(one ? [one] : []), remove: idsOf(one ? [one] : []) }
    expect(await failure(ada.tags.put(both))).toMatchObject({ status: 400 })
    expect(await failure(ada.tags.put({ ids: Array.from({ length: 1001 }, () => made.id) }))).toMatchObject({
      status: 400,
    })
    const many = await tagged(ada, ...Array.from({ length: MOST_TAGS_OF_ASSET }, (_, at) => `Tag ${at}`))
    await ada.tags.put({ ids: [made.id], add: idsOf(many) })
    expect(await failure(ada.tags.put({ ids: [made.id], add: idsOf(one ? [one] : []) }))).toMatchObject({
      status: 400,
      errors: [{ code: 'too_large' }],
    })
    expect((await ada.assets.get(made.id)).tags).toHaveLength(MOST_TAGS_OF_ASSET)
  })

  test('of another company are neither read nor changed, and its assets get none', async () => {
    const [ada, eve] = [await found(), await found()]
    const made = await ada.assets.create(asset())
    const [one] = await tagged(ada, 'One')
    const [other] = await tagged(eve, 'Other')
    const seen = one ?? { id: '', version: 0 }
    expect(await failure(eve.tags.update(seen, { name: 'X' }))).toMatchObject({ status: 404 })
    expect(await failure(eve.tags.remove(seen))).toMatchObject({ status: 404 })
    expect(await failure(eve.tags.merge(seen, { into: other?.id ?? '' }))).toMatchObject({ status: 404 })
    expect(await failure(eve.tags.merge(other ?? seen, { into: seen.id }))).toMatchObject({
      status: 400,
      errors: [{ code: 'does_not_exist', attr: 'into' }],
    })
    expect(await failure(eve.tags.put({ ids: [made.id], add: [other?.id ?? ''] }))).toMatchObject({
      status: 404,
    })
    expect((await ada.assets.get(made.id)).tags).toEqual([])
  })

  test('are read with the inventory and changed in the settings', async () => {
    const ada = await found()
    const [one] = await tagged(ada, 'One')
    const made = await ada.assets.create(asset())
    const hands = await join(ada, { assets: 'write' })
    expect((await hands.tags.list()).results).toEqual([one])
    expect(await failure(hands.tags.create({ name: 'X', colour: 'red' }))).toMatchObject({ status: 403 })
    expect(await hands.tags.put({ ids: [made.id], add: [one?.id ?? ''] })).toMatchObject({ records: 1 })
    const clerk = await join(ada, { settings: 'write', assets: 'onlyRead' })
    expect(await clerk.tags.create({ name: 'X', colour: 'red' })).toMatchObject({ name: 'X' })
    expect(await failure(clerk.tags.put({ ids: [made.id], remove: [one?.id ?? ''] }))).toMatchObject({
      status: 403,
    })
  })
})

describe('a tag that goes', () => {
  async function used() {
    const ada = await found()
    const [one, two] = await tagged(ada, 'One', 'Two')
    const both = await ada.assets.create(
      asset({ tag_ids: idsOf([one, two].filter((tag) => tag !== undefined)) }),
    )
    const first = await ada.assets.create(asset({ tag_ids: [one?.id ?? ''] }))
    return { ada, one: one ?? { id: '', version: 0 }, two: two ?? { id: '', version: 0 }, both, first }
  }

  test('is taken off everything, and comes back with it by undo', async () => {
    const { ada, one, both, first } = await used()
    const { batch_id } = await ada.tags.remove(one)
    expect(await counts(ada)).toEqual({ Two: 1 })
    expect([await namesOf(ada, both.id), await namesOf(ada, first.id)]).toEqual([['Two'], []])
    expect(await ada.batches.undo(batch_id)).toMatchObject({ records: 3 })
    expect(await counts(ada)).toEqual({ One: 2, Two: 1 })
    expect([await namesOf(ada, both.id), await namesOf(ada, first.id)]).toEqual([['One', 'Two'], ['One']])
  })

  test('into another leaves that one in its place, and comes back by undo', async () => {
    const { ada, one, two, both, first } = await used()
    const { batch_id } = await ada.tags.merge(one, { into: two.id })
    expect(await counts(ada)).toEqual({ Two: 2 })
    expect([await namesOf(ada, both.id), await namesOf(ada, first.id)]).toEqual([['Two'], ['Two']])
    expect(await failure(ada.tags.merge(two, { into: two.id }))).toMatchObject({ status: 400 })
    await ada.batches.undo(batch_id)
    expect(await counts(ada)).toEqual({ One: 2, Two: 1 })
    expect([await namesOf(ada, both.id), await namesOf(ada, first.id)]).toEqual([['One', 'Two'], ['One']])
  })

  test('goes with the undo of its making, unless something has it', async () => {
    const { ada, both } = await used()
    const [three] = await tagged(ada, 'Three')
    const batch = await lastBatch(ada)
    await ada.assets.update(both, { tag_ids: idsOf(three ? [three] : []) })
    expect(await failure(ada.batches.undo(batch))).toMatchObject({ status: 409 })
    await ada.batches.undo(await lastBatch(ada))
    await ada.batches.undo(batch)
    expect(await counts(ada)).toEqual({ One: 2, Two: 1 })
  })

  test('leaves right counts when an asset goes that had it', async () => {
    const { ada } = await used()
    await ada.batches.undo(await lastBatch(ada))
    expect(await counts(ada)).toEqual({ One: 1, Two: 1 })
  })

  test('that one took the place of come back to closed assets too', async () => {
    const { ada, known } = await yard()
    const [one, two] = await tagged(ada, 'One', 'Two')
    const seen = await ada.assets.update(await known('active'), { tag_ids: [one?.id ?? ''] })
    await ada.assets.decommission(seen, { ...why, close: true, bears_data: false })
    const { batch_id } = await ada.tags.merge(one ?? { id: '', version: 0 }, { into: two?.id ?? '' })
    expect(await namesOf(ada, seen.id)).toEqual(['Two'])
    await ada.batches.undo(batch_id)
    expect(await namesOf(ada, seen.id)).toEqual(['One'])
  })
})
