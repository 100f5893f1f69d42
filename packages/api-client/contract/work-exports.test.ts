import { describe, expect, test } from 'vitest'
import { RULE_COLUMNS, WORK_COLUMNS, type WorkExport } from '@plenum/domain/work-export'
import { readDirectory, unpack } from '@plenum/domain/zip'
import { csvRows } from './import-files.ts'
import { maintaining, maintenanceRule, request } from './work-yard.ts'
import { failure, found, join, type Connection } from './world.ts'
import { inDays, yard } from './yard.ts'

const linesOf = async (answer: Promise<Response>) => {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await (await answer).arrayBuffer())
  expect(text.startsWith('\ufeff')).toBe(true)
  return csvRows(text.slice(1))
}

/** The only sheet of a workbook, as it is written. */
async function sheetOf(answer: Promise<Response>): Promise<string> {
  const file = await (await answer).blob()
  const sheet = (await readDirectory(file, 50_000_000)).find(({ name }) => name.endsWith('sheet1.xml'))
  if (sheet === undefined) throw new Error('There is no sheet')
  return new TextDecoder().decode(await unpack(file, sheet))
}

const take = ({ exports }: Connection, over: Partial<WorkExport> = {}) =>
  exports.requests({ format: 'csv', columns: ['title'], ...over })
const titlesOf = async (connection: Connection, over: Partial<WorkExport> = {}) =>
  (await linesOf(take(connection, over))).slice(1).map(([title]) => title)

const WINDOW = ['2030-03-04T05:00:00.000Z', '2030-03-04T07:30:00.000Z'] as const

/** Requests of two kinds, one of them a draft and one with a window at a rack. */
async function asking() {
  const all = await yard()
  const { ada, known, r01 } = all
  const item = maintaining(await known('active'))
  const [window_start, window_end] = WINDOW
  await ada.work.create(request([], { title: 'Three servers', wanted_on: inDays(9), priority: 'low' }))
  await ada.work.create(
    request([item], { kind: 'maintenance', title: '=2+3', node_id: r01.id, window_start, window_end }),
  )
  await ada.work.create(request([], { title: 'Not yet', is_draft: true }))
  return all
}

describe('a file of requests holds', () => {
  test('what the list shows: its filters and its order', async () => {
    const { ada } = await asking()
    const filters = [{}, { kind: 'move' }, { search: 'serv' }, { stage: 'done' }, { mine: 'draft' }] as const
    for (const filter of filters)
      for (const ordering of ['-last_update', 'due', 'code', '-code', 'priority'] as const) {
        const { results } = await ada.work.list({ ...filter, ordering })
        const titles = results.map(({ title }) => title.replace('=', "'="))
        expect(await titlesOf(ada, { filter, ordering }), JSON.stringify(filter)).toEqual(titles)
      }
    expect(await titlesOf(ada)).toHaveLength(2)
  })

  test('every column in words, moments that a sheet reads, and nothing that runs', async () => {
    const { ada, r01 } = await asking()
    const columns = [...WORK_COLUMNS]
    const [header, line] = await linesOf(take(ada, { columns, filter: { kind: 'maintenance' } }))
    expect(header).toHaveLength(WORK_COLUMNS.length)
    const said = Object.fromEntries(WORK_COLUMNS.map((column, at) => [column, line?.[at]]))
    expect(said).toMatchObject({
      title: "'=2+3",
      kind: 'Maintenance',
      stage: 'To do',
      priority: 'Medium',
      wanted_on: '',
      window_start: WINDOW[0],
      window_end: WINDOW[1],
      place: expect.stringContaining(r01.name),
      requester: `${ada.user.name} ${ada.user.surname}`,
      items_done: '0',
      items_total: '1',
    })
    const draft = await linesOf(take(ada, { columns: ['stage'], filter: { mine: 'draft' } }))
    expect(draft).toEqual([['Stage'], ['Draft']])
    const sheet = await sheetOf(take(ada, { format: 'xlsx', columns }))
    expect(sheet).not.toMatch(/<f[ >]|t="str"/)
    expect(sheet).toContain('>=2+3</t>')
    expect(sheet).toMatch(/<c r="G\d" s="3"><v>\d{5}\.\d+<\/v>/)
  })

  test('nothing for who may not read them, and no drafts of others', async () => {
    const { ada } = await asking()
    const reader = await join(ada, { projects: 'onlyRead' })
    expect(await titlesOf(reader)).toHaveLength(2)
    expect(await titlesOf(reader, { filter: { mine: 'draft' } })).toEqual([])
    const stranger = await join(ada, { assets: 'write' })
    expect(await failure(take(stranger))).toMatchObject({ status: 403 })
    const rules = stranger.exports.maintenanceRules({ format: 'csv' })
    expect(await failure(rules)).toMatchObject({ status: 403 })
    expect(await titlesOf(await found())).toEqual([])
  })

  test('nothing where it is asked for badly', async () => {
    const ada = await found()
    for (const columns of [[], ['title', 'title']] as const)
      expect(await failure(take(ada, { columns: [...columns] }))).toMatchObject({
        status: 400,
        errors: [{ attr: 'columns' }],
      })
    expect(await failure(take(ada, { filter: { stage: 'nowhere' } }))).toMatchObject({
      status: 400,
      errors: [{ attr: expect.stringContaining('stage') }],
    })
  })

  test('and is written down, with its end', async () => {
    const { ada } = await asking()
    await titlesOf(ada)
    const { results } = await ada.audit.list({ group: 'files' })
    expect(results.slice(0, 2)).toMatchObject([
      { action: 'work.export_end', object: { kind: 'work_request' }, detail: { rows: 2, complete: true } },
      { action: 'work.export', object: { kind: 'work_request' }, detail: { format: 'csv' } },
    ])
  })
})

test('a file of maintenance rules holds what the list shows, in words', async () => {
  const ada = await found()
  await ada.maintenanceRules.create(maintenanceRule({ name: '@Belts' }))
  await ada.maintenanceRules.create(
    maintenanceRule({ name: 'Air', scope: { by: 'type', asset_types: ['CRC'] }, is_active: false }),
  )
  const rules = (filter: Parameters<typeof ada.maintenanceRules.list>[0]) =>
    linesOf(ada.exports.maintenanceRules({ format: 'csv', filter }))
  const [header, ...lines] = await rules({})
  expect(header).toHaveLength(RULE_COLUMNS.length)
  expect(lines).toEqual([
    ["'@Belts", 'Test', 'Every 30 days', '0', '', inDays(5), '', '0', 'Active'],
    ['Air', 'Test', 'Every 30 days', '0', '', '', '', '0', 'Paused'],
  ])
  for (const filter of [{ search: 'ai' }, { active: 'yes' }, { category: 'cooling' }] as const) {
    const { results } = await ada.maintenanceRules.list(filter)
    expect((await rules(filter)).slice(1).map(([name]) => name?.replace("'", ''))).toEqual(
      results.map(({ name }) => name),
    )
  }
  expect(await sheetOf(ada.exports.maintenanceRules({ format: 'xlsx' }))).toContain('>@Belts</t>')
})
