import { describe, expect, test } from 'vitest'
import { checkRow, isGood, type RowContext } from './asset-import-check.ts'
import { isNamedRow, locationKey, placeKey, placeSteps } from './asset-import-place.ts'
import { proposeName, readRow, type Cells, type ReadOptions } from './asset-import-row.ts'

const options: ReadOptions = { date_order: {}, locations: {}, clears: [] }
const alone: RowContext = {
  code_of: null,
  code_fault: null,
  serial_of: null,
  several: null,
  same_as: null,
  attributes: [],
  owners: ['ana'],
  rack: null,
  out_of_use: false,
  size: { u_height: null, full_depth: null },
  neighbours: [],
  hosts: [],
}
const switchRow: Cells = {
  name: 'Leaf 1',
  status: 'active',
  site: 'MAD1',
  location: 'Row 2',
  rack: 'R04',
  position: '12.0',
  face: 'front',
  brand: 'Acme',
  model: 'SX-48',
  asset_type: 'ToR Switch',
}
const codes = (kind: 'devices' | 'racks' | 'device_types', cells: Cells, context = alone) =>
  checkRow(kind, readRow(kind, cells, options), context).map(({ column, code }) => `${column}: ${code}`)

describe('a row by itself', () => {
  test('a whole row has no problem and keeps its place', () => {
    const row = readRow('devices', switchRow, options)
    expect(row.problems).toEqual([])
    expect(row.values).toMatchObject({
      fields: { name: 'Leaf 1' },
      status: 'active',
      type_word: 'ToR Switch',
      place: [
        { type: 'site', name: 'MAD1' },
        { type: 'data_center', name: 'MAD1' },
        { type: 'row', name: 'Row 2' },
        { type: 'rack', name: 'R04' },
      ],
      position: 12,
      face: 'front',
    })
  })

  test('every problem is told at once', () => {
    const cells = {
      ...switchRow,
      status: 'gone',
      position: '12.3',
      face: 'top',
      purchase_date: '05/03/2024',
      priority: 'urgent',
      code: 'x'.repeat(41),
    }
    expect(codes('devices', cells).toSorted()).toEqual([
      'code: too_long',
      'face: unknown_option',
      'position: half_unit',
      'priority: unknown_option',
      'purchase_date: date_ambiguous',
      'status: unknown_option',
    ])
  })

  test('a row without a name is offered one', () => {
    const [problem] = readRow('devices', { ...switchRow, name: ' ' }, options).problems
    expect(problem).toMatchObject({ column: 'name', code: 'name_missing', proposal: 'SX-48 R04 U12' })
  })

  test('a proposal says what is known, and nothing when nothing is', () => {
    const none = { model: null, type_word: null, place: [], position: null }
    expect(proposeName(none)).toBe(null)
    expect(proposeName({ ...none, type_word: 'PDU' })).toBe('PDU')
    expect(proposeName({ ...none, model: 'M', place: [{ type: 'rack', name: 'R' }], position: 9.5 })).toBe(
      'M R U9.5',
    )
    expect(proposeName({ ...none, model: 'M'.repeat(120), position: 1 })).toHaveLength(120)
  })

  test('a thing inside a chassis names its rack and no unit', () => {
    const { position: _, face: __, ...inside } = switchRow
    expect(codes('devices', inside)).toEqual([])
  })

  test.each<[string, Cells, string[]]>([
    ['a rack without a site', { name: 'a', rack: 'R1' }, ['site: place_needs_site']],
    ['a unit without a rack', { name: 'a', site: 'S', position: '4' }, ['position: place_needs_rack']],
    ['a model without a brand', { name: 'a', model: 'M' }, ['brand: required']],
    ['a place name too long', { name: 'a', site: 'S'.repeat(121) }, ['site: too_long']],
  ])('%s', (_, cells, expected) => expect(codes('devices', cells)).toEqual(expected))

  test('a list of racks needs the rack, one of models brand and model', () => {
    expect(codes('racks', { site: 'S', u_height: '42' })).toEqual(['rack: required'])
    expect(codes('racks', { site: 'S', rack: 'R', u_height: '42.5' })).toEqual(['u_height: invalid_number'])
    expect(codes('device_types', { u_height: '0' })).toEqual(['brand: required', 'model: required'])
  })
})

describe('a row beside others', () => {
  test('a code taken keeps the row out, a serial number repeated only warns', () => {
    expect(codes('devices', switchRow, { ...alone, code_fault: 'code_unlike' })).toEqual([
      'code: code_unlike',
    ])
    const taken = { ...alone, code_of: { label: '7', in_file: true } }
    expect(codes('devices', switchRow, taken)).toEqual(['code: repeated_in_file'])
    expect(codes('devices', switchRow, { ...alone, code_of: { label: 'Old', in_file: false } })).toEqual([
      'code: already_exists',
    ])
    const serial = { ...alone, serial_of: { label: '7', in_file: true } }
    expect(isGood(checkRow('devices', readRow('devices', switchRow, options), serial))).toBe(true)
  })

  const rack = (u_height: number | null) => ({ type: 'rack' as const, u_height, starting_unit: null })

  test('units outside the rack are refused where its height is known', () => {
    expect(codes('devices', switchRow, { ...alone, rack: rack(11) })).toEqual([
      'position: place_outside_rack',
    ])
    expect(codes('devices', switchRow, { ...alone, rack: rack(null) })).toEqual([])
  })

  test('a place out of use is refused at the innermost that the row names', () => {
    const old = { ...alone, out_of_use: true }
    expect(codes('devices', switchRow, old)).toEqual(['rack: place_out_of_use'])
    expect(codes('devices', { ...switchRow, rack: '', position: '' }, old)).toEqual(['row: place_out_of_use'])
    expect(codes('racks', { site: 'MAD1', rack: 'R04' }, old)).toEqual([])
  })

  test('the height of the row counts before that of its model', () => {
    const tall = { ...alone, rack: rack(13), size: { u_height: 4, full_depth: null } }
    expect(codes('devices', switchRow, tall)).toEqual(['position: place_outside_rack'])
    expect(codes('devices', { ...switchRow, u_height: '1' }, tall)).toEqual([])
  })

  test('units that another thing takes are refused with its name', () => {
    const neighbours = [
      { label: 'Core', position: 11, face: 'front' as const, u_height: 2, full_depth: false },
    ]
    const [found] = checkRow('devices', readRow('devices', switchRow, options), { ...alone, neighbours })
    expect(found).toMatchObject({ column: 'position', code: 'place_taken', rival: 'Core' })
    expect(codes('devices', { ...switchRow, face: 'rear' }, { ...alone, neighbours })).toEqual([])
  })
})

describe('places', () => {
  test.each([
    ['Row 2', true],
    ['Fila B', true],
    ['2nd row', true],
    ['Brown room', false],
    ['Room 1', false],
    ['Crow', false],
  ])('%s is a row: %s', (name, expected) => expect(isNamedRow(name)).toBe(expected))

  test('a person may make a row of a location, or a room', () => {
    const names = { site: 'S', location: 'Hall 1', rack: 'R' }
    const kinds = { [locationKey(names)]: 'row' as const }
    expect(placeSteps(names, {}).map(({ type }) => type)).toEqual(['site', 'data_center', 'room', 'rack'])
    expect(placeSteps(names, kinds).map(({ type }) => type)).toEqual(['site', 'data_center', 'row', 'rack'])
  })

  test('a row beside the location leaves it to be the room', () => {
    const steps = placeSteps({ site: 'S', location: 'Row hall row', row: 'A', rack: 'R' }, {})
    expect(steps.map(({ type }) => type)).toEqual(['site', 'data_center', 'room', 'row', 'rack'])
  })

  test('names that differ in case are the same place', () => {
    const key = (name: string) => placeKey([{ type: 'rack', name }])
    expect(key('Comms closet')).toBe(key(' COMMS Closet'))
    expect(key('R1')).not.toBe(key('R2'))
  })
})
