import { describe, expect, test } from 'vitest'
import { cellText } from '@plenum/domain/csv'
import type { ListExport } from '@plenum/domain/list-export'
import { readDirectory, unpack } from '@plenum/domain/zip'
import { csvRows } from './import-files.ts'
import { filesOf, said } from './record-files.ts'
import { asset, failure, found, join, raw, type Connection } from './world.ts'

/** The lines of a list as somebody takes it away. */
async function linesOf(connection: Connection, asked: ListExport, language = 'en') {
  const answer = await raw(connection, 'api/exports/lists/', {
    method: 'POST',
    headers: { 'accept-language': language },
    body: JSON.stringify(asked),
  })
  expect(answer.status).toBe(200)
  return csvRows(await answer.text())
}

/** Lines as the page reads a file: without what kept a sheet from running them. */
const readAgain = (lines: readonly string[][]) => lines.map((cells) => cells.map(cellText))

const tagList = { list: 'tag', format: 'csv' } as const

/** Tags of every kind of scope, one of them on an asset, one that a sheet would run. */
async function tagged() {
  const ada = await found()
  const { id } = await ada.assets.create(asset())
  const critical = await ada.tags.create({ name: 'Critical', colour: 'red' })
  await ada.tags.create({ name: 'Cold aisle', colour: 'teal', scope: 'cooling' })
  await ada.tags.create({ name: '=2+3', colour: 'grey', scope: 'network' })
  await ada.tags.put({ ids: [id], add: [critical.id] })
  return ada
}

describe('tags taken away', () => {
  test('are those that the list shows, with what they are for', async () => {
    const ada = await tagged()
    expect(await linesOf(ada, tagList)).toEqual([
      ['Name', 'Colour', 'For', 'Assets'],
      ["'=2+3", 'Grey', 'Network', '0'],
      ['Cold aisle', 'Teal', 'Cooling', '0'],
      ['Critical', 'Red', 'Any asset', '1'],
    ])
    const narrowed = await linesOf(ada, { ...tagList, filter: { search: 'crit' } }, 'es')
    expect(narrowed).toEqual([
      ['Nombre', 'Color', 'Para', 'Activos'],
      ['Critical', 'Rojo', 'Cualquier activo', '1'],
    ])
    const workbook = await (await ada.exports.lists({ ...tagList, format: 'xlsx' })).blob()
    const sheet = (await readDirectory(workbook, 50_000_000)).find(({ name }) => name.endsWith('sheet1.xml'))
    if (sheet === undefined) throw new Error('There is no sheet')
    expect(new TextDecoder().decode(await unpack(workbook, sheet))).toContain('>=2+3</t>')
  })

  test.each(['en', 'es'])('in %s come back as they were, and into another company', async (language) => {
    const [ada, eve] = [await tagged(), await found()]
    const lines = readAgain(await linesOf(ada, tagList, language))
    expect(said(await filesOf(ada, 'tag').check(lines))).toEqual(['same', 'same', 'same'])
    expect(said(await filesOf(eve, 'tag').bring(lines))).toEqual(['new', 'new', 'new'])
    const facts = async ({ tags }: Connection) =>
      (await tags.list({})).results.map(({ name, colour, scope }) => [name, colour, scope])
    expect(await facts(eve)).toEqual(await facts(ada))
  })

  test('and changed in one cell change one thing, which can be taken back', async () => {
    const ada = await tagged()
    const lines = readAgain(await linesOf(ada, tagList))
    const scoped = lines.map((row) => row.map((cell) => (cell === 'Cooling' ? 'energía' : cell)))
    const { bring } = filesOf(ada, 'tag')
    const done = await bring(scoped)
    expect(said(done)).toEqual(['same', 'changed', 'same'])
    expect(done.rows[1]?.changes).toEqual([{ field: 'scope', from: 'cooling', to: 'power' }])
    const scopeOf = async () => (await ada.tags.list({ search: 'cold' })).results[0]?.scope
    expect(await scopeOf()).toBe('power')
    await ada.batches.undo(done.batch_id ?? '')
    expect(await scopeOf()).toBe('cooling')
    // a file that says nothing of it leaves it as it is, and one that is wrong says so in its cell
    expect(
      said(
        await bring([
          ['name', 'colour'],
          ['Cold aisle', 'teal'],
        ]),
      ),
    ).toEqual(['same'])
    expect(
      said(
        await bring([
          ['name', 'for'],
          ['Cold aisle', 'Moon'],
        ]),
      ),
    ).toEqual(['scope unknown_option'])
  })
})

describe('a list is taken away', () => {
  test('by those who may see it, of their own company alone', async () => {
    const ada = await tagged()
    const [reader, none] = [await join(ada, { assets: 'onlyRead' }), await join(ada, { settings: 'write' })]
    expect(await linesOf(reader, tagList)).toHaveLength(4)
    expect(await failure(none.exports.lists(tagList))).toMatchObject({ status: 403 })
    expect(await linesOf(await found(), tagList)).toHaveLength(1)
    for (const body of [
      { list: 'asset', format: 'csv' },
      { list: 'tag', format: 'pdf' },
      { ...tagList, ids: [] },
    ]) {
      const answer = await raw(ada, 'api/exports/lists/', { method: 'POST', body: JSON.stringify(body) })
      expect(answer.status).toBe(400)
    }
  })

  test('and that is written down, with its end', async () => {
    const ada = await tagged()
    await linesOf(ada, tagList)
    const { results } = await ada.audit.list({ group: 'files' })
    expect(results.slice(0, 2)).toMatchObject([
      { action: 'list.export_end', object: { kind: 'tag' }, detail: { rows: 3, complete: true } },
      { action: 'list.export', object: { kind: 'tag' }, detail: { format: 'csv' } },
    ])
  })
})
