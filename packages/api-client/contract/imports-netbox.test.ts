import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bringIn, check, commit, csvRows, problems, send } from './import-files.ts'
import { found, type Connection } from './world.ts'

const folder = process.env.PLENUM_REAL_DATA ? join(process.env.PLENUM_REAL_DATA, 'netbox-demo') : ''
const here = folder !== '' && existsSync(folder)
if (!here) console.warn('PLENUM_REAL_DATA is not set: the import of a real NetBox export is not tested')

const file = (name: string) => ({ name, rows: csvRows(readFileSync(join(folder, name), 'utf8')) })
const all = async ({ assets }: Connection) => (await assets.list({ ordering: 'name', limit: 100 })).results

describe.skipIf(!here)('the export of a real NetBox', () => {
  test('goes in whole: 72 devices, their places asked about once, heights unknown', async () => {
    const ada = await found()
    const { id } = await send(ada, file('devices.csv'))
    await check(ada, id)
    const { files } = await ada.imports.get(id)
    expect(files[0]).toMatchObject({ product: 'netbox', counts: { total: 72, good: 50, problem: 22 } })
    const nameless = await ada.imports.rows(id, { view: 'problems', limit: 100 })
    expect(nameless.results).toHaveLength(22)
    expect(nameless.results[0]?.problems).toMatchObject([
      { code: 'name_missing', proposal: 'Flex system R201 U9' },
    ])
    expect(await ada.imports.mendAll(id, { action: 'accept_names' })).toEqual({ rows: 22 })
    await check(ada, id)
    const plan = await ada.imports.plan(id)
    expect([plan.brands.count, plan.models.count]).toEqual([6, 9])
    expect(plan.places.map(({ type, count }) => [type, count])).toEqual([
      ['site', 17],
      ['data_center', 17],
      ['row', 2],
      ['rack', 24],
    ])
    expect(plan.types.filter(({ type }) => type === null)).toEqual([])
    await ada.imports.decide(id, { confirmed: true })
    await commit(ada, id)
    const assets = await all(ada)
    expect(assets).toHaveLength(72)
    expect(assets.every(({ status, model }) => status === 'active' && model?.u_height === null)).toBe(true)
    expect(assets.filter(({ location }) => location?.position === null)).toEqual([])
    expect(assets.filter(({ location }) => location?.face === 'rear')).toHaveLength(8)
    expect(assets.find(({ name }) => name === 'ncsu-coreswitch1')).toMatchObject({
      asset_type: 'SWI',
      brand: { name: 'Juniper' },
      model: { name: 'EX9214' },
      customer: 'NC State University',
      registration_date: '2021-04-01',
      location: { position: 6, face: 'front' },
    })
  })

  test('goes in with the heights of its models and racks, and every thing fits', async () => {
    const ada = await found()
    const files = ['devices.csv', 'device_types.csv', 'racks.csv'].map(file)
    const { id } = await send(ada, ...files)
    await check(ada, id)
    await ada.imports.mendAll(id, { action: 'accept_names' })
    await check(ada, id)
    expect(await problems(ada, id)).toEqual([])
    await ada.imports.decide(id, { confirmed: true })
    await commit(ada, id)
    const assets = await all(ada)
    expect(assets).toHaveLength(72)
    expect(assets.every(({ model }) => model?.u_height !== null)).toBe(true)
    expect(assets.find(({ name }) => name === 'Flex system R201 U9')?.model).toMatchObject({ u_height: 10 })
    const racks = (await ada.nodes.list({ type: 'rack', limit: 100 })).results
    expect(racks).toHaveLength(42)
    expect(racks.filter(({ name }) => name === 'Comms closet').map(({ u_height }) => u_height)).toEqual(
      Array.from({ length: 13 }, () => 12),
    )
  })

  test('is taken back whole', async () => {
    const ada = await found()
    const { batch_id } = await bringIn(ada, file('devices.csv'))
    await ada.batches.undo(batch_id ?? '')
    expect(await all(ada)).toEqual([])
    expect((await ada.nodes.list({})).results).toEqual([])
  })
})
