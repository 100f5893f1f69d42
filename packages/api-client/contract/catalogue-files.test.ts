import { describe, expect, test } from 'vitest'
import { ASSET_CATEGORIES, DATA_BEARING, MOUNTS } from '@plenum/domain/asset-type'
import { blankBrand } from '@plenum/domain/brand'
import { WIDTHS } from '@plenum/domain/lane'
import { AIRFLOWS, INLETS, LIFECYCLES, MODEL_FACTS, PSU_REDUNDANCIES } from '@plenum/domain/model'
import { columnsOf } from '@plenum/domain/record-import-columns'
import { recogniseRecords } from '@plenum/domain/record-import-read'
import { filesOf, said, takenLines, type AskedList } from './record-files.ts'
import { failure, found, join, type Connection } from './world.ts'

const LANGUAGES = ['en', 'es']
type Kind = 'team' | 'brand' | 'model' | 'asset_type'

/** Says whether a list comes back as it is here, and brings it into another company. */
async function carried(
  ada: Connection,
  eve: Connection,
  { list, language }: { list: Kind; language: string },
) {
  const lines = await takenLines(ada, { list }, language)
  const [header = []] = lines
  expect(recogniseRecords(list, header)).toEqual(columnsOf(list).filter((column) => column !== 'weight_unit'))
  const here = await filesOf(ada, list).bring(lines)
  const states = new Set(said(here))
  expect([...states, here.batch_id]).toEqual(['same', null])
  return said(await filesOf(eve, list).bring(lines))
}

/** Brands and models with every option that a model has, one after the other. */
async function stocked() {
  const ada = await found()
  const dell = await ada.catalogue.brands.create({
    name: '=Dell',
    aliases: ['Dell, Inc', 'Dell EMC'],
    website: 'https://dell.example/a?b=c',
    support_phone: '+34 900 100 200',
    support_portal: 'https://support.dell.example',
    notes: 'Two\nlines, "quoted"; and more',
  })
  await ada.catalogue.brands.create({ ...blankBrand, name: 'Acme' })
  for (const [at, inlet] of INLETS.entries()) {
    const first = at === 0
    await ada.catalogue.models.create({
      brand_id: dell.id,
      name: `Model ${at}`,
      asset_type: first ? 'SRV' : 'SWI',
      part_number: first ? '007' : null,
      inlet,
      airflow: AIRFLOWS[at] ?? null,
      width: WIDTHS[at] ?? null,
      psu_redundancy: PSU_REDUNDANCIES[at] ?? null,
      lifecycle: LIFECYCLES[at] ?? 'draft',
      u_height: first ? 2.5 : null,
      full_depth: [true, false][at] ?? null,
      width_mm: first ? 482 : null,
      depth_mm: first ? 700 : null,
      weight_kg: first ? 28.6 : null,
      rated_w: first ? 1400 : null,
      budget_w: first ? 700 : null,
      heat_w: first ? 650 : null,
      psu_count: first ? 2 : null,
      air_flow_m3h: first ? 120 : null,
      temp_min_c: first ? -5 : null,
      temp_max_c: first ? 40 : null,
      eol_date: first ? '2030-02-03' : null,
      eos_date: first ? '2032-12-11' : null,
      notes: first ? '-1 of a kind' : null,
    })
  }
  return ada
}

const facts = async ({ catalogue }: Connection) =>
  (await catalogue.models.list({ limit: 100 })).results.map((model) => [
    model.brand.name,
    model.name,
    model.asset_type,
    model.lifecycle,
    ...MODEL_FACTS.map((fact) => model[fact]),
  ])

describe.each(LANGUAGES)('in %s', (language) => {
  test('brands and models come back as they are, and into another company', async () => {
    const [ada, eve] = [await stocked(), await found()]
    expect(await carried(ada, eve, { list: 'brand', language })).toEqual(['new', 'new'])
    const brands = async ({ catalogue }: Connection) =>
      (await catalogue.brands.list({})).results.map(
        ({ id: _id, version: _version, models: _models, ...brand }) => brand,
      )
    expect(await brands(eve)).toEqual(await brands(ada))
    expect(new Set(await carried(ada, eve, { list: 'model', language }))).toEqual(new Set(['new']))
    expect(await facts(eve)).toEqual(await facts(ada))
  })

  test('types come back as they are, those of the start by their words too', async () => {
    const [ada, eve] = [await found(), await found()]
    for (const [at, category] of ASSET_CATEGORIES.entries()) {
      await ada.catalogue.types.create({
        code: `OWN${at}`,
        name: `Own ${at}`,
        category,
        mounts: [MOUNTS[at] ?? 'any', ...(at === 0 ? (['floor'] as const) : [])],
        data_bearing: DATA_BEARING[at] ?? 'no',
        maintenance_days: at === 0 ? 90 : null,
      })
    }
    const [server] = (await ada.catalogue.types.list()).results.filter(({ code }) => code === 'SRV')
    if (server === undefined) throw new Error('There are no servers')
    await ada.catalogue.types.update(server, { maintenance_days: 17 })
    const told = await carried(ada, eve, { list: 'asset_type', language })
    expect(told.filter((state) => state === 'new')).toHaveLength(ASSET_CATEGORIES.length)
    expect(told.filter((state) => state === 'changed')).toHaveLength(1)
    const types = async ({ catalogue }: Connection) =>
      (await catalogue.types.list()).results.map(({ version: _version, ...type }) => type)
    expect(await types(eve)).toEqual(await types(ada))
  })

  test('teams come back as they are', async () => {
    const [ada, eve] = [await found(), await found()]
    await ada.teams.create({ name: 'Hands, on site', description: null })
    await ada.teams.create({ name: 'Network', description: '=Cables\nand more' })
    expect(await carried(ada, eve, { list: 'team', language })).toEqual(['new', 'new'])
    const teams = async ({ teams: of }: Connection) =>
      (await of.list({})).results.map(({ name, description }) => [name, description])
    expect(await teams(eve)).toEqual(await teams(ada))
  })
})

test('lists are those that the screen shows, narrowed as it is', async () => {
  const ada = await stocked()
  const names = async (asked: AskedList, language?: string) =>
    (await takenLines(ada, asked, language)).slice(1).map((cells) => cells.slice(0, 2))
  expect(await names({ list: 'brand', filter: { search: 'acm' } })).toEqual([['Acme', '']])
  expect(await names({ list: 'model', filter: { asset_type: 'SRV' } })).toEqual([['=Dell', 'Model 0']])
  expect(await names({ list: 'model', filter: { lifecycle: 'approved' } })).toEqual([['=Dell', 'Model 1']])
  expect(await names({ list: 'model', filter: { search: 'model 16' } })).toEqual([['=Dell', 'Model 16']])
  expect(await names({ list: 'asset_type', filter: { search: 'fer SWITCH' } })).toEqual([
    ['ATS', 'Transfer switch'],
  ])
  expect(await names({ list: 'asset_type', filter: { search: 'servid' } }, 'es')).toEqual([
    ['SRV', 'Servidor'],
  ])
  const workbook = await (await ada.exports.lists({ list: 'model', format: 'xlsx' })).blob()
  expect(workbook.type).toContain('spreadsheetml')
})

test('lists are taken away by those who may read them, of their own company alone', async () => {
  const ada = await stocked()
  await ada.teams.create({ name: 'Hands', description: null })
  const people = await join(ada, { users: 'onlyRead' })
  const keepers = await join(ada, { library: 'onlyRead' })
  const lists: readonly Kind[] = ['team', 'brand', 'model', 'asset_type']
  for (const list of lists) {
    const [may, mayNot] = list === 'team' ? [people, keepers] : [keepers, people]
    expect(await takenLines(may, { list })).not.toHaveLength(1)
    expect(await failure(mayNot.exports.lists({ list, format: 'csv' }))).toMatchObject({ status: 403 })
  }
  const eve = await found()
  for (const list of ['team', 'brand', 'model'] as const)
    expect(await takenLines(eve, { list })).toHaveLength(1)
})
