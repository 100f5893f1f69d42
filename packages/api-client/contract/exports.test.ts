import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '@plenum/api-server/app'
import { rows } from '@plenum/api-server/db/rows'
import { PORTION } from '@plenum/api-server/store/asset-export'
import { EXPORT_COLUMNS, MOST_NAMED, type AssetExport } from '@plenum/domain/asset-export'
import { database } from './engine.ts'
import { asked, leaves, linesOf, namesOf, take, textOf } from './export-files.ts'
import { at, hall } from './hall.ts'
import { csvRows } from './import-files.ts'
import { seen } from './people.ts'
import { asset, failure, faults, found, join, ports, raw, type Connection } from './world.ts'

/** Rights are looked at once a second: from here on until the test ends, one more has passed. */
function passASecond() {
  const real = performance.now.bind(performance)
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => real() + 1_000)
  onTestFinished(() => spy.mockRestore())
}

/** Begins an export; what it answers reads the rest of it, with its beginning. */
async function begun(connection: Connection, over: Partial<AssetExport> = {}) {
  const reader = (await take(connection, over)).body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = (await reader?.read())?.value ?? ''
  return async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) text += part.value
    return text
  }
}

const log = async ({ audit }: Connection) =>
  (await audit.list({ group: 'files' })).results.filter(({ action }) => action.startsWith('asset.export'))

describe('an export holds', () => {
  test('what the list shows: its filter, search, order and columns', async () => {
    const { ada, server, r01 } = await hall()
    for (const [index, name] of ['Leaf 2', 'Leaf 1', 'Spine'].entries())
      await server(name, at(r01, 1 + 2 * index))
    expect(await namesOf(ada, { ordering: 'name' })).toEqual(['Leaf 1', 'Leaf 2', 'Spine'])
    expect(await namesOf(ada, { ordering: '-last_update' })).toEqual(['Spine', 'Leaf 1', 'Leaf 2'])
    expect(await namesOf(ada, { filter: { search: 'leaf' }, ordering: '-name' })).toEqual([
      'Leaf 2',
      'Leaf 1',
    ])
    expect(await namesOf(ada, { filter: { location_id: r01.id, search: 'spi' } })).toEqual(['Spine'])
    expect(await namesOf(ada, { filter: { status: 'faulty' } })).toEqual([])
    const either = { filter: { status: 'received,installation' } }
    expect(await namesOf(ada, either)).toEqual(['Spine', 'Leaf 1', 'Leaf 2'])
    const [spine] = (await ada.assets.list({ search: 'spine' })).results
    expect(await namesOf(ada, { ...either, ids: [spine?.id ?? ''] })).toEqual(['Spine'])
    const columns = ['code', 'status', 'asset_type', 'brand', 'model', 'name'] as const
    expect(await linesOf(ada, { columns: [...columns], filter: { search: 'spine' } })).toEqual([
      ['Code', 'Status', 'Asset type', 'Brand', 'Model', 'Name'],
      ['OTH-000003', 'Installation', 'Other', 'Dell', 'R750', 'Spine'],
    ])
  })

  test('the assets that are named, and of those what the filter leaves', async () => {
    const ada = await found()
    const made = []
    for (const name of ['A', 'B', 'C']) made.push(await ada.assets.create(asset({ name })))
    const ids = made.slice(0, 2).map(({ id }) => id)
    expect(await namesOf(ada, { ids, ordering: 'name' })).toEqual(['A', 'B'])
    expect(await namesOf(ada, { ids, filter: { search: 'b' } })).toEqual(['B'])
    expect(await namesOf(ada, { ids: [] })).toEqual([])
  })

  test('thousands of assets that are named, in their order, and no more than can be sent', async () => {
    const ada = await found()
    const NAMED = 1_500
    await leaves(ada, NAMED + 10)
    const first = sql`select id from asset order by last_update limit ${NAMED}`
    const ids = (await rows(database, v.object({ id: v.string() }), first)).map(({ id }) => id)
    const named = await namesOf(ada, { ids: ids.toReversed(), ordering: 'last_update' })
    expect(named).toEqual(Array.from({ length: NAMED }, (_, index) => `Leaf ${index + 1}`))
    const tooMany = Array.from({ length: MOST_NAMED + 1 }, () => ids[0] ?? '')
    expect(await failure(take(ada, { ids: tooMany }))).toMatchObject({ status: 400 })
  })

  test('every column there is, each place in its own', async () => {
    const { ada, server, r01 } = await hall()
    await server('Leaf', at(r01, 12))
    const [titles = [], cells = []] = await linesOf(ada, { columns: [...EXPORT_COLUMNS] })
    const row = Object.fromEntries(titles.map((title, index) => [title, cells[index]]))
    expect(Object.keys(row)).toHaveLength(EXPORT_COLUMNS.length)
    expect(row).toMatchObject({
      Location: 'MAD1 › R01 › U12',
      'Data centre': 'MAD1',
      Rack: 'R01',
      Position: '12',
      Face: 'Front',
      Floor: '',
    })
    expect(row['Registration date']).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(row['Received on']).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(row).toMatchObject({ 'Activated on': '', 'Former codes': '' })
    expect(row['Last update']).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  })

  test('every asset once, however many and whoever changes them meanwhile', async () => {
    const ada = await found()
    // more than the server reads ahead
    const COUNT = 6 * PORTION
    await leaves(ada, COUNT)
    const [oldest] = (await ada.assets.list({ ordering: 'last_update', limit: 1 })).results
    const rest = await begun(ada, { ordering: '-last_update' })
    // by its order the last to come, and the first from now on
    if (oldest) await ada.assets.update(oldest, { name: 'Changed' })
    const names = (await rest()).trimEnd().split('\r\n').slice(1)
    expect(names).toHaveLength(COUNT)
    expect(new Set(names).size).toBe(COUNT)
    expect(names).toContain('Changed')
  })

  test('the words of whoever asks, under a name with the day', async () => {
    const ada = await found()
    await ada.assets.create(asset({ name: 'Hoja' }))
    const answer = await raw(ada, 'api/exports/assets/', {
      method: 'POST',
      headers: { 'accept-language': 'es' },
      body: JSON.stringify(asked({ columns: ['name', 'status', 'asset_type'] })),
    })
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename\*=UTF-8''activos-\d{4}-\d\d-\d\d\.csv$/,
    )
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(csvRows(await answer.text())).toEqual([
      ['Nombre', 'Estado', 'Tipo de activo'],
      ['Hoja', 'Recibido', 'Otro'],
    ])
  })
})

describe('an export is', () => {
  test('for those who may read assets, of their own company alone', async () => {
    const ada = await found()
    await ada.assets.create(asset({ name: 'Secret' }))
    const reader = await join(ada, { assets: 'onlyRead' })
    expect(await namesOf(reader)).toEqual(['Secret'])
    const [none, eve] = [await join(ada, { assets: 'noAccess', users: 'write' }), await found()]
    expect(await failure(take(none))).toMatchObject({ status: 403 })
    const [secret] = (await ada.assets.list({})).results
    expect(await namesOf(eve)).toEqual([])
    expect(await namesOf(eve, { ids: [secret?.id ?? ''] })).toEqual([])
  })

  test.each([
    ['no column', { columns: [] }, 'too_short'],
    ['a column twice', { columns: ['name', 'name'] }, 'already_exists'],
    ['another company’s column', { columns: ['company_id'] }, 'unknown_option'],
    ['a form that is none', { format: 'pdf' }, 'unknown_option'],
    ['an order that is none', { ordering: 'id' }, 'unknown_option'],
    ['a filter that is none', { filter: { company_id: 'x' } }, 'unknown_field'],
  ])('refused with %s', async (_, over, code) => {
    const ada = await found()
    const body = JSON.stringify({ ...asked(), ...over })
    const answer = await raw(ada, 'api/exports/assets/', { method: 'POST', body })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errors: [{ code }] })
    expect(await log(ada)).toEqual([])
  })

  test('written down before its first byte, and at its end with what went out', async () => {
    const ada = await found()
    for (const name of ['A', 'B']) await ada.assets.create(asset({ name }))
    await textOf(ada, { filter: { search: 'a' }, ordering: 'name' })
    expect(await log(ada)).toMatchObject([
      { action: 'asset.export_end', detail: { rows: 1, complete: true } },
      {
        action: 'asset.export',
        actor: { id: ada.user.id },
        object: { kind: 'asset' },
        detail: { format: 'csv', filter: { search: 'a' }, ordering: 'name', columns: ['name'] },
      },
    ])
  })

  test('over with its reader: nothing is read for whoever has gone', async () => {
    const ada = await found()
    await ada.assets.create(asset())
    const answer = await take(ada)
    await answer.body?.cancel()
    expect(await log(ada)).toMatchObject([
      { action: 'asset.export_end', detail: { complete: false } },
      { action: 'asset.export' },
    ])
    expect(faults()).toEqual([])
  })

  test.each([
    ['being shut out', { disabled: true }],
    ['leaving the team', { team_id: null }],
  ])('over with the rights of its reader: %s', async (_, change) => {
    const ada = await found()
    await leaves(ada, 6000)
    const grace = await join(ada, { assets: 'onlyRead' })
    const rest = await begun(grace)
    await ada.users.update(await seen(ada, grace), change)
    passASecond()
    await expect(rest()).rejects.toThrow('may not read')
    expect(await log(ada)).toMatchObject([{ detail: { complete: false } }, { action: 'asset.export' }])
    expect(faults()).toEqual([])
  })

  test('over when the server stops', async () => {
    const closing = new AbortController()
    const other = createApp({ ...ports, closing: closing.signal })
    const ada = await found((request) => Promise.resolve(other.fetch(request)))
    await leaves(ada, 6000)
    const rest = await begun(ada)
    closing.abort()
    await expect(rest()).rejects.toThrow('stops')
  })

  test('made for one person twice at a time, and again when one has ended', async () => {
    const ada = await found()
    const [one, other] = [await take(ada), await take(ada)]
    const refused = await raw(ada, 'api/exports/assets/', { method: 'POST', body: JSON.stringify(asked()) })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('10')
    const grace = await join(ada, { assets: 'onlyRead' })
    expect((await take(grace)).status).toBe(200)
    await one.text()
    await (await take(ada)).text()
    await other.text()
  })
})
