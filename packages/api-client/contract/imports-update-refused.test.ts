import { describe, expect, test } from 'vitest'
import {
  all,
  bringIn,
  changes,
  check,
  commit,
  countsOf,
  devices,
  filled,
  problems,
  send,
  sendUpdate,
} from './import-files.ts'
import { asset, failure, found, join, listed } from './world.ts'
import { why, yard } from './yard.ts'

describe('what an update may not do is told at its row', () => {
  test('an asset that was decommissioned', async () => {
    const ada = await found()
    const closed = await ada.assets.create(asset({ name: 'Blank panel', asset_type: 'CBM' }))
    await ada.assets.decommission(closed, { ...why, close: true })
    const id = await sendUpdate(ada, devices({ asset_tag: closed.code, comments: 'New' }))
    expect(await problems(ada, id)).toEqual(['2 code: asset_closed'])
  })

  test('a status that the table does not have, and one whose guards object', async () => {
    const { ada, known } = await yard()
    const active = await known('active')
    const received = await ada.assets.create(asset({ name: 'Box', asset_type: 'SRV' }))
    const id = await sendUpdate(
      ada,
      devices(
        { asset_tag: active.code, status: 'planned' },
        { asset_tag: received.code, status: 'staged' },
        { asset_tag: 'nobody', name: 'New', status: 'active' },
      ),
    )
    expect((await problems(ada, id)).toSorted()).toEqual([
      '2 status: transition_refused',
      '3 brand: identity_missing',
      '3 model: identity_missing',
      '3 owner: identity_missing',
      '3 rack: place_missing',
      '3 serial_number: identity_missing',
    ])
  })

  test('a thing in use whose cords nobody knows, unless its row tells them', async () => {
    const { ada, known } = await yard()
    const ready = await known('installation')
    await ada.assets.update(ready, { asset_type: 'SRV', cords_a: null, cords_b: null })
    const fileOf = (...cells: string[]) => ({
      name: 'status.csv',
      rows: [
        ['name', 'code', 'status', 'cords_a', 'cords_b'],
        ['', ready.code, ...cells],
      ],
    })
    const refused = await sendUpdate(ada, fileOf('active', '', ''))
    expect(await problems(ada, refused)).toEqual(['2 cords_a: cords_missing', '2 cords_b: cords_missing'])
    const same = await sendUpdate(ada, fileOf('installation', '', ''))
    expect(await countsOf(ada, same)).toMatchObject({ unchanged: 1, problem: 0 })
    const told = await sendUpdate(ada, fileOf('active', '1', '1'))
    expect(await problems(ada, told)).toEqual([])
    await commit(ada, told)
    expect(await ada.assets.get(ready.id)).toMatchObject({ status: 'active', cords_a: 1, cords_b: 1 })
  })

  test('a place that is taken, and one whose height nobody knows', async () => {
    const { ada, dataCenter, r01, rack, server } = await yard()
    await rack('R03', null)
    const one = await server('One', { node_id: r01.id, position: 4, face: 'front' })
    await server('Two', { node_id: r01.id, position: 10, face: 'front' })
    const at = { asset_tag: one.code, site: dataCenter.name }
    const id = await sendUpdate(ada, devices({ ...at, rack: 'R01', position: '9' }))
    expect(await problems(ada, id)).toEqual(['2 position: place_taken'])
    const unknown = await sendUpdate(ada, devices({ ...at, rack: 'R03', position: '9' }))
    expect(await problems(ada, unknown)).toEqual(['2 position: place_height_unknown'])
    const free = await sendUpdate(ada, devices({ ...at, rack: 'R02', position: '9' }))
    expect(await changes(ada, free)).toEqual([
      '2 rack: MAD1 › R01 > MAD1 › R02',
      '2 position: 4 > 9',
      '2 face: front > null',
    ])
    const [within] = [await sendUpdate(ada, devices({ asset_tag: one.code, position: '6' }))]
    expect(await changes(ada, within)).toEqual(['2 position: 4 > 6'])
    await commit(ada, within)
    expect((await ada.assets.get(one.id)).location).toMatchObject({ node_id: r01.id, position: 6 })
  })

  test('a brand without a model of it', async () => {
    const { ada } = await filled()
    const id = await sendUpdate(ada, devices({ asset_tag: 'T-1', manufacturer: 'Globex' }))
    expect(await problems(ada, id)).toEqual(['2 brand: model_of_other_brand'])
  })
})

describe('an asset that was changed after the check', () => {
  test('stays as it is where something else than shown would come by, and the row says so', async () => {
    const { ada, one, two } = await filled()
    const id = await sendUpdate(
      ada,
      devices({ asset_tag: 'T-1', comments: 'New' }, { asset_tag: 'T-2', comments: 'New' }),
    )
    await ada.assets.update(one, { notes: 'Mine' })
    await commit(ada, id)
    expect((await ada.assets.get(one.id)).notes).toBe('Mine')
    expect((await ada.assets.get(two.id)).notes).toBe('New')
    expect(await problems(ada, id)).toEqual(['2 code: changed_meanwhile'])
    expect(await countsOf(ada, id)).toMatchObject({ updated: 1, problem: 1, good: 0 })
  })

  test('keeps what was changed of its other fields', async () => {
    const { ada, one } = await filled()
    const id = await sendUpdate(ada, devices({ asset_tag: 'T-1', comments: 'New' }))
    await ada.assets.update(one, { hostname: 'mine' })
    await commit(ada, id)
    expect(await ada.assets.get(one.id)).toMatchObject({ hostname: 'mine', notes: 'New' })
    expect(await problems(ada, id)).toEqual([])
  })

  test('as the row would have it is left alone', async () => {
    const { ada, one } = await filled()
    const id = await sendUpdate(ada, devices({ asset_tag: 'T-1', comments: 'New' }))
    const mine = await ada.assets.update(one, { notes: 'New' })
    await commit(ada, id)
    expect(await ada.assets.get(one.id)).toEqual(mine)
    expect(await countsOf(ada, id)).toMatchObject({ updated: 0, problem: 0, good: 0 })
  })

  test('and is gone is not made again unseen', async () => {
    const ada = await found()
    const { batch_id } = await bringIn(ada, devices({ name: 'Box', asset_tag: 'T-1' }))
    const id = await sendUpdate(ada, devices({ name: 'Crate', asset_tag: 'T-1' }))
    await ada.batches.undo(batch_id ?? '')
    await commit(ada, id)
    expect(await all(ada)).toEqual([])
    expect(await problems(ada, id)).toEqual(['2 code: changed_meanwhile'])
  })

  test('and took the code of a new row leaves that row out', async () => {
    const ada = await found()
    const id = await sendUpdate(ada, devices({ name: 'One', asset_tag: 'T-1' }))
    const quicker = await ada.assets.create(asset({ code: 'T-1', name: 'Quicker' }))
    await commit(ada, id)
    expect(await all(ada)).toEqual([listed(quicker)])
    expect(await problems(ada, id)).toEqual(['2 code: changed_meanwhile'])
  })
})

describe('empty cells', () => {
  test('leave values as they are, or take them away where a person says so', async () => {
    const { ada, one } = await filled()
    const row = { asset_tag: 'T-1', name: '', comments: '', serial: '' }
    expect(await changes(ada, await sendUpdate(ada, devices(row)))).toEqual([])
    const { id } = await send(ada, devices(row))
    await ada.imports.decide(id, { existing: 'update', empty: 'clear' })
    await check(ada, id)
    expect(await changes(ada, id)).toEqual(['2 serial_number: S-1 > null', '2 notes: Old > null'])
    await commit(ada, id)
    expect(await ada.assets.get(one.id)).toMatchObject({
      name: 'Leaf 1',
      serial_number: null,
      notes: null,
      status: 'active',
      location: { position: 12 },
    })
  })
})

describe('tags of a file', () => {
  test('are put on new assets and existing ones; unknown ones are made, grey, after they were confirmed', async () => {
    const { ada, one } = await filled()
    await ada.tags.create({ name: 'Edge', colour: 'blue' })
    const id = await sendUpdate(
      ada,
      devices(
        { asset_tag: 'T-1', tags: 'edge; Lease' },
        { name: 'New', asset_tag: 'T-9', tags: 'LEASE' },
        { name: 'Plain', asset_tag: 'T-8' },
      ),
    )
    expect((await ada.imports.plan(id)).tags).toEqual({ count: 1, first: ['Lease'] })
    expect(await changes(ada, id)).toEqual(['2 tags: null > edge, Lease'])
    expect(await failure(ada.imports.commit(id))).toMatchObject({
      errors: [{ code: 'import_not_confirmed' }],
    })
    await ada.imports.decide(id, { confirmed: true })
    await commit(ada, id)
    const namesOf = ({ tags }: typeof one) => tags.map(({ name, colour }) => `${name} ${colour}`)
    const now = await all(ada)
    expect(now.map((each) => [each.name, namesOf(each)])).toEqual([
      ['Leaf 1', ['Edge blue', 'Lease grey']],
      ['Leaf 2', []],
      ['New', ['Lease grey']],
      ['Plain', []],
    ])
    expect((await ada.tags.list()).results.map(({ name, count }) => [name, count])).toEqual([
      ['Edge', 1],
      ['Lease', 2],
    ])
  })

  test('are made only by whoever may make them', async () => {
    const ada = await found()
    const hands = await join(ada, { assets: 'write' })
    const id = await sendUpdate(hands, devices({ name: 'Box', tags: 'Lease' }))
    await hands.imports.decide(id, { confirmed: true })
    expect(await failure(hands.imports.commit(id))).toMatchObject({ status: 403 })
  })
})
