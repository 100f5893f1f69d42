import { describe, expect, test } from 'vitest'
import { filesOf, said, sheet } from './record-files.ts'
import { failure, found, join, raw } from './world.ts'

test('tags come in with their colours, are recoloured, and go again', async () => {
  const ada = await found()
  const { bring } = filesOf(ada, 'tag')
  const tags = async () => (await ada.tags.list({})).results.map(({ name, colour }) => [name, colour])
  await bring([
    ['Etiqueta', 'Color'],
    ['Critical', 'rojo'],
    ['Spare', ''],
  ])
  expect(await tags()).toEqual([
    ['Critical', 'red'],
    ['Spare', 'grey'],
  ])
  const done = await bring([
    ['name', 'colour'],
    ['critical', 'Orange'],
    ['spare', 'grey'],
    ['Leased', '9e9e9e'],
    ['x'.repeat(41), 'blue'],
  ])
  expect(said(done)).toEqual(['changed', 'same', 'colour unknown_option', 'name too_long'])
  expect(done.rows[3]?.problems[0]?.detail).toContain('40')
  await ada.batches.undo(done.batch_id ?? '')
  expect(await tags()).toEqual([
    ['Critical', 'red'],
    ['Spare', 'grey'],
  ])
})

describe('teams', () => {
  const teams = async (ada: Awaited<ReturnType<typeof found>>) =>
    (await ada.teams.list({})).results.map(({ name, description }) => [name, description])

  test('come in without any rights, are described, and go again', async () => {
    const ada = await found()
    const { bring } = filesOf(ada, 'team')
    const first = await bring([
      ['Equipo', 'Descripción'],
      ['Night shift', 'From ten'],
      ['Hands', ''],
    ])
    expect((await ada.teams.list({})).results.map(({ permissions }) => permissions.assets)).toEqual([
      'noAccess',
      'noAccess',
    ])
    const second = await bring([
      ['name', 'description'],
      ['night SHIFT', 'From eleven'],
      ['Day shift', ''],
      ['Day Shift', ''],
    ])
    expect(said(second)).toEqual(['changed', 'new', 'name repeated_in_file'])
    expect(second.rows[0]?.changes).toEqual([{ field: 'description', from: 'From ten', to: 'From eleven' }])
    expect(await ada.batches.undo(second.batch_id ?? '')).toMatchObject({ records: 2 })
    expect(await teams(ada)).toEqual([
      ['Hands', null],
      ['Night shift', 'From ten'],
    ])
    await ada.batches.undo(first.batch_id ?? '')
    expect(await teams(ada)).toEqual([])
  })

  test('that were changed by hand since are not taken back', async () => {
    const ada = await found()
    const { bring } = filesOf(ada, 'team')
    const made = await bring([['name'], ['Hands']])
    const described = await bring([
      ['name', 'description'],
      ['Hands', 'Remote'],
    ])
    const [hands] = (await ada.teams.list({})).results
    if (hands === undefined) throw new Error('The team is not there')
    await ada.teams.update(hands, { description: 'Local' })
    for (const { batch_id } of [described, made]) {
      expect(await failure(ada.batches.undo(batch_id ?? ''))).toMatchObject({
        status: 409,
        code: 'undo_touched_later',
      })
    }
    expect(await teams(ada)).toEqual([['Hands', 'Local']])
  })
})

test('who may not write a kind by hand may not by a file, and another company is never touched', async () => {
  const ada = await found()
  const bob = await found()
  const areas = {
    node: 'hierarchy',
    brand: 'library',
    model: 'library',
    asset_type: 'library',
    tag: 'settings',
    team: 'users',
  } as const
  const table = {
    node: [
      ['type', 'name'],
      ['site', 'Madrid'],
    ],
    brand: [['name'], ['Acme']],
    model: [
      ['brand', 'model'],
      ['Acme', 'S48'],
    ],
    asset_type: [
      ['code', 'name', 'category', 'mount', 'data_bearing'],
      ['ROBO', 'Robot', 'it', 'any', 'no'],
    ],
    tag: [
      ['name', 'colour'],
      ['Critical', 'red'],
    ],
    team: [
      ['name', 'description'],
      ['Night shift', 'Ours'],
    ],
  } as const
  for (const kind of ['node', 'brand', 'model', 'asset_type', 'tag', 'team'] as const) {
    const file = sheet(
      kind,
      table[kind].map((row) => [...row]),
    )
    const reader = await join(ada, { [areas[kind]]: 'onlyRead', assets: 'write' })
    expect(await failure(reader.recordImports.bringIn(kind, { ...file, dry_run: true }))).toMatchObject({
      status: 403,
    })
    expect(await failure(reader.recordImports.bringIn(kind, file))).toMatchObject({ status: 403 })
    const writer = await join(ada, { [areas[kind]]: 'write' })
    // the other company has the same already, and here it is new all the same
    await bob.recordImports.bringIn(kind, file)
    expect(said(await writer.recordImports.bringIn(kind, file))).toEqual(['new'])
    expect(said(await bob.recordImports.bringIn(kind, file))).toEqual(['same'])
  }
})

test('a file of other columns, of too many rows or of a kind nobody knows is refused as a whole', async () => {
  const ada = await found()
  const good = sheet('tag', [['name'], ['Critical']])
  const wrong = [
    { columns: ['name', 'name'] },
    { columns: [null] },
    { columns: ['colour'] },
    { columns: ['id'] },
  ]
  for (const over of wrong) {
    const error = await failure(ada.recordImports.bringIn('tag', { ...good, ...over }))
    expect(error).toMatchObject({ status: 400, errors: [{ code: 'invalid', attr: 'columns' }] })
  }
  const rows = Array.from({ length: 1001 }, (_, at) => ({ line: at + 2, cells: ['x'] }))
  expect(await failure(ada.recordImports.bringIn('tag', { ...good, rows }))).toMatchObject({ status: 400 })
  const answer = await raw(ada, 'api/record-imports/asset/', { method: 'POST', body: JSON.stringify(good) })
  expect(answer.status).toBe(404)
})

test('an import is one line of the log, with what it made and changed', async () => {
  const ada = await found()
  await filesOf(ada, 'brand').bring([['name'], ['Dell'], ['Acme']])
  const { results } = await ada.audit.list({ limit: 1 })
  expect(results).toMatchObject([
    { action: 'batch.import', detail: { source: 'import', reason: 'brand.csv', records: { brand: 2 } } },
  ])
  expect((await ada.history.list({})).results[0]).toMatchObject({ kind: 'import', records: 2 })
})
