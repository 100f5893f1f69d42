import { describe, expect, test } from 'vitest'
import { ALL_COLUMNS } from '@plenum/domain/asset-export'
import {
  all,
  bringIn,
  bringUpdate,
  changes,
  check,
  commit,
  countsOf,
  devices,
  filled,
  first,
  leaf,
  problems,
  second,
  send,
  sendUpdate,
} from './import-files.ts'
import { linesOf } from './export-files.ts'
import { asset, failure, listed } from './world.ts'
import { yard } from './yard.ts'

describe('an import that updates', () => {
  test('changes what its rows say of assets that exist, makes the others and leaves what is so already', async () => {
    const { ada, one, two } = await filled()
    const id = await sendUpdate(
      ada,
      devices({ asset_tag: 't-1', name: 'Leaf one', comments: 'New' }, second, {
        ...leaf,
        name: 'Leaf 3',
        asset_tag: 'T-3',
        position: '16',
      }),
    )
    expect(await changes(ada, id)).toEqual(['2 name: Leaf 1 > Leaf one', '2 notes: Old > New'])
    expect(await countsOf(ada, id)).toMatchObject({ good: 3, changed: 1, unchanged: 1, problem: 0 })
    const { results } = await ada.imports.rows(id, { view: 'changed' })
    expect(results).toMatchObject([{ line: 2, asset: { id: one.id, name: 'Leaf 1', code: 'T-1' } }])
    expect((await ada.imports.rows(id, { view: 'created' })).results.map(({ line }) => line)).toEqual([4])
    expect((await ada.imports.rows(id, { view: 'unchanged' })).results.map(({ line }) => line)).toEqual([3])
    expect(listed(await ada.assets.get(one.id))).toEqual(one)
    await commit(ada, id)
    expect(await countsOf(ada, id)).toMatchObject({ imported: 1, updated: 1, good: 0, problem: 0 })
    const changed = listed(await ada.assets.get(one.id))
    expect(changed).toEqual({
      ...one,
      name: 'Leaf one',
      notes: 'New',
      version: one.version + 1,
      last_update: changed.last_update,
    })
    expect(listed(await ada.assets.get(two.id))).toEqual(two)
    const history = (await ada.assets.history(one.id)).results.filter(({ action }) => action === 'update')
    expect(history.map(({ field, from, to, batch }) => [field, from, to, batch.kind])).toEqual(
      expect.arrayContaining([
        ['name', 'Leaf 1', 'Leaf one', 'import'],
        ['notes', 'Old', 'New', 'import'],
      ]),
    )
    expect(history).toHaveLength(2)
    expect((await ada.assets.facets({})).total).toBe(3)
  })

  test('changes numbers, once', async () => {
    const { ada, one } = await filled()
    const rows = [
      ['name', 'asset_tag', 'cost', 'weight_kg'],
      ['', 't-1', '1200.50', '7.5'],
    ]
    const priced = { name: 'prices.csv', rows }
    const id = await sendUpdate(ada, priced)
    expect(await changes(ada, id)).toEqual(['2 cost: null > 1200.5', '2 weight_kg: null > 7.5'])
    await commit(ada, id)
    expect(await ada.assets.get(one.id)).toMatchObject({ cost: 1200.5, weight_kg: 7.5 })
    expect(await changes(ada, await sendUpdate(ada, priced))).toEqual([])
  })

  test('is taken back whole: what it made goes, and what it changed is as it was', async () => {
    const { ada, one, two } = await filled()
    const row = {
      ...second,
      name: 'Moved',
      status: 'offline',
      rack: 'R09',
      position: '',
      face: '',
      manufacturer: 'Globex',
      device_type: 'GX',
      tags: 'Edge, Lease',
    }
    const { batch_id } = await bringUpdate(
      ada,
      devices({ asset_tag: 'T-1', comments: 'New' }, row, { ...leaf, name: 'Leaf 3', position: '20' }),
    )
    const moved = await ada.assets.get(two.id)
    expect(moved).toMatchObject({
      name: 'Moved',
      status: 'out_of_service',
      brand: { name: 'Globex' },
      model: { name: 'GX' },
      location: { position: null, face: null },
    })
    expect(moved.location?.trail.at(-1)?.name).toBe('R09')
    expect(moved.tags.map(({ name }) => name)).toEqual(['Edge', 'Lease'])
    expect(moved.powered_off_at).not.toBeNull()
    expect((await ada.assets.facets({})).status).toEqual(
      expect.arrayContaining([
        { key: 'active', count: 2 },
        { key: 'out_of_service', count: 1 },
      ]),
    )
    await ada.batches.undo(batch_id ?? '')
    const unversioned = (each: typeof one) => ({ ...each, version: 0, last_update: '' })
    expect((await all(ada)).map(unversioned)).toEqual([one, two].map(unversioned))
    expect((await ada.tags.list()).results).toEqual([])
    expect((await ada.brands.list({})).results.map(({ name }) => name)).toEqual(['Acme'])
    expect((await ada.assets.facets({})).status).toEqual([{ key: 'active', count: 2 }])
  })

  test('that was changed again in the same field is not taken back, and says where', async () => {
    const { ada, one } = await filled()
    const { batch_id } = await bringUpdate(ada, devices({ asset_tag: 'T-1', comments: 'New' }))
    const changed = await ada.assets.get(one.id)
    await ada.assets.update(changed, { notes: 'Mine' })
    expect(await failure(ada.batches.undo(batch_id ?? ''))).toMatchObject({
      status: 409,
      errors: [{ code: 'undo_touched_later', attr: `asset/${one.id}/notes` }],
    })
    expect((await ada.assets.get(one.id)).notes).toBe('Mine')
  })

  test('that goes on where another field was changed is taken back', async () => {
    const { ada, one } = await filled()
    const { batch_id } = await bringUpdate(ada, devices({ asset_tag: 'T-1', comments: 'New' }))
    await ada.assets.update(await ada.assets.get(one.id), { hostname: 'leaf-1' })
    await ada.batches.undo(batch_id ?? '')
    expect(await ada.assets.get(one.id)).toMatchObject({ notes: 'Old', hostname: 'leaf-1' })
  })

  test('makes and changes nothing where every row says what is so', async () => {
    const { ada, one, two } = await filled()
    const done = await bringUpdate(ada, devices(first, second))
    expect(done.files[0]?.counts).toMatchObject({ imported: 0, updated: 0 })
    expect(await all(ada)).toEqual([one, two])
  })
})

test("an export of one's own, imported again, changes nothing but what was typed over", async () => {
  const { ada, known } = await yard()
  const one = await known('active')
  await known('out_of_service')
  const tag = await ada.tags.create({ name: 'Edge', colour: 'blue' })
  await ada.tags.put({ ids: [one.id], add: [tag.id] })
  await ada.assets.create(asset({ name: 'In store', purchase_date: '2025-01-31', priority: 'low' }))
  const lines = await linesOf(ada, { columns: [...ALL_COLUMNS] })
  const id = await sendUpdate(ada, { name: 'assets.csv', rows: lines })
  expect([await changes(ada, id), await problems(ada, id)]).toEqual([[], []])
  expect(await countsOf(ada, id)).toMatchObject({ total: 3, unchanged: 3 })
  const typed = lines.map((cells) => cells.map((cell) => (cell === 'In store' ? 'In use' : cell)))
  const line = typed.findIndex((cells) => cells.includes('In use')) + 1
  const again = await sendUpdate(ada, { name: 'assets.csv', rows: typed })
  expect(await changes(ada, again)).toEqual([`${line} name: In store > In use`])
})

describe('a row names its asset', () => {
  test('by a code it had before, which stays a former one', async () => {
    const { ada, one } = await filled()
    await ada.assets.update(one, { code: 'SWI-000099' })
    await bringUpdate(ada, devices({ asset_tag: 'T-1', comments: 'New' }))
    expect(await ada.assets.get(one.id)).toMatchObject({
      code: 'SWI-000099',
      aliases: ['T-1'],
      notes: 'New',
    })
  })

  test('by its serial number where the row has no code, among things of its brand', async () => {
    const { ada, one } = await filled()
    await bringIn(ada, devices({ name: 'Other', manufacturer: 'Globex', serial: 'S-1', asset_tag: 'G-1' }))
    await bringUpdate(ada, devices({ serial: 's-1', manufacturer: 'Acme', comments: 'New' }))
    expect(await ada.assets.get(one.id)).toMatchObject({ notes: 'New', serial_number: 's-1' })
    const id = await sendUpdate(ada, devices({ serial: 'S-1', comments: 'Whose?' }))
    expect(await problems(ada, id)).toEqual(['2 name: name_missing', '2 serial_number: several_assets'])
  })

  test('and a new code with a known serial number is a new asset', async () => {
    const { ada } = await filled()
    const id = await sendUpdate(ada, devices({ name: 'New', asset_tag: 'T-9', serial: 'S-1' }))
    expect(await countsOf(ada, id)).toMatchObject({ good: 1, changed: 0, unchanged: 0 })
  })

  test('once: a second row for it is refused, however it names it', async () => {
    const { ada } = await filled()
    const id = await sendUpdate(
      ada,
      devices({ asset_tag: 'T-1', comments: 'a' }, { serial: 'S-1', comments: 'b' }, { asset_tag: 't-1' }),
    )
    expect(await problems(ada, id)).toEqual(['3 serial_number: repeated_in_file', '4 code: repeated_in_file'])
    await ada.imports.mend(id, { kind: 'devices', line: 2 }, { skipped: true })
    expect(await problems(ada, id)).toEqual(['4 code: repeated_in_file'])
  })

  test('and stays out where a person leaves existing assets out', async () => {
    const { ada, one } = await filled()
    const { id } = await send(ada, devices({ ...first, comments: 'New' }))
    await check(ada, id)
    expect(await problems(ada, id)).toEqual(
      expect.arrayContaining(['2 code: already_exists', '2 serial_number: serial_repeated']),
    )
    await ada.imports.decide(id, { existing: 'update' })
    expect((await ada.imports.get(id)).state).toBe('received')
    await check(ada, id)
    expect(await changes(ada, id)).toEqual(['2 notes: Old > New'])
    await ada.imports.decide(id, { existing: 'leave' })
    await check(ada, id)
    await commit(ada, id)
    expect(listed(await ada.assets.get(one.id))).toEqual(one)
  })
})
