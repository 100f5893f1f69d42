import { describe, expect, test } from 'vitest'
import { all, check, commit, devices, leaf, problems, send } from './import-files.ts'
import { asset, failure, found, raw } from './world.ts'

describe('the check', () => {
  test('tells every problem of every row at once', async () => {
    const ada = await found()
    await ada.assets.create(asset({ code: 'T-9' }))
    const { id } = await send(
      ada,
      devices(
        leaf,
        { ...leaf, name: '', position: '12' },
        { ...leaf, position: '20.3', status: 'gone', face: 'top' },
        { ...leaf, asset_tag: 't-9', position: '' },
        { ...leaf, asset_tag: 'N-1', position: '' },
        { ...leaf, asset_tag: 'n-1', position: '', site: '' },
      ),
    )
    await check(ada, id)
    expect((await problems(ada, id)).toSorted()).toEqual([
      '3 name: name_missing',
      '3 position: place_taken',
      '4 face: unknown_option',
      '4 position: half_unit',
      '4 status: unknown_option',
      '5 code: already_exists',
      '7 code: repeated_in_file',
      '7 site: place_needs_site',
    ])
    const { files } = await ada.imports.get(id)
    expect(files[0]?.counts).toEqual({
      total: 6,
      good: 2,
      changed: 0,
      unchanged: 0,
      problem: 4,
      skipped: 0,
      imported: 0,
      updated: 0,
    })
  })

  test('is not the last word on places that somebody else makes meanwhile', async () => {
    const ada = await found()
    const [one, other] = [
      await send(ada, devices(leaf)),
      await send(ada, devices({ ...leaf, name: 'Leaf 2' })),
    ]
    for (const { id } of [one, other]) {
      await check(ada, id)
      await ada.imports.decide(id, { confirmed: true })
    }
    await commit(ada, one.id)
    await commit(ada, other.id)
    expect((await all(ada)).map(({ name }) => name)).toEqual(['Leaf 1'])
    expect(await problems(ada, other.id)).toEqual(['2 position: place_taken'])
  })

  test('a mended row is good at once, and so is the one it stood in the way of', async () => {
    const ada = await found()
    const { id } = await send(ada, devices(leaf, { ...leaf, name: 'Leaf 2' }))
    await check(ada, id)
    expect(await problems(ada, id)).toEqual(['3 position: place_taken'])
    const mended = await ada.imports.mend(id, { kind: 'devices', line: 2 }, { cells: { position: '30' } })
    expect(mended).toMatchObject({ cells: { position: '30' }, problems: [] })
    expect(await problems(ada, id)).toEqual([])
    await ada.imports.mend(id, { kind: 'devices', line: 2 }, { cells: { position: '12' } })
    expect(await problems(ada, id)).toEqual(['3 position: place_taken'])
    await ada.imports.mend(id, { kind: 'devices', line: 2 }, { skipped: true })
    expect(await problems(ada, id)).toEqual([])
  })

  test('names are proposed and accepted together; rows with problems are left out together', async () => {
    const ada = await found()
    const { id } = await send(
      ada,
      devices(
        { ...leaf, name: '' },
        { ...leaf, name: '', position: '14' },
        { ...leaf, status: 'gone', position: '16' },
      ),
    )
    await check(ada, id)
    expect(await ada.imports.mendAll(id, { action: 'accept_names' })).toEqual({ rows: 2 })
    await check(ada, id)
    expect(await problems(ada, id)).toEqual(['4 status: unknown_option'])
    expect(await ada.imports.mendAll(id, { action: 'skip' })).toEqual({ rows: 1 })
    await check(ada, id)
    await ada.imports.decide(id, { confirmed: true })
    await commit(ada, id)
    expect((await all(ada)).map(({ name }) => name)).toEqual(['SX-48 R04 U12', 'SX-48 R04 U14'])
    expect((await ada.imports.rows(id, { view: 'all' })).results.map(({ line }) => line)).toEqual([4])
  })

  test('a value is set for every row that has the same problem', async () => {
    const ada = await found()
    const { id } = await send(ada, devices({ ...leaf, site: '' }, { ...leaf, site: '', position: '14' }))
    await check(ada, id)
    await ada.imports.mendAll(id, { action: 'set', column: 'site', code: 'place_needs_site', value: 'BCN1' })
    await check(ada, id)
    expect(await problems(ada, id)).toEqual([])
  })

  test('dates that could be either are asked about once a column', async () => {
    const ada = await found()
    const { id } = await send(ada, devices({ ...leaf, created: '05/03/2021' }))
    await check(ada, id)
    expect(await problems(ada, id)).toEqual(['2 registration_date: date_ambiguous'])
    await ada.imports.decide(id, { date_order: { registration_date: 'dmy' }, confirmed: true })
    await check(ada, id)
    await ada.imports.decide(id, { confirmed: true })
    await commit(ada, id)
    expect((await all(ada))[0]?.registration_date).toBe('2021-03-05')
  })

  test('one date that can be only one way tells of its whole column', async () => {
    const ada = await found()
    const rows = [leaf, { ...leaf, position: '14' }]
    const { id } = await send(
      ada,
      devices({ ...rows[0], created: '03/25/2021' }, { ...rows[1], created: '03/05/2021' }),
    )
    await check(ada, id)
    expect(await problems(ada, id)).toEqual([])
  })
})

describe('a decision', () => {
  test('makes a room of what was taken for a row', async () => {
    const ada = await found()
    const { id } = await send(ada, devices(leaf))
    await check(ada, id)
    const { locations } = await ada.imports.plan(id)
    expect(locations).toMatchObject([{ path: ['MAD1', 'MAD1', 'Row 2'], kind: 'row' }])
    await ada.imports.decide(id, { locations: { [locations[0]?.key ?? '']: 'room' } })
    await check(ada, id)
    await ada.imports.decide(id, { confirmed: true })
    await commit(ada, id)
    expect((await all(ada))[0]?.location?.trail.map(({ type }) => type)).toEqual([
      'site',
      'data_center',
      'room',
      'rack',
    ])
  })

  test('names what it is about in text that can be stored', async () => {
    const ada = await found()
    const { id } = await send(ada, devices(leaf))
    for (const [field, value] of [
      ['locations', 'room'],
      ['types', null],
    ] as const)
      for (const key of ['\ud800', 'a\u0000b']) {
        const body = JSON.stringify({ [field]: { [key]: value } })
        const answer = await raw(ada, `api/imports/${id}/`, { method: 'PATCH', body })
        expect(answer.status).toBe(400)
        expect(await answer.json()).toMatchObject({ errors: [{ code: 'invalid_text', attr: field }] })
      }
  })

  test('says which type a word means; an unknown word becomes a type of its own', async () => {
    const ada = await found()
    const { id } = await send(
      ada,
      devices(
        { ...leaf, role: 'Cafetera' },
        { ...leaf, role: 'Thing', position: '14' },
        { ...leaf, position: '16' },
      ),
    )
    await check(ada, id)
    const { types } = await ada.imports.plan(id)
    expect(types.map(({ word, type, proposal }) => [word, type, proposal])).toEqual([
      ['Cafetera', null, 'CAF'],
      ['Thing', null, 'THI'],
      ['ToR Switch', 'SWI', 'TOR'],
    ])
    await ada.imports.decide(id, { types: { Thing: 'OTH' }, confirmed: true })
    await commit(ada, id)
    expect((await all(ada)).map(({ asset_type }) => asset_type).toSorted()).toEqual(['CAF', 'OTH', 'SWI'])
    expect((await ada.assetTypes.list()).results).toContainEqual(
      expect.objectContaining({ code: 'CAF', name: 'Cafetera' }),
    )
  })

  test('about columns is remembered for files with the same headers', async () => {
    const ada = await found()
    const first = await send(ada, devices(leaf))
    const mapping = first.files[0]?.mapping.map((column) => (column === 'face' ? null : column)) ?? []
    await ada.imports.decide(first.id, { mappings: { devices: mapping } })
    const second = await send(ada, devices(leaf))
    expect(second.files[0]).toMatchObject({ remembered: true, mapping })
    expect((await send(await found(), devices(leaf))).files[0]?.remembered).toBe(false)
  })

  test('to create must be made before the import', async () => {
    const ada = await found()
    const { id } = await send(ada, devices(leaf))
    await check(ada, id)
    expect(await failure(ada.imports.commit(id))).toMatchObject({
      status: 409,
      errors: [{ code: 'import_not_confirmed' }],
    })
    expect(await all(ada)).toEqual([])
  })
})
