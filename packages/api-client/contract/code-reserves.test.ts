import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database } from './engine.ts'
import { node } from './hall.ts'
import { named } from './naming.ts'
import { asset, failure, found, join, type Connection } from './world.ts'

const servers = (count: number) => ({ asset_type: 'SRV', count })
const codesOf = async (ada: Connection, id: string) =>
  (await ada.codeReserves.codes(id)).results.map(({ code }) => code)

describe('codes that are set aside', () => {
  test('are the next ones of the template, listed with who wanted them and what for', async () => {
    const ada = await found()
    await ada.assets.create(asset({ asset_type: 'SRV' }))
    const made = await ada.codeReserves.create({ ...servers(3), note: 'Roll 1' })
    expect(made).toMatchObject({
      asset_type: 'SRV',
      note: 'Roll 1',
      count: 3,
      free: 3,
      first: 'SRV-000002',
      last: 'SRV-000004',
      created_by: { id: ada.user.id },
    })
    expect(await codesOf(ada, made.id)).toEqual(['SRV-000002', 'SRV-000003', 'SRV-000004'])
    const later = await ada.codeReserves.create(servers(1))
    expect((await ada.codeReserves.list()).results.map(({ id }) => id)).toEqual([later.id, made.id])
    expect(await ada.codeReserves.get(made.id)).toEqual(made)
  })

  test('are no code that is made by itself, even where the counter comes back to them', async () => {
    const ada = await found()
    const made = await ada.codeReserves.create(servers(3))
    await database.execute(sql`update code_counter set next = 1`)
    const one = await ada.assets.create(asset({ asset_type: 'SRV' }))
    expect(one.code).toBe('SRV-000004')
    expect((await ada.codeReserves.create(servers(2))).first).toBe('SRV-000005')
    expect(await codesOf(ada, made.id)).not.toContain(one.code)
  })

  test('and codes of assets made at the same moment are all different', async () => {
    const ada = await found()
    const [reserves, assets] = await Promise.all([
      Promise.all(Array.from({ length: 5 }, () => ada.codeReserves.create(servers(20)))),
      Promise.all(Array.from({ length: 30 }, () => ada.assets.create(asset({ asset_type: 'SRV' })))),
    ])
    const kept = await Promise.all(reserves.map(({ id }) => codesOf(ada, id)))
    const all = [...kept.flat(), ...assets.map(({ code }) => code)]
    expect(new Set(all).size).toBe(130)
  })

  test('are made for a place where the template holds one, and refused without', async () => {
    const ada = await found()
    const site = await ada.nodes.create(node({ type: 'site', name: 'MAD1' }))
    await named(ada, { template: '{site}-{type}-{seq|pad:4}', scope: ['site', 'type'] })
    expect(await failure(ada.codeReserves.create(servers(2)))).toMatchObject({
      status: 400,
      errors: [{ code: 'code_value_missing' }],
    })
    const made = await ada.codeReserves.create({ ...servers(2), node_id: site.id })
    expect(made).toMatchObject({ first: 'MAD1-SRV-0001', last: 'MAD1-SRV-0002' })
  })

  test('are taken by the asset that is given one by hand', async () => {
    const ada = await found()
    const { id, first } = await ada.codeReserves.create(servers(2))
    expect(await ada.codeReserves.find(first.toLowerCase())).toEqual({
      code: first,
      asset_type: 'SRV',
      note: null,
    })
    // a template that is changed meanwhile forbids no label that is printed
    await named(ada, { template: 'A{seq}', scope: [], hand_typed: 'matching' })
    const taker = await ada.assets.create(asset({ name: 'Taker', asset_type: 'SRV', code: first }))
    expect(await failure(ada.assets.create(asset({ code: 'SRV-9' })))).toMatchObject({
      errors: [{ code: 'code_unlike' }],
    })
    expect(await ada.codeReserves.get(id)).toMatchObject({ count: 2, free: 1 })
    expect((await ada.codeReserves.codes(id)).results).toMatchObject([
      { code: first, is_free: false, asset: { id: taker.id, name: 'Taker' } },
      { is_free: true, asset: null },
    ])
    expect(await failure(ada.codeReserves.find(first))).toMatchObject({ status: 404 })
    expect(await failure(ada.assets.create(asset({ code: first })))).toMatchObject({ status: 409 })
  })

  test('are given up where no asset has them, and are no code again by themselves', async () => {
    const ada = await found()
    const { id, first } = await ada.codeReserves.create(servers(4))
    const [, second = '', third = ''] = await codesOf(ada, id)
    await ada.assets.create(asset({ asset_type: 'SRV', code: first }))
    expect(await ada.codeReserves.release(id, { codes: [second, first, 'other'] })).toEqual({ released: 1 })
    expect(await failure(ada.codeReserves.find(second))).toMatchObject({ status: 404 })
    expect(await ada.codeReserves.find(third)).toMatchObject({ code: third })
    expect(await ada.codeReserves.release(id)).toEqual({ released: 2 })
    expect(await ada.codeReserves.get(id)).toMatchObject({ count: 4, free: 0, first, last: first })
    expect(await ada.assets.create(asset({ asset_type: 'SRV' }))).toMatchObject({ code: 'SRV-000005' })
    const none = await ada.codeReserves.create(servers(1))
    await ada.codeReserves.release(none.id)
    expect(await failure(ada.codeReserves.get(none.id))).toMatchObject({ status: 404 })
  })

  test.each([
    [{ count: 0 }, 'count'],
    [{ count: 1001 }, 'count'],
    [{ asset_type: 'NONE' }, 'asset_type'],
    [{ node_id: '019a0000-0000-7000-8000-000000000000' }, 'node_id'],
  ])('are refused: %j', async (over, attr) => {
    const ada = await found()
    expect(await failure(ada.codeReserves.create({ ...servers(1), ...over }))).toMatchObject({
      status: 400,
      errors: [{ attr }],
    })
    expect((await ada.codeReserves.list()).results).toEqual([])
  })

  test('come a thousand at once', async () => {
    const ada = await found()
    expect(await ada.codeReserves.create(servers(1000))).toMatchObject({
      free: 1000,
      first: 'SRV-000001',
      last: 'SRV-001000',
    })
  })

  test('keep the type they were made for', async () => {
    const ada = await found()
    const type = await ada.catalogue.types.create({
      code: 'ROV',
      name: 'Rover',
      category: 'it',
      mounts: ['any'],
      data_bearing: 'no',
      maintenance_days: null,
    })
    await ada.codeReserves.create({ asset_type: 'ROV', count: 1 })
    expect(await failure(ada.catalogue.types.remove(type))).toMatchObject({
      status: 409,
      errors: [{ code: 'in_use' }],
    })
  })
})

describe('who may', () => {
  test('read the settings sees reserves, who may write there makes them, who sees assets scans', async () => {
    const ada = await found()
    const { id, first } = await ada.codeReserves.create(servers(2))
    await ada.assets.create(asset({ name: 'Taker', code: first }))
    const reader = await join(ada, { settings: 'onlyRead' })
    expect(await reader.codeReserves.get(id)).toMatchObject({ free: 1 })
    expect((await reader.codeReserves.codes(id)).results).toMatchObject([
      { is_free: false, asset: null },
      { is_free: true },
    ])
    expect(await failure(reader.codeReserves.create(servers(1)))).toMatchObject({ status: 403 })
    expect(await failure(reader.codeReserves.release(id))).toMatchObject({ status: 403 })
    expect(await failure(reader.codeReserves.find('SRV-000002'))).toMatchObject({ status: 403 })
    const hand = await join(ada, { assets: 'onlyRead' })
    expect(await hand.codeReserves.find('SRV-000002')).toMatchObject({ asset_type: 'SRV' })
    expect(await failure(hand.codeReserves.list())).toMatchObject({ status: 403 })
  })

  test('of another company sees nothing of them, and they stand in nobody’s way there', async () => {
    const [ada, eve] = [await found(), await found()]
    const { id, first } = await ada.codeReserves.create(servers(2))
    expect((await eve.codeReserves.list()).results).toEqual([])
    for (const ask of [
      () => eve.codeReserves.get(id),
      () => eve.codeReserves.codes(id),
      () => eve.codeReserves.release(id),
      () => eve.codeReserves.find(first),
    ]) {
      expect(await failure(ask())).toMatchObject({ status: 404 })
    }
    expect(await eve.assets.create(asset({ asset_type: 'SRV' }))).toMatchObject({ code: first })
    expect(await ada.codeReserves.get(id)).toMatchObject({ free: 2 })
  })
})
