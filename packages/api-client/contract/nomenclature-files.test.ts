import { describe, expect, test } from 'vitest'
import type { NomenclatureInput } from '@plenum/domain/nomenclature'
import { named } from './naming.ts'
import { filesOf, said, takenLines } from './record-files.ts'
import { asset, failure, found, join, type Connection } from './world.ts'

const list = 'nomenclature'

const linesOf = (connection: Connection, language?: string) => takenLines(connection, { list }, language)

const servers: NomenclatureInput = {
  asset_type: 'SRV',
  template: '{site}-{brand|first:3}{seq|pad:3}',
  scope: ['brand', 'site'],
  stand_in: 'none',
  hand_typed: 'matching',
}

/** A company with a template of every kind. */
async function templated() {
  const ada = await found()
  await named(ada, { template: 'A{seq}', scope: [], stand_in: null })
  await ada.nomenclatures.create(servers)
  await ada.nomenclatures.create({
    entity: 'rack',
    asset_type: null,
    template: '{room}.{seq|pad:2}{check}',
    scope: ['room'],
    stand_in: null,
    hand_typed: 'free',
  })
  return ada
}

const kept = async ({ nomenclatures }: Connection) =>
  (await nomenclatures.list()).results.map(({ id: _id, version: _version, ...template }) => template)

const HEADERS = ['entity', 'asset_type', 'template', 'scope', 'stand_in', 'hand_typed']

describe('templates of codes taken away', () => {
  test('are those that the page shows, in words', async () => {
    const ada = await templated()
    expect((await linesOf(ada)).slice(0, 4)).toEqual([
      [
        'Codes of',
        'Asset type',
        'Template',
        'Count apart for each',
        'Where a value is missing',
        'Codes typed by hand',
      ],
      ['Assets', '', 'A{seq}', 'One row of numbers for all.', 'Make no code', 'Any code'],
      [
        'Assets',
        'SRV',
        '{site}-{brand|first:3}{seq|pad:3}',
        'brand; site',
        'none',
        'Only codes that look like these',
      ],
      ['Racks', '', '{room}.{seq|pad:2}{check}', 'room', 'Make no code', 'Any code'],
    ])
    expect((await linesOf(ada, 'es')).at(-1)?.[0]).toBe('Mantenimiento')
  })

  test.each(['en', 'es'])(
    'in %s change nothing here, and make another company’s the same',
    async (language) => {
      const [ada, eve] = [await templated(), await found()]
      const before = (await ada.nomenclatures.list()).results
      const lines = await linesOf(ada, language)
      const done = await filesOf(ada, list).bring(lines)
      expect([said(done), done.batch_id]).toEqual([before.map(() => 'same'), null])
      expect((await ada.nomenclatures.list()).results).toEqual(before)
      expect(said(await filesOf(eve, list).bring(lines))).toEqual(['changed', 'new', 'new', 'same', 'same'])
      expect(await kept(eve)).toEqual(await kept(ada))
    },
  )

  test('are for those who read settings, of their own company alone', async () => {
    const ada = await templated()
    const asked = { list, format: 'csv' } as const
    expect(await linesOf(await join(ada, { settings: 'onlyRead' }))).toHaveLength(6)
    const none = await join(ada, { assets: 'write', library: 'write' })
    expect(await failure(none.exports.lists(asked))).toMatchObject({ status: 403 })
    expect(await linesOf(await found())).toHaveLength(4)
  })
})

describe('a file of templates', () => {
  test('says before what it would do, does it as by hand, and can be taken back', async () => {
    const ada = await templated()
    const before = await kept(ada)
    const { check, bring } = filesOf(ada, list)
    const table = [
      ['Códigos de', 'Tipo', 'Plantilla', 'Numerar aparte por cada', 'Si falta un valor'],
      ['activos', 'servidor', 'S{seq}', '-', '—'],
      ['asset', 'SWI', '{type}-{seq|pad:3}', '', ''],
      ['Salas', '', '{site}{seq}', '{site}', 'Y'],
    ]
    const told = await check(table)
    expect(said(told)).toEqual(['changed', 'new', 'new'])
    expect(told.rows[0]?.changes).toEqual([
      { field: 'template', from: servers.template, to: 'S{seq}' },
      { field: 'scope', from: ['brand', 'site'], to: [] },
      { field: 'stand_in', from: 'none', to: null },
    ])
    expect(await kept(ada)).toEqual(before)
    const done = await bring(table)
    expect(said(done)).toEqual(['changed', 'new', 'new'])
    expect(await kept(ada)).toEqual([
      before[0],
      { ...servers, entity: 'asset', template: 'S{seq}', scope: [], stand_in: null },
      {
        entity: 'asset',
        asset_type: 'SWI',
        template: '{type}-{seq|pad:3}',
        scope: ['type'],
        stand_in: null,
        hand_typed: 'free',
      },
      before[2],
      {
        entity: 'room',
        asset_type: null,
        template: '{site}{seq}',
        scope: ['site'],
        stand_in: 'Y',
        hand_typed: 'free',
      },
      ...before.slice(3),
    ])
    expect(await ada.assets.create(asset({ asset_type: 'SWI' }))).toMatchObject({ code: 'SWI-001' })
    const { results } = await ada.audit.list({ group: 'settings' })
    expect(
      results
        .map(({ action }) => action)
        .slice(0, 3)
        .toSorted(),
    ).toEqual(['nomenclature.change', 'nomenclature.create', 'nomenclature.create'])
    expect((await ada.batches.undo(done.batch_id ?? '')).records).toBe(3)
    expect(await kept(ada)).toEqual(before)
  })

  test('stays where somebody has changed by hand since what it did', async () => {
    const ada = await found()
    const done = await filesOf(ada, list).bring([
      HEADERS.slice(0, 3),
      ['rack', '', 'R{seq}'],
      ['mac', '', 'M{seq}'],
    ])
    const [rack, mac] = (await ada.nomenclatures.list()).results.slice(1)
    if (rack === undefined || mac === undefined) throw new Error('The templates are not there')
    const changed = await ada.nomenclatures.update(mac, { template: 'MOVE{seq}' })
    const refused = { status: 409, errors: [{ code: 'undo_touched_later' }] }
    expect(await failure(ada.batches.undo(done.batch_id ?? ''))).toMatchObject(refused)
    await ada.nomenclatures.update(changed, { template: 'M{seq}' })
    const again = await ada.nomenclatures.update(rack, { template: 'RACK{seq}' })
    expect(await failure(ada.batches.undo(done.batch_id ?? ''))).toMatchObject(refused)
    expect(await ada.nomenclatures.get(rack.id)).toEqual(again)
  })

  test('of one row names its template in what was changed, and goes back step by step', async () => {
    const ada = await found()
    const { bring } = filesOf(ada, list)
    const before = await kept(ada)
    const batches = []
    for (const template of ['R{seq}', 'S{seq}']) {
      const done = await bring([HEADERS.slice(0, 3), ['rack', '', template]])
      batches.unshift(done.batch_id ?? '')
    }
    const { results } = await ada.history.records(batches[0] ?? '')
    expect(results).toMatchObject([{ entity: 'nomenclature', name: 'S{seq}' }])
    expect(await failure(ada.batches.undo(batches[1] ?? ''))).toMatchObject({ status: 409 })
    for (const batch of batches) await ada.batches.undo(batch)
    expect(await kept(ada)).toEqual(before)
  })

  test('is refused row by row where a cell is wrong, and good rows of it come in', async () => {
    const ada = await templated()
    const done = await filesOf(ada, list).bring([
      HEADERS,
      ['asset', 'SWI', '{sight}-{seq|loud}', '', '', ''],
      ['asset', 'SWI', '{site}', '', '', ''],
      ['rack', '', '{u}{seq}', '', '', ''],
      ['asset', 'No such type', 'N{seq}', '', '', ''],
      ['rack', 'SRV', 'N{seq}', '', '', ''],
      ['asset', 'SWI', 'N{seq}', 'moon', '', ''],
      ['asset', 'SWI', 'N{seq}', 'type', '', ''],
      ['asset', 'SWI', 'N{seq}', '', 'a b', 'perhaps'],
      ['mac', '', '', '', '-', ''],
      ['asset', 'SWI', '', '', '', ''],
      ['', 'SWI', 'N{seq}', '', '', ''],
      ['door', '', 'N{seq}', '', '', ''],
      ['asset', 'SWI', 'N{seq}', '', '', ''],
      ['asset', 'Switch', 'O{seq}', '', '', ''],
      ['Racks', '', 'R{seq}', '-', '', ''],
      ['rack', '', 'S{seq}', '', '', ''],
    ])
    expect(said(done)).toEqual([
      'template invalid, template invalid',
      'template invalid',
      'template invalid',
      'asset_type unknown_option',
      'asset_type invalid',
      'scope unknown_option',
      'scope invalid',
      'stand_in invalid_text, hand_typed unknown_option',
      'stand_in invalid',
      'template required',
      'entity required',
      'entity unknown_option',
      'new',
      'asset_type repeated_in_file',
      'changed',
      'entity repeated_in_file',
    ])
    const told = done.rows.flatMap(({ problems }) => problems.map(({ detail }) => detail))
    expect(told.slice(0, 4)).toEqual([
      'There is no such token: {sight}',
      'There is no such modifier: |loud',
      'The number is missing, without which two of them would get one code: put in {seq}',
      'This says nothing of what the codes are for: {u}',
    ])
    expect(done.rows[6]?.problems[0]?.detail).toMatch(/\(type\)$/)
  })

  test('is for those who may change the nomenclature, and reaches no other company', async () => {
    const [ada, eve] = [await templated(), await found()]
    const before = await kept(eve)
    const table = [HEADERS.slice(0, 3), ['room', '', 'R{seq}']]
    const reader = await join(ada, {
      settings: 'onlyRead',
      library: 'write',
      assets: 'write',
      hierarchy: 'write',
    })
    expect(await failure(filesOf(reader, list).check(table))).toMatchObject({ status: 403 })
    const writer = await join(ada, { settings: 'write' })
    expect(said(await filesOf(writer, list).bring(table))).toEqual(['new'])
    expect(await kept(eve)).toEqual(before)
  })
})
