import { describe, expect, test } from 'vitest'
import { REPORT_FORMATS, REPORT_NAMES, type ReportName, type ReportQuery } from '@plenum/domain/report'
import { readPdf } from '@plenum/domain/testing/read-pdf'
import { readDirectory, unpack } from '@plenum/domain/zip'
import { at, hall, node } from './hall.ts'
import { csvRows } from './import-files.ts'
import { asset, failure, found, join, raw, type Connection } from './world.ts'

const file = async (
  { reports }: Connection,
  name: ReportName,
  format: 'csv' | 'xlsx' | 'pdf',
  query: ReportQuery = {},
) => (await reports.export(name, { format, query })).blob()

/** The lines of a report as separated text, its header first. */
const linesOf = async (connection: Connection, name: ReportName, query: ReportQuery = {}) =>
  csvRows((await (await file(connection, name, 'csv', query)).text()).replace(/^\ufeff/, ''))

/** The texts of the only sheet of a workbook, row by row. */
async function sheetOf(workbook: Blob): Promise<string[][]> {
  const entries = await readDirectory(workbook, 50_000_000)
  const sheet = entries.find(({ name }) => name.endsWith('sheet1.xml'))
  if (sheet === undefined) throw new Error('There is no sheet')
  const xml = new TextDecoder().decode(await unpack(workbook, sheet))
  return [...xml.matchAll(/<row .*?<\/row>/gs)].map(([row]) =>
    [...row.matchAll(/<t [^>]*>(.*?)<\/t>|<v>(.*?)<\/v>/gs)].map(([, text, value]) => text ?? value ?? ''),
  )
}

const textsOf = async (pdf: Blob) => (await readPdf(pdf)).map(({ texts }) => texts.map(({ text }) => text))

describe('every report', () => {
  test.each(REPORT_NAMES)('%s comes as a preview and in every format', async (name) => {
    const { ada, server, r01 } = await hall()
    await server('Leaf', at(r01, 1))
    const { columns, count, rows, sums } = await ada.reports.preview(name)
    expect(rows.length).toBe(Math.min(count, 50))
    for (const { cells } of rows) expect(cells).toHaveLength(columns.length)
    expect(sums ?? columns).toHaveLength(columns.length)
    const titles = columns.map(({ title }) => title)
    const lines = await linesOf(ada, name)
    expect(lines[0]).toEqual(titles)
    expect(lines).toHaveLength(1 + count)
    const sheet = await sheetOf(await file(ada, name, 'xlsx'))
    expect(sheet[0]).toEqual(titles)
    expect(sheet).toHaveLength(1 + count)
    expect((await textsOf(await file(ada, name, 'pdf')))[0]).toContain('Page 1 of ')
  })

  test.each(REPORT_NAMES)(
    '%s is read by whoever may read what it is made of, and by nobody else',
    async (name) => {
      const ada = await found()
      const blind = await join(ada, { dashboards: 'onlyRead' })
      expect(await failure(blind.reports.preview(name))).toMatchObject({ status: 403 })
      expect(await failure(blind.reports.export(name, { format: 'csv' }))).toMatchObject({ status: 403 })
      const all = { assets: 'onlyRead', hierarchy: 'onlyRead', projects: 'onlyRead' } as const
      const reader = await join(ada, { ...all, dashboards: 'onlyRead' })
      expect((await reader.reports.preview(name)).columns).not.toEqual([])
      const aside = await join(ada, all)
      expect(await failure(aside.reports.preview(name))).toMatchObject({ status: 403 })
    },
  )
})

test('a report that there is none of, and parameters that it does not know, are refused', async () => {
  const ada = await found()
  expect((await raw(ada, 'api/reports/nothing/')).status).toBe(404)
  const foreign = ada.reports.preview('capacity', { status: 'active' })
  expect(await failure(foreign)).toMatchObject({
    status: 400,
    errors: [{ code: 'unknown_field', attr: 'status' }],
  })
  const day = ada.reports.export('warranty', { format: 'csv', query: { from: 'soon' } })
  expect(await failure(day)).toMatchObject({ status: 400 })
})

describe('the asset register', () => {
  test('counts what the list counts, and nothing in it is a formula', async () => {
    const { ada, server, r01, r02 } = await hall()
    for (const [index, name] of ['=cmd()', 'Año de la señal', 'Spine'].entries())
      await server(name, at(index === 0 ? r02 : r01, 1 + 2 * index))
    for (const query of [{}, { place_id: r01.id }, { status: 'active' }, { asset_type: 'OTH' }]) {
      const { place_id, ...same } = query
      const { count } = await ada.assets.facets({ ...same, ...(place_id && { location_id: place_id }) })
      expect((await ada.reports.preview('asset_register', query)).count).toBe(count.value)
    }
    const lines = await linesOf(ada, 'asset_register', { place_id: `${r01.id},${r02.id}` })
    expect(lines.slice(1).map(([, name]) => name)).toEqual(["'=cmd()", 'Año de la señal', 'Spine'])
  })

  test('is printed with its company, parameters, accents and a header on every page', async () => {
    const ada = await found()
    for (let made = 0; made < 70; made += 1) await ada.assets.create(asset({ name: `Señal número ${made}` }))
    const pages = await textsOf(await file(ada, 'asset_register', 'pdf', { status: 'received' }))
    expect(pages.length).toBeGreaterThan(1)
    const [first = []] = pages
    expect(first).toEqual(
      expect.arrayContaining(['Asset register', ada.user.company.name, 'Status: Received']),
    )
    for (const [index, page] of pages.entries()) {
      expect(page).toEqual(
        expect.arrayContaining(['Code', 'Name', `Page ${index + 1} of `, `${pages.length}`]),
      )
    }
    const names = pages.flat().filter((text) => text.startsWith('Señal'))
    expect(names).toHaveLength(70)
  })
})

test('warranties that end within days are those of the list, the soonest first', async () => {
  const ada = await found()
  for (const [name, warranty_date] of [
    ['Late', '2027-03-01'],
    ['Soon', '2026-12-01'],
    ['Never', null],
  ] as const)
    await ada.assets.create(asset({ name, warranty_date, cost: 1250.5, currency: 'EUR' }))
  const days = { from: '2026-01-01', to: '2027-12-31' }
  const { rows, count } = await ada.reports.preview('warranty', days)
  expect(rows.map(({ cells }) => [cells[3], ...cells.slice(-2)])).toEqual([
    ['Soon', 1250.5, 'EUR'],
    ['Late', 1250.5, 'EUR'],
  ])
  const list = await ada.assets.facets({ warranty_from: days.from, warranty_to: days.to })
  expect(count).toBe(list.count.value)
})

test('support of models ends with them, whatever the warranty says', async () => {
  const { ada, r01, server } = await hall()
  const made = await server('Leaf', at(r01, 3))
  const [model] = (await ada.catalogue.models.list({})).results
  if (!model || made.model === null) throw new Error('There is no model')
  await ada.catalogue.models.update(model, { eol_date: '2026-12-24' })
  const days = { ending: 'end_of_life', from: '2026-12-01', to: '2026-12-31' } as const
  const { rows } = await ada.reports.preview('warranty', days)
  expect(rows.map(({ cells }) => [cells[0], cells[3]])).toEqual([[{ date: '2026-12-24' }, 'Leaf']])
})

test('capacity of places is that of the hierarchy, and what they amount to counts each rack once', async () => {
  const { ada, server, r01, dataCenter } = await hall()
  await server('Leaf', at(r01, 1))
  await ada.nodes.create(node({ name: 'BCN1' }))
  const { columns, rows, sums } = await ada.reports.preview('capacity')
  const of = (name: string) => columns.findIndex((column) => column.name === name)
  const totals = await ada.nodes.totals(dataCenter.id)
  const own = rows.find(({ about }) => about?.id === dataCenter.id)?.cells ?? []
  expect(own[of('racks')]).toBe(totals.capacity.racks)
  expect(own[of('assets')]).toBe(totals.assets)
  expect(own[of('space_used')]).toBe(totals.capacity.space.used)
  expect(sums?.[of('racks')]).toBe(2)
  expect(sums?.[of('space_used')]).toBe(2)
  const racks = await ada.reports.preview('capacity', { level: 'rack', place_id: r01.id })
  expect(racks.rows.map(({ cells }) => cells[0])).toEqual(['MAD1 › R01'])
})

test('time in status counts stays and who is in each now', async () => {
  const { ada, server, r01 } = await hall()
  await server('Leaf', at(r01, 1))
  await ada.assets.create(asset({ name: 'Spine' }))
  const { rows, sums } = await ada.reports.preview('time_in_status', {})
  const facets = await ada.assets.facets({})
  expect(sums?.[1]).toBe(facets.total)
  for (const { cells } of rows) expect(cells[2]).toBeGreaterThan(0)
})

test('the change log calls attributes and their values as the type of the asset does', async () => {
  const ada = await found()
  const { catalogue } = ada
  const lines = async (query: ReportQuery) =>
    (await ada.reports.preview('change_log', { from: '-2d', ...query })).rows.map(({ cells }) =>
      cells.slice(5, 8),
    )
  const named = await catalogue.types.get('STO')
  const attributes = [{ key: 'ram', name: 'Cache', kind: 'number', unit: 'TB' } as const]
  await catalogue.types.update(named, { attributes })
  const [last] = await lines({ entity: 'asset_type' })
  expect(last).toEqual(['attributes', 'Raw capacity (TB)', 'Cache (TB)'])
  const server = await ada.assets.create(asset({ asset_type: 'SRV', attributes: { ram: 64 } }))
  await ada.assets.update(server, { attributes: { ram: 1024 } })
  const store = await ada.assets.create(asset({ asset_type: 'STO' }))
  await ada.assets.update(store, { attributes: { ram: 2 } })
  const pdu = await ada.assets.create(asset({ asset_type: 'PDU' }))
  await ada.assets.update(pdu, { attributes: { metered: true } })
  const battery = await ada.assets.create(asset({ asset_type: 'BAT' }))
  await ada.assets.update(battery, { attributes: { install_date: '2026-02-28' } })
  const told = (await lines({ entity: 'asset' })).filter(([field]) => field !== null)
  expect(told).toEqual([
    ['Installation date', null, '28 Feb 2026'],
    ['Metered', null, 'Yes'],
    ['Cache', null, '2 TB'],
    ['RAM', '64 GB', '1,024 GB'],
  ])
})

test('the change log tells what was changed, by whom, and only of what one may read', async () => {
  const { ada, r01, server } = await hall()
  const made = await server('Leaf', at(r01, 3))
  await ada.assets.update(made, { name: 'Hoja' })
  await ada.assets.verify(await ada.assets.get(made.id), { method: 'scan' })
  const { rows } = await ada.reports.preview('change_log', { from: '-2d', entity: 'asset' })
  const [confirmed, last] = rows
  expect(confirmed?.cells.slice(5, 7)).toEqual(['Last confirmed in place', null])
  expect(confirmed?.cells[7]).toMatch(/ · Ada Byron · By its code$/)
  expect(last?.cells.slice(1, 8)).toEqual([
    ada.user.full_name,
    'Asset',
    'Hoja',
    'Changed',
    'Name',
    'Leaf',
    'Hoja',
  ])
  const reader = await join(ada, { dashboards: 'onlyRead', assets: 'onlyRead' })
  const kinds = (await reader.reports.preview('change_log', { from: '-2d' })).rows.map(
    ({ cells }) => cells[2],
  )
  expect(new Set(kinds)).toEqual(new Set(['Asset']))
})

test.each(REPORT_FORMATS)(
  'who takes a report away as %s is written down with what went out',
  async (format) => {
    const ada = await found()
    await ada.assets.create(asset({ name: 'Leaf' }))
    await file(ada, 'asset_register', format)
    const log = (await ada.audit.list({ group: 'files' })).results
    expect(log.map(({ action, detail }) => [action, detail])).toEqual([
      ['report.export_end', { rows: 1, complete: true }],
      ['report.export', { report: 'asset_register', format, query: {} }],
    ])
  },
)
