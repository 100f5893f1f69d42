import { describe, expect, test } from 'vitest'
import { isRecordMapping } from './record-import-columns.ts'
import { placeTypeOf, proposePlaceType, readRecord, recogniseRecords } from './record-import-read.ts'
import { tallyRows } from './record-import.ts'

const RACKS =
  'name,facility_id,status,site,location,role,u_height,width,starting_unit,desc_units,weight_unit,serial'.split(
    ',',
  )
const SITES = 'name,slug,status,region,facility,time_zone,physical_address,description'.split(',')
const LOCATIONS = 'name,slug,site,parent,status,facility,description'.split(',')

describe('the columns of a file', () => {
  test('are told by the words of NetBox, of Spanish and of others', () => {
    expect(recogniseRecords('node', RACKS)).toEqual([
      'name',
      'code',
      'status',
      'site',
      'location',
      null,
      'u_height',
      'rail_width_in',
      'starting_unit',
      'u_direction',
      null,
      'serial_number',
    ])
    // a part of a rack, and millimetres
    expect(recogniseRecords('model', ['Ancho', 'Ancho (mm)', 'Width (mm)', 'Depth (mm)'])).toEqual([
      'width',
      null,
      'width_mm',
      'depth_mm',
    ])
    expect(recogniseRecords('model', ['Outer width', 'Fondo (mm)'])).toEqual(['width_mm', 'depth_mm'])
    expect(
      recogniseRecords('model', ['Fabricante', 'MODELO', 'Altura (U)', 'Peso (lb)', 'Peso (kg)']),
    ).toEqual(['brand', 'name', 'u_height', null, 'weight_kg'])
  })

  test('in another unit than ours are left to a person', () => {
    const inches = ['Depth (in)', 'Rated power (kW)', 'Heat (kW)', 'Weight (kg)', 'Airflow (m3/h)']
    expect(recogniseRecords('model', inches).slice(0, 4)).toEqual([null, null, null, 'weight_kg'])
    expect(recogniseRecords('node', ['Power A (W)', 'Power A (kW)'])).toEqual([null, 'power_capacity_a_kw'])
    expect(recogniseRecords('asset_type', ['Mantenimiento (días)'])).toEqual(['maintenance_days'])
  })

  test('of which two say the same are told by their own names first', () => {
    expect(recogniseRecords('brand', ['Manufacturer', 'Name', 'Vendor'])).toEqual([null, 'name', null])
    expect(recogniseRecords('team', ['Equipo', 'Group'])).toEqual(['name', null])
  })

  test('are each said once, and those that are needed are there', () => {
    expect(isRecordMapping('model', ['brand', 'name', null])).toBe(true)
    expect(isRecordMapping('model', ['name'])).toBe(false)
    expect(isRecordMapping('tag', ['name', 'name'])).toBe(false)
    expect(isRecordMapping('tag', ['name', 'toString'])).toBe(false)
  })

  test('tell what the places of a file are', () => {
    const proposed = (headers: string[]) => proposePlaceType(headers, recogniseRecords('node', headers))
    expect([RACKS, SITES, LOCATIONS, ['Rack', 'Sala']].map(proposed)).toEqual([
      'rack',
      'site',
      'room',
      'rack',
    ])
    expect([
      placeTypeOf('Row 2', 'room'),
      placeTypeOf('Hall 2', 'room'),
      placeTypeOf('Row 2', 'zone'),
    ]).toEqual(['row', 'room', 'zone'])
  })
})

describe('a row', () => {
  const read = (kind: Parameters<typeof readRecord>[0], row: Record<string, string>) =>
    readRecord(kind, Object.keys(row), Object.values(row))

  test('is read by what its columns must hold; an empty cell says nothing', () => {
    expect(read('node', { type: 'CPD', name: ' MAD1 ', code: '', u_height: '' })).toEqual({
      values: { type: 'data_center', name: 'MAD1' },
      problems: [],
    })
    expect(read('model', { brand: 'Acme', name: 'S48', u_height: '1,5 U', full_depth: 'sí' }).values).toEqual(
      {
        brand: 'Acme',
        name: 'S48',
        u_height: 1.5,
        full_depth: true,
      },
    )
    expect(read('brand', { name: 'Dell', aliases: 'Dell EMC; Dell Inc | ' }).values).toEqual({
      name: 'Dell',
      aliases: ['Dell EMC', 'Dell Inc'],
    })
  })

  test.each([
    ['t', 'top_down'],
    ['f', 'bottom_up'],
    ['Arriba', 'top_down'],
    ['bottom_up', 'bottom_up'],
  ])('counts units that are %s', (text, direction) => {
    expect(read('node', { name: 'R01', u_direction: text }).values).toMatchObject({ u_direction: direction })
  })

  test.each([
    ['10', '', 10],
    ['22', 'lb', 9.979],
    ['1500', 'g', 1.5],
  ])('has a weight of %s %s in kilograms', (weight_kg, weight_unit, kilograms) => {
    const { values } = read('model', { brand: 'A', name: 'B', weight_kg, weight_unit })
    expect(values).toEqual({ brand: 'A', name: 'B', weight_kg: kilograms })
  })

  test('tells everything that is wrong with it at once, each at its column', () => {
    expect(
      read('model', { brand: '', name: 'x'.repeat(121), u_height: '61', airflow: 'up' }).problems,
    ).toEqual([
      { column: 'name', code: 'too_long', limit: 120 },
      { column: 'u_height', code: 'too_large', limit: 60 },
      { column: 'airflow', code: 'unknown_option', limit: null },
      { column: 'brand', code: 'required', limit: null },
    ])
  })
})

test('rows are counted by what becomes of them', () => {
  expect(tallyRows([{ state: 'new' }, { state: 'refused' }, { state: 'new' }])).toEqual({
    new: 2,
    changed: 0,
    same: 0,
    refused: 1,
  })
})
