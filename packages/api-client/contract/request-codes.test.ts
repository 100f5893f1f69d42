import { describe, expect, test } from 'vitest'
import { node } from './hall.ts'
import { named } from './naming.ts'
import { request } from './work-yard.ts'
import { failure, found, join, now } from './world.ts'

const year = () => String(now().getUTCFullYear())

describe('the code of a request', () => {
  test('is numbered apart for maintenance, as it always was', async () => {
    const ada = await found()
    const code = async (kind: 'move' | 'add' | 'maintenance') =>
      (await ada.work.create(request([], { kind }))).code
    expect(await code('move')).toBe('MAC-000001')
    expect(await code('maintenance')).toBe('MNT-000001')
    expect(await code('add')).toBe('MAC-000002')
  })

  test('follows its template: the year, the site and numbers of their own', async () => {
    const ada = await found()
    const site = await ada.nodes.create(node({ type: 'site', name: 'Madrid', code: 'MAD1' }))
    const room = await ada.nodes.create(node({ type: 'data_center', name: 'DC', parent_id: site.id }))
    await named(
      ada,
      { template: 'MAC-{site|first:8}-{year}-{seq|pad:5}', scope: ['site', 'year'], stand_in: 'ANY' },
      'mac',
    )
    const code = async (node_id: string | null) => (await ada.work.create(request([], { node_id }))).code
    expect(await code(room.id)).toBe(`MAC-MAD1-${year()}-00001`)
    expect(await code(null)).toBe(`MAC-ANY-${year()}-00001`)
    expect(await code(room.id)).toBe(`MAC-MAD1-${year()}-00002`)
    expect((await ada.work.create(request([], { kind: 'maintenance' }))).code).toBe('MNT-000001')
  })

  test('is never one that a request has, whatever templates came between', async () => {
    const ada = await found()
    const code = async () => (await ada.work.create(request([]))).code
    expect(await code()).toBe('MAC-000001')
    await named(ada, { template: 'MAC-{yy}{seq|pad:4}', scope: ['yy'] }, 'mac')
    expect(await code()).toBe(`MAC-${year().slice(2)}0001`)
    await named(ada, { template: 'MAC-{seq|pad:6}', scope: [] }, 'mac')
    expect(await code()).toBe('MAC-000002')
    await named(ada, { template: `MAC-${year().slice(2)}{seq|pad:4}`, scope: [] }, 'mac')
    expect(await code()).toBe(`MAC-${year().slice(2)}0003`)
    await named(ada, { template: 'MAC-{yy}{seq|pad:4}', scope: ['yy'] }, 'mac')
    expect(await code()).toBe(`MAC-${year().slice(2)}0002`)
    expect(await code()).toBe(`MAC-${year().slice(2)}0004`)
  })

  test('is one for each of twenty that are asked for at once', async () => {
    const ada = await found()
    await named(ada, { template: 'MAC-{year}-{seq|pad:5}', scope: ['year'] }, 'mac')
    const made = await Promise.all(Array.from({ length: 20 }, () => ada.work.create(request([]))))
    expect(made.map(({ code }) => code).toSorted()).toEqual(
      Array.from({ length: 20 }, (_, at) => `MAC-${year()}-${String(at + 1).padStart(5, '0')}`),
    )
  })

  test('is counted in each company by itself', async () => {
    const [ada, eve] = [await found(), await found()]
    await named(ada, { template: 'CHG-{seq}', scope: [] }, 'mac')
    expect((await ada.work.create(request([]))).code).toBe('CHG-1')
    expect((await eve.work.create(request([]))).code).toBe('MAC-000001')
  })
})

describe('a template of requests', () => {
  test.each([
    ['holds nothing that no request has', { template: 'MAC-{rack}-{seq}' }, 'template'],
    ['always makes a code', { stand_in: null }, 'stand_in'],
    ['makes no code that might be too long', { template: '{site}-{seq}' }, 'template'],
  ] as const)('%s', async (_, patch, attr) => {
    const ada = await found()
    expect(await failure(named(ada, patch, 'mac'))).toMatchObject({
      status: 400,
      errors: [{ code: 'invalid', attr }],
    })
  })

  test('cannot be deleted, nor made twice, nor be of a type of asset', async () => {
    const ada = await found()
    const mac = (await ada.nomenclatures.list()).results.find(({ entity }) => entity === 'mac')
    if (mac === undefined) throw new Error('There is no template')
    expect(await failure(ada.nomenclatures.remove(mac))).toMatchObject({ status: 409 })
    const { id: _id, version: _version, ...input } = mac
    expect(await failure(ada.nomenclatures.create(input))).toMatchObject({ status: 409 })
    expect(await failure(ada.nomenclatures.create({ ...input, asset_type: 'SRV' }))).toMatchObject({
      status: 400,
      errors: [{ attr: 'asset_type' }],
    })
  })

  test('is previewed with requests that are no drafts, to those who may read them', async () => {
    const ada = await found()
    const shown = await ada.work.create(request([], { title: 'Shown' }))
    await ada.work.create(request([], { title: 'Own draft', is_draft: true }))
    await ada.work.create(request([], { title: 'Maintained', kind: 'maintenance' }))
    const asked = { entity: 'mac', template: 'MAC-{yy}-{seq}', scope: '', stand_in: 'X' } as const
    const reader = await join(ada, { settings: 'onlyRead', projects: 'onlyRead' })
    const preview = await reader.nomenclatures.preview(asked)
    expect(preview).toMatchObject({
      samples: [{ thing: { name: 'Shown', code: shown.code }, code: `MAC-${year().slice(2)}-3` }],
      unlike: { count: { value: 1 }, first: [{ name: 'Shown' }] },
      counters: [{ scope: '', next: 3 }],
    })
    const blind = await join(ada, { settings: 'onlyRead', assets: 'write' })
    expect(await failure(blind.nomenclatures.preview(asked))).toMatchObject({ status: 403 })
  })
})
