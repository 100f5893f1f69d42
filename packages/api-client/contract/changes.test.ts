import { describe, expect, test } from 'vitest'
import { blankNode } from '@plenum/domain/node'
import { advance, asset, failure, faults, found, join, raw, type Connection } from './world.ts'

const last = async ({ history }: Connection) => {
  const line = (await history.list()).results[0]
  if (line === undefined) throw new Error('Nothing has changed yet')
  return line
}

describe('a change', () => {
  test('of one field leaves the others, counts the version up and is written down', async () => {
    const ada = await found()
    const before = await ada.assets.create(asset({ name: 'Old', customer: 'ACME' }))
    advance(1000)
    const after = await ada.assets.update(before, { name: 'New', owner_id: ada.user.id })
    expect(after).toMatchObject({
      name: 'New',
      customer: 'ACME',
      owner: { name: 'Ada Byron', kind: 'user' },
      version: 2,
    })
    expect(after.last_update > before.last_update).toBe(true)
    const { results } = await ada.assets.history(before.id)
    expect(results.map(({ action, field, from, to }) => [action, field, from, to])).toEqual([
      ['update', 'owner_id', null, { id: ada.user.id, name: 'Ada Byron' }],
      ['update', 'name', 'Old', 'New'],
      ['create', null, null, null],
    ])
    expect(results[0]?.batch).toMatchObject({
      kind: 'update',
      actor: { name: 'Ada Byron' },
      source: 'api',
      undone: false,
    })
  })

  test('that changes nothing is not one', async () => {
    const ada = await found()
    const made = await ada.assets.create(asset({ name: 'Same' }))
    expect(await ada.assets.update(made, { name: 'Same' })).toEqual(made)
    expect((await ada.assets.history(made.id)).results).toHaveLength(1)
  })

  test('made from an older version is refused with the present record, and nothing is lost', async () => {
    const ada = await found()
    const seen = await ada.assets.create(asset())
    const present = await ada.assets.update(seen, { name: 'First' })
    const error = await failure(ada.assets.update(seen, { notes: 'Second' }))
    expect(error).toMatchObject({ status: 412, code: 'precondition_failed', current: present })
    expect(await ada.assets.get(seen.id)).toEqual(present)
  })

  test('of many at once wins once', async () => {
    const ada = await found()
    const seen = await ada.assets.create(asset())
    const tries = await Promise.allSettled(
      [1, 2, 3, 4, 5].map((n) => ada.assets.update(seen, { name: `Try ${n}` })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await ada.assets.get(seen.id)).version).toBe(2)
  })

  test('must say from which version it was made', async () => {
    const ada = await found()
    const { id } = await ada.assets.create(asset())
    const response = await raw(ada, `api/assets/${id}/`, { method: 'PATCH', body: '{"name":"x"}' })
    expect(response.status).toBe(428)
  })

  test.each([
    ['a field that does not exist', { company_id: 'x' }, 'unknown_field', 'company_id'],
    ['a status', { status: 'active' }, 'unknown_field', 'status'],
    ['a code of nothing', { code: null }, 'required', 'code'],
    ['text that cannot be stored', { name: 'a\u0000b' }, 'invalid_text', 'name'],
    [
      'a model without its brand',
      { model_id: '01890000-0000-7000-8000-000000000000' },
      'required',
      'brand_id',
    ],
  ])('is refused with %s', async (_, patch, code, attr) => {
    const ada = await found()
    const { id } = await ada.assets.create(asset())
    const headers = { 'if-match': `"${id}.1"` }
    const response = await raw(ada, `api/assets/${id}/`, {
      method: 'PATCH',
      body: JSON.stringify(patch),
      headers,
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ code, attr }] })
  })
})

describe('the last changes', () => {
  test('are one line a batch with what changed', async () => {
    const ada = await found()
    const made = await ada.assets.create(asset({ name: 'Box' }))
    await ada.assets.update(made, { name: 'Crate', notes: 'x' })
    const { results } = await ada.history.list({ limit: 1 })
    expect(results).toMatchObject([
      {
        kind: 'update',
        records: 1,
        record: { entity: 'asset', id: made.id, name: 'Crate' },
        fields: ['name', 'notes'],
      },
    ])
  })

  test('are paged', async () => {
    const ada = await found()
    for (const name of ['A', 'B', 'C']) await ada.brands.create({ name })
    const first = await ada.history.list({ limit: 2 })
    const second = await ada.history.list({ limit: 2, ...(first.next !== null && { cursor: first.next }) })
    const all = [...first.results, ...second.results].map(({ record }) => record?.name)
    expect(all).toEqual(['C', 'B', 'A'])
    expect(second.next).toBeNull()
  })
})

describe('undo', () => {
  test('of a change gives the former values back, and is written down itself', async () => {
    const ada = await found()
    const before = await ada.assets.create(asset({ name: 'Old', asset_type: 'SRV' }))
    await ada.assets.update(before, {
      name: 'New',
      asset_type: 'SWI',
      owner_id: ada.user.id,
      purchase_date: '2024-01-01',
    })
    const undone = await ada.batches.undo((await last(ada)).id)
    expect(undone).toMatchObject({ records: 1, batch: { kind: 'undo' } })
    const after = await ada.assets.get(before.id)
    expect({ ...after, version: 1, last_update: '' }).toEqual({ ...before, last_update: '' })
    expect(
      (await ada.assets.history(before.id)).results.filter(({ batch }) => batch.kind === 'undo'),
    ).toHaveLength(5)
    expect((await ada.assets.facets({})).asset_type).toEqual([{ key: 'SRV', count: 1 }])
  })

  test('of a creation takes the record away; its history stays', async () => {
    const ada = await found()
    const made = await ada.assets.create(asset())
    await ada.batches.undo((await last(ada)).id)
    expect(await failure(ada.assets.get(made.id))).toMatchObject({ status: 404 })
    expect((await ada.assets.history(made.id)).results.map(({ action }) => action)).toEqual([
      'delete',
      'create',
    ])
    expect((await ada.assets.facets({})).total).toBe(0)
  })

  test('is refused, naming what, where the same field was changed again', async () => {
    const ada = await found()
    const made = await ada.assets.create(asset({ name: 'One' }))
    const second = await ada.assets.update(made, { name: 'Two' })
    const batch = await last(ada)
    const third = await ada.assets.update(second, { notes: 'other field' })
    await ada.assets.update(third, { name: 'Three' })
    const error = await failure(ada.batches.undo(batch.id))
    expect(error).toMatchObject({
      status: 409,
      errors: [{ code: 'undo_touched_later', attr: `asset/${made.id}/name` }],
    })
    expect((error as Error).message).toContain('(Three)')
    expect((await ada.assets.get(made.id)).name).toBe('Three')
  })

  test('works where only other fields were changed since, or that change was undone too', async () => {
    const ada = await found()
    const made = await ada.assets.create(asset({ name: 'One' }))
    const second = await ada.assets.update(made, { name: 'Two' })
    const batch = await last(ada)
    await ada.assets.update(second, { name: 'Three', notes: 'n' })
    await ada.batches.undo((await last(ada)).id)
    await ada.batches.undo(batch.id)
    expect(await ada.assets.get(made.id)).toMatchObject({ name: 'One', notes: null })
  })

  test('is done once', async () => {
    const ada = await found()
    await ada.brands.create({ name: 'Dell' })
    const batch = await last(ada)
    await ada.batches.undo(batch.id)
    expect(await failure(ada.batches.undo(batch.id))).toMatchObject({
      status: 409,
      code: 'undo_done_already',
    })
    expect((await last(ada)).kind).toBe('undo')
    expect(await failure(ada.batches.undo((await last(ada)).id))).toMatchObject({
      status: 409,
      code: 'conflict',
    })
  })

  test('is refused where something stands on the record', async () => {
    const ada = await found()
    const brand = await ada.brands.create({ name: 'Dell' })
    const batch = await last(ada)
    await ada.assets.create(asset({ brand_id: brand.id }))
    expect(await failure(ada.batches.undo(batch.id))).toMatchObject({
      status: 409,
      code: 'undo_touched_later',
    })
    expect(faults()).toEqual([])
  })

  test('of a move brings a place and all below it back', async () => {
    const ada = await found()
    const [here, there] = [
      await ada.nodes.create({ ...blankNode, name: 'Here' }),
      await ada.nodes.create({ ...blankNode, name: 'There' }),
    ]
    const room = await ada.nodes.create({ ...blankNode, type: 'room', name: 'Room', parent_id: here.id })
    const rack = await ada.nodes.create({ ...blankNode, type: 'rack', name: 'Rack', parent_id: room.id })
    await ada.nodes.update(room, { parent_id: there.id, name: 'Moved' })
    await ada.batches.undo((await last(ada)).id)
    expect((await ada.nodes.get(rack.id)).trail.map(({ name }) => name)).toEqual(['Here', 'Room', 'Rack'])
  })

  test('takes write in the areas of what the batch holds', async () => {
    const ada = await found()
    await ada.nodes.create({ ...blankNode, name: 'Here' })
    const batch = await last(ada)
    const writer = await join(ada, { assets: 'write', hierarchy: 'onlyRead' })
    expect(await failure(writer.batches.undo(batch.id))).toMatchObject({ status: 403 })
  })
})
