import { describe, expect, test } from 'vitest'
import type { ExportColumn } from '@plenum/domain/asset-export'
import { at, hall, node } from './hall.ts'
import { all, changes, check, commit, countsOf, csvRows, problems, send, sendUpdate } from './import-files.ts'
import { asset, found, raw, type Connection } from './world.ts'

/** What the list shows until somebody chooses other columns. */
const SHOWN = [
  'name',
  'code',
  'asset_type',
  'status',
  'location',
  'brand',
  'model',
  'serial_number',
  'owner',
  'tags',
  'last_update',
] as const satisfies readonly ExportColumn[]

/** Takes what the list shows away, in a language. */
async function shown(ada: Connection, language: 'en' | 'es' = 'en') {
  const answer = await raw(ada, 'api/exports/assets/', {
    method: 'POST',
    headers: { 'accept-language': language },
    body: JSON.stringify({ format: 'csv', columns: SHOWN, ordering: 'name' }),
  })
  return csvRows(await answer.text())
}

/** Sends it again, with some cells of its location written anew by the name of the asset. */
async function sendBack(ada: Connection, moved: Readonly<Record<string, string>> = {}) {
  const [headers = [], ...rows] = await shown(ada)
  const location = headers.indexOf('Location')
  const again = rows.map((row) =>
    row.map((cell, index) => (index === location ? (moved[row[0] ?? ''] ?? cell) : cell)),
  )
  return sendUpdate(ada, { name: 'assets.csv', rows: [headers, ...again] })
}

const told = async (ada: Connection, id: string) => [await changes(ada, id), await problems(ada, id)]

/** Things in racks, in a row, in a data centre called like its site, in the site itself and nowhere. */
async function yard() {
  const { ada, server, r01, r02 } = await hall()
  const site = await ada.nodes.create(node({ type: 'site', name: 'Lisbon' }))
  const centre = await ada.nodes.create(node({ name: 'Lisbon', parent_id: site.id }))
  const odd = await ada.nodes.create(node({ type: 'room', name: 'Hall › U1', parent_id: centre.id }))
  await server('Racked', at(r01, 12))
  await server('Lower', at(r01, 3))
  await server('Beside', at(r02, null, null))
  for (const [name, place] of Object.entries({ site, centre, odd }))
    await ada.assets.create(asset({ name, place: at(place, null, null) }))
  await ada.assets.create(asset({ name: 'Nowhere' }))
  return { ada, r01, r02, site, centre }
}

describe.each(['en', 'es'] as const)('what the list shows, taken away in %s', (language) => {
  test('changes nothing when it comes back as it is', async () => {
    const { ada } = await yard()
    const before = await all(ada)
    const rows = await shown(ada, language)
    expect(rows.flat()).toContain('MAD1 › R01 › U12')
    const id = await sendUpdate(ada, { name: 'assets.csv', rows })
    expect(await told(ada, id)).toEqual([[], []])
    expect(await countsOf(ada, id)).toMatchObject({ good: 7, unchanged: 7, changed: 0 })
    expect(await ada.imports.plan(id)).toMatchObject({ places: [], locations: [] })
    await commit(ada, id)
    expect(await all(ada)).toEqual(before)
  })
})

describe('one location written anew is one change', () => {
  test.each([
    ['another unit', 'Racked', 'MAD1 › R01 › U20', 'MAD1 › R01 › U12', ['R01', 20, 'front']],
    ['another rack', 'Racked', 'mad1 › r02 › u20', 'MAD1 › R01 › U12', ['R02', 20, 'front']],
    ['a place around it', 'Racked', 'MAD1', 'MAD1 › R01 › U12', ['MAD1', null, null]],
    ['a rack without a unit', 'Racked', 'MAD1 › R01', 'MAD1 › R01 › U12', ['R01', null, null]],
  ] as const)('%s', async (_, name, to, from, [place, position, face]) => {
    const { ada } = await yard()
    const id = await sendBack(ada, { [name]: to })
    const [line] = await changes(ada, id)
    expect(line?.toLowerCase()).toContain(`location: ${from} > ${to}`.toLowerCase())
    expect(await countsOf(ada, id)).toMatchObject({ changed: 1, unchanged: 6, problem: 0 })
    await commit(ada, id)
    const [moved] = (await ada.assets.list({ search: name })).results
    expect(moved?.location).toMatchObject({ position, face })
    expect(moved?.location?.trail.at(-1)?.name).toBe(place)
  })

  test('of something that stood nowhere, and of a new thing', async () => {
    const { ada } = await yard()
    const id = await sendBack(ada, { Nowhere: 'Lisbon › Hall › U1' })
    expect(await told(ada, id)).toEqual([['5 location: null > Lisbon › Lisbon › Hall › U1'], []])
    const made = await send(ada, {
      name: 'new.csv',
      rows: [
        ['Nombre', 'Ubicación'],
        ['Fresh', 'MAD1 › R02 › U30'],
        ['Stays', 'Lisbon'],
      ],
    })
    await check(ada, made.id)
    expect(await problems(ada, made.id)).toEqual([])
    await commit(ada, made.id)
    const [fresh] = (await ada.assets.list({ search: 'Fresh' })).results
    expect(fresh?.location).toMatchObject({ position: 30 })
    const [stays] = (await ada.assets.list({ search: 'Stays' })).results
    // of a site and the data centre in it that is called so, the one within
    expect(stays?.location?.trail.map(({ type }) => type)).toEqual(['site', 'data_center'])
  })
})

describe('a location is refused in its cell', () => {
  test('where there is no such place, no such unit or something else', async () => {
    const { ada } = await yard()
    const id = await sendBack(ada, {
      Racked: 'MAD1 › R09 › U1',
      Lower: 'MAD1 › R01 › U99',
      Beside: 'MAD1 › R01 › U12',
    })
    expect((await problems(ada, id)).toSorted()).toEqual([
      '2 location: place_taken',
      '4 location: place_outside_rack',
      '7 location: does_not_exist',
    ])
  })

  test('where two places are written so, or its row says two units', async () => {
    const { ada, r01 } = await yard()
    const centre = await ada.nodes.create(node({ name: 'MAD2' }))
    for (const type of ['room', 'zone'] as const)
      await ada.nodes.create(node({ type, name: 'Twin', parent_id: centre.id }))
    const { id } = await send(ada, {
      name: 'new.csv',
      rows: [
        ['name', 'location', 'position'],
        ['A', 'MAD2 › Twin', ''],
        ['B', 'MAD1 › R01 › U30', '31'],
        ['C', `MAD1 › ${r01.name}`, '32'],
      ],
    })
    await check(ada, id)
    expect(await problems(ada, id)).toEqual(['2 location: several_places', '3 position: several_places'])
  })

  test('and mended there', async () => {
    const { ada } = await yard()
    const id = await sendBack(ada, { Nowhere: 'MAD1 › R09' })
    await ada.imports.mend(id, { kind: 'devices', line: 5 }, { cells: { location: 'MAD1 › R02' } })
    expect(await told(ada, id)).toEqual([['5 location: null > MAD1 › R02'], []])
  })

  test('as a place of another company is', async () => {
    const [{ ada }, eve] = [await yard(), await found()]
    const rows = await shown(ada)
    const { id } = await send(eve, { name: 'assets.csv', rows })
    await check(eve, id)
    expect(await problems(eve, id)).toContain('7 location: does_not_exist')
  })
})
