import { describe, expect, test } from 'vitest'
import { check, devices, send } from './import-files.ts'
import { asset, failure, found } from './world.ts'
import { lastBatch } from './yard.ts'

describe('tags', () => {
  test('of a scope go only on assets of that family, and are offered for no others', async () => {
    const ada = await found()
    const any = await ada.tags.create({ name: 'Any', colour: 'blue' })
    const rack = await ada.tags.create({ name: 'Bare metal', colour: 'red', scope: 'it' })
    expect(rack.scope).toBe('it')
    const offered = async (asset_type: string) =>
      (await ada.tags.list({ asset_type })).results.map(({ name }) => name)
    expect([await offered('SRV'), await offered('PPN')]).toEqual([['Any', 'Bare metal'], ['Any']])
    const server = await ada.assets.create(asset({ asset_type: 'SRV', tag_ids: [rack.id] }))
    const panel = await ada.assets.create(asset({ asset_type: 'PPN', tag_ids: [any.id] }))
    const out = (attr: string) => ({
      status: 400,
      errors: [{ code: 'tag_out_of_scope', attr, detail: expect.stringContaining('Bare metal') as string }],
    })
    const put = ada.tags.put({ ids: [server.id, panel.id], add: [rack.id] })
    expect(await failure(put)).toMatchObject(out('add'))
    expect(await failure(ada.assets.update(panel, { tag_ids: [rack.id] }))).toMatchObject(out('tag_ids'))
    const made = ada.assets.create(asset({ asset_type: 'PPN', tag_ids: [rack.id] }))
    expect(await failure(made)).toMatchObject(out('tag_ids'))
    const into = { into: rack.id }
    expect(await failure(ada.tags.merge(any, into))).toMatchObject(out('into'))
    expect((await ada.assets.get(panel.id)).tags.map(({ name }) => name)).toEqual(['Any'])
  })

  test('of a scope are warned of at the row of a file that gives them to others', async () => {
    const ada = await found()
    await ada.tags.create({ name: 'Bare metal', colour: 'red', scope: 'it' })
    const row = { role: 'Switch', status: 'inventory', tags: 'Bare metal' }
    const { id } = await send(ada, devices({ ...row, name: 'Leaf' }, { ...row, name: 'Web', role: 'Server' }))
    await check(ada, id)
    const { results } = await ada.imports.rows(id, { view: 'warnings' })
    expect(results).toMatchObject([
      { line: 2, problems: [{ column: 'tags', code: 'tag_out_of_scope', rival: 'Bare metal' }] },
    ])
  })

  test('get another scope with history and undo, and what has them keeps them', async () => {
    const ada = await found()
    const one = await ada.tags.create({ name: 'One', colour: 'blue' })
    const panel = await ada.assets.create(asset({ asset_type: 'PPN', tag_ids: [one.id] }))
    const narrowed = await ada.tags.update(one, { scope: 'it' })
    expect((await ada.tags.history(narrowed.id)).results[0]).toMatchObject({
      field: 'scope',
      from: 'asset',
      to: 'it',
    })
    const batch = await lastBatch(ada)
    const renamed = await ada.assets.update(panel, { name: 'Other', tag_ids: [narrowed.id] })
    expect(renamed.tags).toMatchObject([{ name: 'One' }])
    await ada.batches.undo(batch)
    expect((await ada.tags.list()).results).toMatchObject([{ name: 'One', scope: 'asset' }])
    const { batch_id } = await ada.tags.remove(
      await ada.tags.update({ ...narrowed, version: 3 }, { scope: 'it' }),
    )
    await ada.batches.undo(batch_id)
    expect((await ada.tags.list()).results).toMatchObject([{ name: 'One', scope: 'it', count: 1 }])
  })
})
