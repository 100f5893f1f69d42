import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { cellText } from '@plenum/domain/csv'
import { blankView, type SavedViewInput } from '@plenum/domain/saved-view'
import { database } from './engine.ts'
import { csvRows } from './import-files.ts'
import { filesOf, said } from './record-files.ts'
import { failure, found, join, type Connection } from './world.ts'

const asked = { list: 'saved_view', format: 'csv' } as const

/** The lines of the list of views as the page reads them again. */
async function linesOf({ exports }: Connection) {
  const text = await (await exports.lists(asked)).text()
  return csvRows(text).map((cells) => cells.map(cellText))
}

const settings: SavedViewInput['settings'] = {
  ...blankView.settings,
  filter: { status: 'faulty,repair', search: 'leaf & spine', warranty_to: '180d' },
  ordering: '-name',
  hidden: ['cost', 'owner'],
  order: ['name', 'code'],
  density: 'compact',
}

/** Two people of one team that sees assets; Ada keeps a view of her own and one that Grace begins her list with. */
async function keepers() {
  const founder = await found()
  const ada = await join(founder, { assets: 'onlyRead' })
  const grace = await join(founder, { assets: 'onlyRead' })
  const [first, second] = [await ada.auth.me(), await grace.auth.me()]
  await database.execute(sql`update "user" set team_id = ${first.team?.id ?? ''} where id = ${second.id}`)
  await database.execute(sql`update principal set name = 'Ada Lovelace' where id = ${first.id}`)
  await ada.savedViews.create({ ...blankView, name: 'Everything' })
  const shared = await ada.savedViews.create({ ...blankView, name: 'To repair', settings, shared: true })
  await grace.savedViews.setDefault(shared.id, true)
  return { founder, ada, grace }
}

const kept = async ({ savedViews }: Connection) =>
  (await savedViews.list({})).results.map(({ name, settings: of, team, own, is_default }) => ({
    name,
    of,
    shared: team !== null,
    own,
    is_default,
  }))

describe('views taken away', () => {
  test('are those that the list shows, and come back as they are', async () => {
    const { ada, grace } = await keepers()
    expect((await linesOf(grace))[1]).toEqual([
      'To repair',
      'Ada Lovelace',
      'Yes',
      'Yes',
      'No',
      'search=leaf%20%26%20spine&status=faulty,repair&warranty_to=180d',
      '-name',
      '',
      'cost; owner',
      'name; code',
      'Compact',
    ])
    for (const one of [ada, grace]) {
      const before = await kept(one)
      const told = said(await filesOf(one, 'saved_view').bring(await linesOf(one)))
      expect(told).toEqual(before.map(() => 'same'))
      expect(await kept(one)).toEqual(before)
    }
  })
})

const HEADERS = ['name', 'owner', 'shared', 'default', 'filter', 'ordering', 'hidden', 'density']

describe('a file of views', () => {
  test('makes views of one’s own, and says before what it would do', async () => {
    const { founder, ada } = await keepers()
    const eve = await join(founder, { assets: 'onlyRead' })
    const { check, bring } = filesOf(eve, 'saved_view')
    const lines = await linesOf(ada)
    expect([said(await check(lines)), await kept(eve)]).toEqual([['new', 'new'], []])
    const done = await bring(lines)
    expect([said(done), done.batch_id]).toEqual([['new', 'new'], null])
    const facts = async (one: Connection) => (await kept(one)).map(({ name, of }) => [name, of])
    expect(await facts(eve)).toEqual(await facts(ada))
    expect(said(await bring(lines))).toEqual(['same', 'same'])
  })

  test('changes what its cells say of a view of that name, and nothing else of it', async () => {
    const { ada } = await keepers()
    const repair = (await ada.savedViews.list()).results.find(({ name }) => name === 'To repair')
    if (repair === undefined) throw new Error('The view is not there')
    const widths = { name: 20.5 }
    await ada.savedViews.update(repair, { settings: { ...settings, widths } })
    const done = await filesOf(ada, 'saved_view').bring([
      [
        'Nombre',
        'Compartida con el equipo',
        'Abre la lista',
        'Filtro',
        'Ordenada por',
        'Altura de las filas',
      ],
      ['to REPAIR', 'no', 'sí', '?status=repair', 'name', 'Para dedos'],
      ['Everything', '', '', '', '', ''],
    ])
    expect(said(done)).toEqual(['changed', 'same'])
    expect((await kept(ada))[1]).toEqual({
      name: 'To repair',
      of: {
        ...settings,
        shown: [],
        widths,
        filter: { status: 'repair' },
        ordering: 'name',
        density: 'touch',
      },
      shared: false,
      own: true,
      is_default: true,
    })
  })

  test('lets a team begin with a view, and ends that', async () => {
    const { ada, grace } = await keepers()
    const { bring } = filesOf(ada, 'saved_view')
    const HEAD = ['Name', 'Shared with the team', 'Begins the list of the team']
    const begun = async () =>
      (await grace.savedViews.list({})).results.flatMap(({ name, is_team_default: is }) => (is ? [name] : []))
    const rows = [
      ['To repair', '', 'yes'],
      ['New', 'yes', 'yes'],
      ['Alone', '', 'yes'],
    ]
    expect(said(await bring([HEAD, ...rows.slice(0, 1)]))).toEqual(['changed'])
    expect(await begun()).toEqual(['To repair'])
    expect(said(await bring([HEAD, ...rows.slice(1)]))).toEqual(['new', 'team_default invalid'])
    expect(await begun()).toEqual(['New'])
    expect((await linesOf(ada)).map((line) => [line[0], line[4]])).toContainEqual(['New', 'Yes'])
    expect(said(await bring([HEAD, ['New', '', 'no']]))).toEqual(['changed'])
    expect(await begun()).toEqual([])
  })

  test('leaves the views of colleagues as they are, but lets one’s list begin with them', async () => {
    const { grace, ada } = await keepers()
    const { bring } = filesOf(grace, 'saved_view')
    const before = await kept(ada)
    const row = ['To repair', 'Ada Lovelace', '', '', 'status=active', '', '', '']
    expect(said(await bring([HEADERS, row]))).toEqual(['- permission_denied'])
    expect(await kept(ada)).toEqual(before)
    expect(said(await bring([HEADERS, ['To repair', 'Ada Lovelace', '', 'no', '', '', '', '']]))).toEqual([
      'changed',
    ])
    expect(await kept(grace)).toMatchObject([{ own: false, is_default: false }])
  })

  test('is refused where a cell is wrong, and good rows of it come in', async () => {
    const { ada } = await keepers()
    const view = (over: Record<string, string>) => HEADERS.map((column) => over[column] ?? '')
    const done = await filesOf(ada, 'saved_view').bring([
      HEADERS,
      view({ name: 'A', filter: 'colour=red' }),
      view({ name: 'B', filter: 'status=lost' }),
      view({ name: 'C', ordering: 'moon' }),
      view({ name: 'D', hidden: 'cost; a column' }),
      view({ name: 'E', density: 'huge' }),
      view({ name: 'F', shared: 'perhaps' }),
      view({ filter: 'status=repair' }),
      view({ name: 'G', ordering: 'last_update' }),
      view({ name: 'g' }),
    ])
    expect(said(done)).toEqual([
      'filter invalid',
      'filter invalid',
      'ordering unknown_option',
      'hidden invalid',
      'density unknown_option',
      'shared unknown_option',
      'name required',
      'new',
      'name repeated_in_file',
    ])
    expect((await kept(ada)).find(({ name }) => name === 'G')?.of.ordering).toBe('last_update')
  })

  test('is shared by those alone who have a team, and is for those who see assets', async () => {
    const { founder } = await keepers()
    const table = [HEADERS, ['Mine', '', 'yes', '', '', '', '', '']]
    expect(said(await filesOf(founder, 'saved_view').bring(table))).toEqual(['shared does_not_exist'])
    const outsider = await join(founder, { support: 'write' })
    expect(await failure(filesOf(outsider, 'saved_view').check(table))).toMatchObject({ status: 403 })
    expect(await failure(outsider.exports.lists(asked))).toMatchObject({ status: 403 })
  })
})
