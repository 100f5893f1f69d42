import { describe, expect, test } from 'vitest'
import { powered } from './fit-hall.ts'
import { at } from './hall.ts'
import { check, commit, devices, problems, send, sendUpdate } from './import-files.ts'
import { reservation } from './keeping.ts'
import type { Connection } from './world.ts'

/** A rack that bears two of the servers of 30 kg and 800 W, not three. */
const weak = { max_static_load_kg: 70, cooling_capacity_kw: 2 }

/** Rows that put servers in units of that rack. */
const servers = (...over: Record<string, string>[]) =>
  devices(
    ...over.map((one, index) => ({
      name: `Found ${index + 1}`,
      status: 'active',
      site: 'MAD1',
      rack: 'R10',
      position: String(1 + 2 * index),
      face: 'front',
      role: 'Server',
      manufacturer: 'HPE',
      device_type: 'DL380',
      ...one,
    })),
  )

/** The warnings of a file, as 'line column: code is of limit'. */
async function warned({ imports }: Connection, id: string) {
  const { results } = await imports.rows(id, { kind: 'devices', view: 'warnings', limit: 100 })
  return results.flatMap(({ line, problems: told }) =>
    told.map((one) => `${line} ${one.column}: ${one.code} ${one.is ?? ''} of ${one.limit ?? ''}`),
  )
}

const tooMuch = ['4 rack: weight_exceeded 90 of 70', '4 rack: cooling_exceeded 2400 of 2000']

describe('rows that bring things to racks', () => {
  test('are warned of what the rack does not bear, each with those before it, and go in', async () => {
    const { ada, rack } = await powered()
    const { id: rack_id } = await rack(weak)
    const { id } = await send(ada, servers({}, {}, {}))
    await check(ada, id)
    expect(await warned(ada, id)).toEqual(tooMuch)
    const { files } = await ada.imports.get(id)
    expect(files[0]?.counts).toMatchObject({ good: 3, problem: 0 })
    // mended, it is judged again with the rows that it is not checked with
    await ada.imports.mend(id, { kind: 'devices', line: 4 }, { cells: { position: '11' } })
    expect(await warned(ada, id)).toEqual(tooMuch)
    await ada.imports.decide(id, { confirmed: true })
    await commit(ada, id)
    expect((await ada.nodes.contents(rack_id)).assets).toHaveLength(3)
  })

  test('tell the path of power that does not last when the other fails', async () => {
    const { ada, rack } = await powered()
    await rack({ power_capacity_a_kw: 1, power_capacity_b_kw: 2 })
    const { id } = await send(ada, servers({}, {}))
    await check(ada, id)
    const { results } = await ada.imports.rows(id, { kind: 'devices', view: 'warnings' })
    expect(results.map(({ line, problems: told }) => [line, told])).toMatchObject([
      [3, [{ code: 'failover_exceeded', path: 'a', is: 1600, limit: 1000, severity: 'warning' }]],
    ])
  })

  test('count with what stands there and with what is kept there, whose units they do not get', async () => {
    const { ada, rack, running } = await powered()
    const { id: rack_id } = await rack(weak)
    await ada.assets.move(await running(), at({ id: rack_id }, 41))
    const kept = reservation(rack_id, { owner_id: ada.user.id }, [{ position: 3, weight_kg: 20 }])
    await ada.reservations.create(kept)
    const { id } = await send(ada, servers({}, {}))
    await check(ada, id)
    expect(await warned(ada, id)).toEqual(['2 rack: weight_exceeded 80 of 70'])
    expect(await problems(ada, id)).toEqual(['2 rack: weight_exceeded', '3 position: place_taken'])
  })

  test('say nothing where only little is known, or nothing comes', async () => {
    const { ada, rack } = await powered()
    await rack(weak)
    const { id } = await send(ada, servers({ device_type: 'New' }, { status: 'gone' }, {}, { rack: 'R99' }))
    await check(ada, id)
    expect(await warned(ada, id)).toEqual([])
  })
})

test('rows that move assets count them once, by what they weigh themselves', async () => {
  const { ada, rack, running } = await powered()
  const { id: rack_id } = await rack(weak)
  const heavy = await running({ weight_kg: 60, serial_number: 'H1' })
  const there = await ada.assets.move(heavy, at({ id: rack_id }, 1))
  const light = await running({ serial_number: 'L1' })
  const rows = (...positions: string[]) =>
    servers(
      ...[there, light].map(({ code, name }, index) => ({
        asset_tag: code,
        name,
        position: positions[index] ?? '',
      })),
    )
  expect(await warned(ada, await sendUpdate(ada, rows('5', '9')))).toEqual([
    '3 rack: weight_exceeded 90 of 70',
  ])
  // what stays is no arrival
  expect(await warned(ada, await sendUpdate(ada, rows('1', '9')))).toEqual([
    '3 rack: weight_exceeded 90 of 70',
  ])
})
