import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { codesOfPlaces } from '@plenum/api-server/store/place-codes'
import { FIRST_NOMENCLATURES } from '@plenum/domain/nomenclature'
import { blankNode } from '@plenum/domain/node'
import { database, tamper } from './engine.ts'
import { hall, node } from './hall.ts'
import { failure } from './world.ts'

const { name: _name, code: _code, ...alike } = blankNode
const matching = { ...FIRST_NOMENCLATURES.rack, scope: ['room' as const], hand_typed: 'matching' as const }

test('a rack’s code must look like the template of racks where that is asked, from then on', async () => {
  const { ada, r01, dataCenter } = await hall()
  const room = await ada.nodes.create(node({ type: 'room', name: 'DH1', parent_id: dataCenter.id }))
  const rack = (name: string, code: string | null) =>
    ada.nodes.create(node({ type: 'rack', name, code, parent_id: room.id }))
  expect(await rack('Before', 'whatever')).toMatchObject({ code: 'whatever' })
  const made = await ada.nomenclatures.create(matching)
  expect(await failure(rack('A', 'R 1'))).toMatchObject({
    status: 400,
    errors: [{ code: 'code_unlike', attr: 'code' }],
  })
  const right = await rack('C', 'DH1-R01')
  expect(await failure(ada.nodes.update(right, { code: 'R 1' }))).toMatchObject({
    errors: [{ code: 'code_unlike', attr: 'code' }],
  })
  expect(await ada.nodes.update(r01, { description: 'Old' })).toMatchObject({ description: 'Old' })
  expect(
    await ada.nodes.create(node({ type: 'room', name: 'DH2', code: 'any', parent_id: dataCenter.id })),
  ).toMatchObject({ code: 'any' })
  const asked = { entity: 'rack', template: '{room}-R{seq|pad:2}', scope: 'room', stand_in: 'X' } as const
  expect(await ada.nomenclatures.preview(asked)).toMatchObject({
    unlike: { count: { value: 1 }, first: [{ code: 'whatever' }] },
  })
  await ada.nomenclatures.remove(made)
  expect(await rack('D', 'R 1')).toMatchObject({ code: 'R 1' })
})

describe('a place without a code', () => {
  const byRoom = { ...FIRST_NOMENCLATURES.rack, scope: ['room' as const], stand_in: null }

  async function room() {
    const { ada, dataCenter } = await hall()
    await ada.nomenclatures.create(byRoom)
    const { id } = await ada.nodes.create(node({ type: 'room', name: 'DH1', parent_id: dataCenter.id }))
    const rack = (name: string, code: string | null = null) =>
      ada.nodes.create(node({ type: 'rack', name, code, parent_id: id }))
    return { ada, dataCenter, id, rack }
  }

  test('gets the next one of the template of its kind, never one that a place has', async () => {
    const { ada, dataCenter, rack } = await room()
    await rack('By hand', 'dh1-r02')
    expect([(await rack('A')).code, (await rack('B')).code]).toEqual(['DH1-R01', 'DH1-R03'])
    expect(
      await ada.nomenclatures.preview({ entity: 'rack', template: byRoom.template, scope: 'room' }),
    ).toMatchObject({
      counters: [{ scope: 'DH1', next: 4 }],
    })
    expect(
      await ada.nodes.create(node({ type: 'room', name: 'DH2', parent_id: dataCenter.id })),
    ).toMatchObject({ code: null })
  })

  test('gets it among many, too, and stays without where the template lacks a value', async () => {
    const { ada, dataCenter, id } = await room()
    const codes = async (parent_id: string, given: readonly (string | null)[]) => {
      const places = given.map((code, at) => ({ name: `Many ${at}`, code }))
      const made = await ada.nodes.createMany({ ...alike, type: 'rack', parent_id, places })
      return Promise.all(made.ids.map(async (each) => (await ada.nodes.get(each)).code))
    }
    expect(await codes(id, [null, 'DH1-R02', null])).toEqual(['DH1-R01', 'DH1-R02', 'DH1-R03'])
    expect(await codes(dataCenter.id, [null])).toEqual([null])
  })

  test('gets it in a copied branch in place of its original’s, the copied room’s name in it', async () => {
    const { ada, dataCenter, id, rack } = await room()
    await rack('A')
    await rack('B', 'own')
    const copy = { name: 'DH2', code: null, parent_id: dataCenter.id }
    const { ids } = await ada.nodes.copy(id, copy)
    const copies = await Promise.all(ids.map((each) => ada.nodes.get(each)))
    expect(copies.map(({ name, code }) => [name, code])).toEqual([
      ['DH2', null],
      ['A', 'DH2-R01'],
      ['B', 'DH2-R02'],
    ])
    const again = await ada.nodes.copy(ids[1] ?? '', {
      name: 'C',
      code: 'by hand',
      parent_id: ids[0] ?? null,
    })
    expect(await ada.nodes.get(again.ids[0] ?? '')).toMatchObject({ name: 'C', code: 'by hand' })
  })

  test('is told at its own field where one of many looks unlike the template', async () => {
    const { ada, id } = await room()
    const [made] = (await ada.nomenclatures.list()).results.filter(({ entity }) => entity === 'rack')
    if (made) await ada.nomenclatures.update(made, { hand_typed: 'matching' })
    const places = [
      { name: 'One', code: 'DH1-R01' },
      { name: 'Two', code: 'R 2' },
    ]
    expect(
      await failure(ada.nodes.createMany({ ...alike, type: 'rack', parent_id: id, places })),
    ).toMatchObject({ errors: [{ code: 'code_unlike', attr: 'places.1.code' }] })
  })
})

test('who has a code already is found by the index of codes, whether anybody has measured them or not', async () => {
  const { ada, r01 } = await hall()
  const { id } = ada.user.company
  const plan = async () =>
    JSON.stringify(
      await database.execute(sql`explain (format json) ${codesOfPlaces(id, ['dh1-r01', 'DH1-R02'])}`),
    )
  // a place by hand touches nothing that is counted
  await tamper(sql`
      insert into node (company_id, id, type, parent_id, name, code, status, path, trail, last_update)
      select company_id, gen_random_uuid(), type, parent_id, 'Rack ' || n, 'Z-' || n, status, path || n || '/', trail, now()
      from node, generate_series(1, 10000) n where id = ${r01.id}`)
  expect(await plan()).toContain('node_code_idx')
  await database.execute(sql`analyze node`)
  expect(await plan()).toContain('node_code_idx')
})
