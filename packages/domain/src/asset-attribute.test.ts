import { expect, test } from 'vitest'
import * as v from 'valibot'
import { AttributeValues } from './asset-attribute.ts'
import { attributeOfField, attributeProblems } from './asset-attribute-check.ts'
import { attributesBy, readAttributes, writeAttributes } from './asset-attribute-text.ts'
import { UNKNOWN_TYPE } from './asset-type.ts'
import { BUILT_IN_TYPES, isBuiltInType } from './built-in-types.ts'
import { attributeKeyOf, AttributeList, startingAttributes } from './type-attributes.ts'

const SERVER = startingAttributes('SRV')
const BATTERY = startingAttributes('BAT')

test('what nobody has named a type for is of one that every company starts with', () => {
  expect(isBuiltInType(UNKNOWN_TYPE)).toBe(true)
})

test('what every type starts with is a list that a person could have made', () => {
  for (const code of Object.keys(BUILT_IN_TYPES))
    expect(v.is(AttributeList, startingAttributes(code)), code).toBe(true)
  expect(SERVER.map(({ key }) => key)).toEqual(['cpu', 'ram', 'disks', 'bmc'])
  expect(startingAttributes('ROBO')).toEqual([])
})

test('a value must be of the kind that its type says, and its type must have it', () => {
  expect(attributeProblems(SERVER, { ram: 64, cpu: 'Xeon', bmc: null })).toEqual([])
  expect(attributeProblems(SERVER, { ram: '64', cpu: 4, kva: 1 })).toEqual([
    { key: 'ram', code: 'invalid_number' },
    { key: 'cpu', code: 'invalid_text' },
    { key: 'kva', code: 'unknown_option' },
  ])
  expect(attributeProblems(BATTERY, { install_date: '2026-02-30' })).toEqual([
    { key: 'install_date', code: 'invalid_date' },
  ])
  expect(v.is(AttributeValues, { 'Not a key': 1 })).toBe(false)
})

test('attributes in one cell are read as they were written', () => {
  const values = { ram: 64, cpu: 'a; "b" = c', install_date: '2024-05-01', metered: true, bmc: '=1+1' }
  const cell = writeAttributes(values)
  expect(cell).toContain('ram=64; ')
  const reading = readAttributes(cell)
  const definitions = [...SERVER, ...BATTERY, ...startingAttributes('PDU')]
  expect(reading.ok && attributesBy(definitions, reading.value)).toEqual({ values, problems: [] })
  expect(readAttributes('ram=64; nothing')).toMatchObject({ ok: false, code: 'invalid_text' })
  expect(attributesBy(SERVER, { RAM: '128', disks: '' })).toEqual({
    values: { ram: 128, disks: null },
    problems: [],
  })
})

test('the key of a new attribute comes from its name and is no other’s', () => {
  expect(attributeKeyOf('Tensión máx. (V)', [])).toBe('tension_max_v')
  expect(attributeKeyOf('RAM', ['ram'])).toBe('ram_2')
  expect(attributeKeyOf('19 inch', [])).toBe('a_19_inch')
})

test('a line of history tells which attribute it is about', () => {
  expect(attributeOfField('attributes.ram')).toBe('ram')
  expect(attributeOfField('name')).toBeNull()
})
