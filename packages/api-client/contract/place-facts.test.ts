import { describe, expect, test } from 'vitest'
import { node } from './hall.ts'
import { filesOf, said } from './record-files.ts'
import { failure, found } from './world.ts'
import { lastBatch } from './yard.ts'

describe('what is known of a place', () => {
  test('is kept as it was said, and nothing where nobody said it', async () => {
    const { nodes } = await found()
    const facts = {
      timezone: 'Europe/Madrid',
      country: 'ES',
      commissioning_date: '2019-03-01',
      it_power_design_kw: 1200.5,
      ups_topology: 'two_n',
      design_pue: 1.35,
    } as const
    const centre = await nodes.create(node({ name: 'MAD1', ...facts }))
    expect(centre).toMatchObject({ ...facts, city: null, u_height: null })
    const room = await nodes.create(
      node({ type: 'room', name: 'Hall', parent_id: centre.id, kind: 'data_hall', temp_min_c: 18 }),
    )
    const zone = { type: 'zone', name: 'Cage', parent_id: room.id, kind: 'cage', power_limit_kw: 40 } as const
    expect(await nodes.create(node(zone))).toMatchObject(zone)
    const rack = await nodes.create(
      node({
        type: 'rack',
        name: 'R01',
        parent_id: room.id,
        rotation: 90,
        rail_width_in: 19,
        tare_kg: 118.4,
      }),
    )
    expect(await nodes.get(rack.id)).toEqual(rack)
    expect(rack).toMatchObject({ rotation: 90, rail_width_in: 19, tare_kg: 118.4 })
    const [listed] = (await nodes.list({ type: 'data_center' })).results
    expect(listed).toEqual(centre)
  })

  test.each([
    ['a fact of another type of place', { country: 'ES', u_height: 42 }, 'invalid', 'u_height'],
    ['the use of another type of place', { type: 'room', kind: 'cage' }, 'unknown_option', 'kind'],
    ['a time zone that there is not', { timezone: 'Europe/Atlantis' }, 'unknown_option', 'timezone'],
    [
      'a rail width that nobody makes',
      { type: 'rack', rail_width_in: 20 },
      'unknown_option',
      'rail_width_in',
    ],
    ['more than there can be', { design_pue: 11 }, 'too_large', 'design_pue'],
  ] as const)('refuses %s at its field', async (_, given, code, attr) => {
    const { nodes } = await found()
    const parent = await nodes.create(node({ name: 'MAD1' }))
    const made = nodes.create(node({ name: 'X', ...given, parent_id: 'type' in given ? parent.id : null }))
    expect(await failure(made)).toMatchObject({ status: 400, errors: [{ code, attr }] })
  })

  test('refuses a fact of another type when it is changed, too', async () => {
    const { nodes } = await found()
    const centre = await nodes.create(node({ name: 'MAD1' }))
    expect(await failure(nodes.update(centre, { rotation: 90 }))).toMatchObject({
      status: 400,
      errors: [{ code: 'invalid', attr: 'rotation' }],
    })
  })

  test('changes field by field, and all of it is taken back together', async () => {
    const ada = await found()
    const before = await ada.nodes.create(node({ name: 'MAD1', it_power_design_kw: 900.5 }))
    await ada.nodes.update(before, {
      it_power_design_kw: 1000.25,
      city: 'Madrid',
      commissioning_date: '2020-02-29',
    })
    const batch = await lastBatch(ada)
    const [line] = (await ada.history.list({ limit: 1 })).results
    expect(line?.fields.toSorted()).toEqual(['city', 'commissioning_date', 'it_power_design_kw'])
    await ada.batches.undo(batch)
    const { version: _version, last_update: _at, ...now } = await ada.nodes.get(before.id)
    const { version: _before, last_update: _then, ...then } = before
    expect(now).toEqual(then)
  })

  test('changes nothing where it is said again', async () => {
    const { nodes } = await found()
    const centre = await nodes.create(
      node({ name: 'MAD1', it_power_design_kw: 900.5, commissioning_date: '2019-03-01' }),
    )
    const again = await nodes.update(centre, { it_power_design_kw: 900.5, commissioning_date: '2019-03-01' })
    expect(again.version).toBe(centre.version)
  })

  test('comes in by file, in the words of both languages', async () => {
    const ada = await found()
    const { bring } = filesOf(ada, 'node')
    const outcome = await bring([
      [
        'Tipo',
        'Nombre',
        'Centro de datos',
        'Sala',
        'Uso',
        'Ancho exterior (mm)',
        'Peso en vacío (kg)',
        'Rail width',
        'Airflow',
      ],
      ['sala', 'Sala 1', 'MAD1', '', 'Sala de datos', '', '', '', ''],
      ['rack', 'R01', 'MAD1', 'Sala 1', '', '600', '118,4', '19', 'front to rear'],
      ['rack', 'R02', 'MAD1', 'Sala 1', 'Cage', '', '', '', ''],
      ['rack', 'R03', 'MAD1', 'Sala 1', '', '24', '', '', ''],
    ])
    expect(said(outcome)).toEqual(['new', 'new', 'kind invalid', 'outer_width_mm too_small'])
    expect((await ada.nodes.list({ type: 'room' })).results[0]).toMatchObject({ kind: 'data_hall' })
    expect((await ada.nodes.list({ type: 'rack' })).results[0]).toMatchObject({
      outer_width_mm: 600,
      tare_kg: 118.4,
      rail_width_in: 19,
      airflow: 'front_to_rear',
    })
  })
})
