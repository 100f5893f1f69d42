import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { NomenclatureInput, NomenclaturePatch } from '@plenum/domain/nomenclature'
import { database } from './engine.ts'
import { at, hall, node } from './hall.ts'
import { named } from './naming.ts'
import { asset, failure, found, join, now } from './world.ts'

describe('the templates of a company', () => {
  test('begin with one that numbers by type and lets anything be typed, and those of requests', async () => {
    const ada = await found()
    expect((await ada.nomenclatures.list()).results).toMatchObject([
      {
        entity: 'asset',
        asset_type: null,
        template: '{type}-{seq|pad:6}',
        scope: ['type'],
        stand_in: null,
        hand_typed: 'free',
      },
      { entity: 'mac', template: 'MAC-{seq|pad:6}', scope: [] },
      { entity: 'maintenance', template: 'MNT-{seq|pad:6}', scope: [] },
    ])
    expect(await ada.assets.create(asset())).toMatchObject({ code: 'OTH-000001' })
    expect(await ada.assets.create(asset({ code: 'whatever it is' }))).toMatchObject({
      code: 'whatever it is',
    })
  })

  test('are changed from the version that was seen', async () => {
    const ada = await found()
    const [usual] = (await ada.nomenclatures.list()).results
    const changed = await named(ada, { template: 'A{seq}', scope: [] })
    expect(changed).toMatchObject({ version: 2, template: 'A{seq}', scope: [] })
    expect(await ada.nomenclatures.get(changed.id)).toEqual(changed)
    expect(
      await failure(ada.nomenclatures.update(usual ?? changed, { hand_typed: 'matching' })),
    ).toMatchObject({
      status: 412,
    })
    expect(await named(ada, { template: 'A{seq}' })).toMatchObject({ version: 2 })
  })

  test.each([
    ['a broken template', { template: '{seq' }, 'template'],
    ['a template without a number', { template: '{site}' }, 'template'],
    ['a counter for what no code shows', { template: '{seq}', scope: ['type'] }, 'scope'],
    ['a counter for what no code shows any more', { template: '{seq}' }, 'scope'],
    ['the same counter twice', { scope: ['type', 'type'] }, 'scope'],
    ['a stand-in of other characters', { stand_in: '-' }, 'stand_in'],
  ] as [string, NomenclaturePatch, string][])('refuse %s', async (_, patch, attr) => {
    const error = await failure(named(await found(), patch))
    expect(error).toMatchObject({ status: 400, errors: [{ attr }] })
  })

  test('of one type come before that of every type, until they are deleted', async () => {
    const ada = await found()
    const input: NomenclatureInput = {
      asset_type: 'SRV',
      template: 'S{seq|pad:3}',
      scope: [],
      stand_in: null,
      hand_typed: 'free',
    }
    const own = await ada.nomenclatures.create(input)
    expect(await ada.assets.create(asset({ asset_type: 'SRV' }))).toMatchObject({ code: 'S001' })
    expect(await ada.assets.create(asset({ asset_type: 'SWI' }))).toMatchObject({ code: 'SWI-000001' })
    expect(await failure(ada.nomenclatures.create(input))).toMatchObject({ status: 409 })
    expect(await failure(ada.nomenclatures.create({ ...input, asset_type: 'NONE' }))).toMatchObject({
      status: 400,
      errors: [{ code: 'does_not_exist', attr: 'asset_type' }],
    })
    await ada.nomenclatures.remove(own)
    expect(await ada.assets.create(asset({ asset_type: 'SRV' }))).toMatchObject({ code: 'SRV-000001' })
    expect(await failure(ada.nomenclatures.remove(own))).toMatchObject({ status: 404 })
  })

  test('that of every type cannot be deleted', async () => {
    const ada = await found()
    const [usual] = (await ada.nomenclatures.list()).results
    expect(await failure(ada.nomenclatures.remove(usual ?? { id: '', version: 0 }))).toMatchObject({
      status: 409,
    })
  })

  test('are read with the settings and changed by who may write there', async () => {
    const ada = await found()
    const reader = await join(ada, { settings: 'onlyRead', assets: 'onlyRead' })
    const [usual] = (await reader.nomenclatures.list()).results
    expect(await failure(named(reader, { stand_in: 'X' }))).toMatchObject({ status: 403 })
    const preview = { template: 'A{seq}', scope: '' }
    expect(await reader.nomenclatures.preview(preview)).toMatchObject({ samples: [] })
    const blind = await join(ada, { settings: 'write' })
    expect(await blind.nomenclatures.get(usual?.id ?? '')).toEqual(usual)
    expect(await failure(blind.nomenclatures.preview(preview))).toMatchObject({ status: 403 })
    const none = await join(ada, { assets: 'write' })
    expect(await failure(none.nomenclatures.list())).toMatchObject({ status: 403 })
  })
})

describe('a code is made of', () => {
  test('where the thing stands, what it is, and the day', async () => {
    const { ada, r01, dataCenter } = await hall()
    await ada.nodes.update(dataCenter, { code: 'MD1' })
    await named(ada, {
      template: '{dc}.{rack|lower}.{u}-{type}-{brand|upper|first:3}-{model}-{yy}-{seq|pad:3}',
      scope: ['dc', 'type'],
    })
    const brand = (await ada.brands.list({})).results[0]
    const model = (await ada.models.list({})).results[0]
    const made = await ada.assets.create(
      asset({
        asset_type: 'SRV',
        brand_id: brand?.id ?? null,
        model_id: model?.id ?? null,
        place: at(r01, 7),
      }),
    )
    const yy = String(now().getUTCFullYear()).slice(2)
    expect(made.code).toBe(`MD1.r01.7-SRV-DEL-R750-${yy}-001`)
  })

  test('the nearest of places of one kind', async () => {
    const { ada } = await hall()
    const outer = await ada.nodes.create(node({ type: 'region', name: 'Europe' }))
    const inner = await ada.nodes.create(node({ type: 'region', name: 'Iberia', parent_id: outer.id }))
    const site = await ada.nodes.create(node({ type: 'site', name: 'LIS', parent_id: inner.id }))
    const hall2 = await ada.nodes.create(node({ type: 'data_center', name: 'One', parent_id: site.id }))
    await named(ada, { template: '{region}-{site}-{seq}', scope: ['region'] })
    expect(await ada.assets.create(asset({ place: at(hall2, null, null) }))).toMatchObject({
      code: 'Iberia-LIS-1',
    })
  })

  test('the country of the nearest place that has one', async () => {
    const { ada, r01, dataCenter } = await hall()
    await named(ada, { template: '{country}-{seq}', scope: ['country'], stand_in: 'XX' })
    const codeAt = async () => (await ada.assets.create(asset({ place: at(r01, null, null) }))).code
    expect(await codeAt()).toBe('XX-1')
    await ada.nodes.update(dataCenter, { country: 'ES' })
    expect(await codeAt()).toBe('ES-1')
    expect(await codeAt()).toBe('ES-2')
  })

  test('nothing where a value is missing, unless something stands in for it', async () => {
    const { ada } = await hall()
    await named(ada, { template: '{site}-{type}-{seq|pad:2}', scope: ['site', 'type'] })
    const error = await failure(ada.assets.create(asset()))
    expect(error).toMatchObject({ status: 400, errors: [{ code: 'code_value_missing', attr: 'code' }] })
    expect(JSON.stringify(error)).toContain('{site}')
    expect(await ada.assets.create(asset({ code: 'by hand' }))).toMatchObject({ code: 'by hand' })
    await named(ada, { stand_in: 'X' })
    expect(await ada.assets.create(asset())).toMatchObject({ code: 'X-OTH-01' })
  })

  test('at most forty characters', async () => {
    const { ada } = await hall()
    const long = await ada.nodes.create(node({ name: 'A'.repeat(39) }))
    await named(ada, { template: '{dc}{seq}', scope: [] })
    const given = { place: at(long, null, null) }
    expect(await ada.assets.create(asset(given))).toMatchObject({ code: `${'A'.repeat(39)}1` })
    await database.execute(sql`update code_counter set next = 10`)
    expect(await failure(ada.assets.create(asset(given)))).toMatchObject({
      status: 400,
      errors: [{ code: 'too_long', attr: 'code' }],
    })
  })
})

describe('a code typed by hand', () => {
  test('must look like the template where that is asked, and end in its check character', async () => {
    const ada = await found()
    await named(ada, { template: '{type}-{seq|pad:3}{check}', hand_typed: 'matching' })
    const made = await ada.assets.create(asset({ asset_type: 'SRV' }))
    expect(made.code).toMatch(/^SRV-001.$/)
    const create = (code: string) => ada.assets.create(asset({ asset_type: 'SRV', code, place: null }))
    expect(await failure(create('nonsense'))).toMatchObject({
      status: 400,
      errors: [{ code: 'code_unlike', attr: 'code' }],
    })
    const wrong = made.code.replace('001', '010')
    expect(await failure(create(wrong))).toMatchObject({ errors: [{ code: 'code_check', attr: 'code' }] })
    expect(await failure(ada.assets.update(made, { code: 'nonsense' }))).toMatchObject({
      status: 400,
      errors: [{ code: 'code_unlike', attr: 'code' }],
    })
    expect(await ada.assets.update(made, { name: 'Other', code: made.code.toLowerCase() })).toMatchObject({
      name: 'Other',
    })
  })

  test('of before the template may stay when something else is changed', async () => {
    const ada = await found()
    const old = await ada.assets.create(asset({ code: 'old one' }))
    await named(ada, { hand_typed: 'matching' })
    expect(await ada.assets.update(old, { name: 'Renamed', code: 'old one' })).toMatchObject({
      code: 'old one',
    })
  })
})

test('a preview shows real assets with their next codes, and what looks unlike', async () => {
  const { ada, server, r01 } = await hall()
  const placed = await server('Placed', at(r01, 3))
  await ada.assets.create(asset({ name: 'Loose', asset_type: 'SWI', code: 'loose' }))
  const preview = await ada.nomenclatures.preview({ template: '{rack}-{type}-{seq|pad:6}', scope: 'type' })
  expect(preview).toMatchObject({
    samples: [
      {
        thing: { name: 'Placed', code: placed.code },
        code: 'R01-OTH-000002',
        missing: null,
        position: 'R01-U3',
      },
      { thing: { name: 'Loose' }, code: null, missing: 'rack', position: null },
    ],
    unlike: { count: { value: 2, capped: false } },
    counters: [{ scope: 'OTH', next: 2 }],
  })
  const usual = { template: '{type}-{seq|pad:6}', scope: 'type', stand_in: 'X' }
  expect((await ada.nomenclatures.preview(usual)).unlike).toMatchObject({
    count: { value: 1 },
    first: [{ name: 'Loose', code: 'loose' }],
  })
  const ofSwitches = await ada.nomenclatures.preview({ ...usual, asset_type: 'SWI' })
  expect(ofSwitches.samples.map(({ thing: { name } }) => name)).toEqual(['Loose'])
})
