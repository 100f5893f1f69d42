import { describe, expect, test } from 'vitest'
import { readDeviceType } from './device-type.ts'

const file = (over: Record<string, unknown> = {}) => ({ manufacturer: 'Acme', model: 'S48', ...over })
const factsOf = (over: Record<string, unknown>) => {
  const read = readDeviceType(file(over))
  if ('refused' in read) throw new Error(read.refused)
  return read.facts
}
const refusedFor = (said: unknown) => {
  const read = readDeviceType(said)
  return 'refused' in read ? read.refused : null
}

describe('the facts of a device-type file', () => {
  test('are taken over where they are stated, and left out where they are not', () => {
    const facts = factsOf({
      part_number: 4711,
      u_height: 1.5,
      is_full_depth: false,
      airflow: 'rear-to-front',
      comments: 'not a fact',
    })
    expect(facts).toEqual({
      part_number: '4711',
      u_height: 1.5,
      full_depth: false,
      airflow: 'rear_to_front',
    })
    expect(factsOf({})).toEqual({})
    expect(factsOf({ airflow: 'sideways' })).toEqual({})
  })

  test.each([
    ['kg', 12.5, 12.5],
    ['g', 850, 0.85],
    ['lb', 21.5, 9.752],
    ['oz', 12, 0.34],
  ])('a weight in %s is one in kg', (weight_unit, weight, weight_kg) => {
    expect(factsOf({ weight, weight_unit })).toEqual({ weight_kg })
  })

  test('a weight without its unit says nothing', () => {
    expect(factsOf({ weight: 12 })).toEqual({})
  })

  test('power is the sum of its inlets, as far as they state it', () => {
    const power = (...ports: object[]) => factsOf({ 'power-ports': ports })
    const psu = (name: string, over = {}) => ({ name, type: 'iec-60320-c20', ...over })
    expect(
      power(
        psu('PSU1', { maximum_draw: 350, allocated_draw: 200 }),
        psu('PSU2', { maximum_draw: 350, allocated_draw: 200 }),
      ),
    ).toMatchObject({ rated_w: 700, budget_w: 400, psu_count: 2, inlet: 'c20' })
    const silent = power(psu('PSU1'))
    expect(silent).not.toHaveProperty('rated_w')
    expect(silent).not.toHaveProperty('budget_w')
    expect(power(psu('PSU1', { type: 'iec-60309-p-n-e-6h' }))).toMatchObject({ inlet: 'other' })
    expect(power({ name: 'PSU1' })).not.toHaveProperty('inlet')
  })

  test('ports whose numbers go on are one run', () => {
    const interfaces = [
      ...Array.from({ length: 48 }, (_, at) => ({ name: `Ethernet1/${at + 1}`, type: '1000base-t' })),
      { name: 'Ethernet1/49', type: '10gbase-x-sfpp' },
      { name: 'mgmt', type: '1000base-t' },
      { name: 'eth007', type: '1000base-t' },
    ]
    expect(factsOf({ interfaces }).ports).toEqual([
      { kind: 'interface', name: 'Ethernet1/[1-48]', type: '1000base-t', count: 48 },
      { kind: 'interface', name: 'Ethernet1/49', type: '10gbase-x-sfpp', count: 1 },
      { kind: 'interface', name: 'mgmt', type: '1000base-t', count: 1 },
      { kind: 'interface', name: 'eth007', type: '1000base-t', count: 1 },
    ])
  })

  test('bays are slots', () => {
    expect(factsOf({ 'module-bays': [{ name: 'Slot 1' }, { name: 'Slot 2' }] }).slots).toEqual([
      { kind: 'module', name: 'Slot [1-2]', count: 2 },
    ])
  })
})

describe('what a thing probably is', () => {
  const typeOf = (over: Record<string, unknown>) => {
    const read = readDeviceType(file(over))
    return 'refused' in read ? null : read.asset_type
  }
  const many = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `p${at}` }))
  test.each([
    ['CHS', { subdevice_role: 'parent' }],
    ['BLD', { subdevice_role: 'child' }],
    ['PDU', { 'power-outlets': many(24) }],
    ['PPN', { 'front-ports': many(24) }],
    ['SWI', { interfaces: many(24) }],
    ['OTH', { interfaces: many(4) }],
  ])('is %s by its parts', (type, over) => {
    expect(typeOf(over)).toBe(type)
  })
})

describe('a file that is no device type', () => {
  test.each([
    [null, ''],
    ['text', ''],
    [[], 'manufacturer'],
    [{ model: 'S48' }, 'manufacturer'],
    [{ manufacturer: 'Acme' }, 'model'],
    [file({ manufacturer: { name: 'Acme' } }), 'manufacturer'],
    [file({ u_height: 'two' }), 'u_height'],
    [file({ u_height: 1.3 }), 'u_height'],
    [file({ u_height: Number.POSITIVE_INFINITY }), 'u_height'],
    [file({ weight: 1, weight_unit: 'stone' }), 'weight_unit'],
    [file({ interfaces: 'many' }), 'interfaces'],
    [file({ interfaces: [{}] }), 'interfaces.0.name'],
    [file({ 'power-ports': [{ name: 'PSU1', maximum_draw: -5 }] }), 'rated_w'],
    [file({ model: 'x'.repeat(121) }), 'model'],
    [file({ model: 'a\u0000b' }), 'name'],
  ])('is refused, naming the field: %j', (said, field) => {
    expect(refusedFor(said)).toBe(field)
  })

  test('what stands in its prototype is not read', () => {
    const said: unknown = JSON.parse('{"manufacturer":"Acme","model":"S48","__proto__":{"u_height":2}}')
    expect(readDeviceType(said)).toMatchObject({ facts: {} })
  })
})
