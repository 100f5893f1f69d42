import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ASSET_STATUSES } from './asset.ts'
import { PLAIN_FIELDS } from './asset-import-columns.ts'
import { proposeTypeCode, typeOfWord } from './asset-import-type.ts'
import { TagInput } from './tag.ts'
import { MOST_TAGS_OF_ASSET } from './tag-ref.ts'
import {
  dateHint,
  readDate,
  readFace,
  readField,
  readNumber,
  readStatus,
  readTags,
  readUnits,
  readYesNo,
  writeTags,
  type DateOrder,
} from './asset-import-values.ts'

const value = <Value>(
  reading: { ok: true; value: Value } | { ok: false; code: string; limit: number | null },
) => (reading.ok ? reading.value : reading.code)

describe('dates', () => {
  test.each<[string, DateOrder | null, string]>([
    ['2024-03-05', null, '2024-03-05'],
    ['2020-12-19 19:00:00-05', null, '2020-12-19'],
    ['2022-01-09T19:00:00.04Z', null, '2022-01-09'],
    ['2024-03-06 10:00 AM', null, '2024-03-06'],
    ['2024-03-06 10:00:59pm', null, '2024-03-06'],
    ['25/03/2024 9:05 p. m.', null, '2024-03-25'],
    ['Tue Mar 05, 2024 10:00 AM', null, '2024-03-05'],
    ['05 Mar 2024 22:10', null, '2024-03-05'],
    ['2024-03-06 soon', null, 'invalid_date'],
    ['2024/3/5', null, '2024-03-05'],
    ['05/03/2024', 'dmy', '2024-03-05'],
    ['05/03/2024', 'mdy', '2024-05-03'],
    ['05/03/2024', null, 'date_ambiguous'],
    ['07/07/2024', null, '2024-07-07'],
    ['25/03/2024', 'mdy', '2024-03-25'],
    ['03-25-2024', 'dmy', '2024-03-25'],
    ['5.3.2024', null, '2024-03-05'],
    ['31/02/2024', 'dmy', 'invalid_date'],
    ['13/13/2024', null, 'invalid_date'],
    ['05/03/24', 'dmy', 'invalid_date'],
    ['soon', null, 'invalid_date'],
    ['05 Mar 2024', null, '2024-03-05'],
    ['Tue Mar 05, 2024', null, '2024-03-05'],
    ['5 ago 2024', null, '2024-08-05'],
    ['31 Feb 2024', null, 'invalid_date'],
    ['05 Foo 2024', null, 'invalid_date'],
  ])('%s in a column of order %s is %s', (text, order, expected) =>
    expect(value(readDate(text, order))).toBe(expected),
  )

  test.each([
    ['25/03/2024', 'dmy'],
    ['03/25/2024', 'mdy'],
    ['03/05/2024', null],
    ['2024-03-05', null],
  ])('%s says that the order is %s', (text, hint) => expect(dateHint(text)).toBe(hint))
})

describe('what a thing cost', () => {
  test.each([
    ['1.234', 'invalid_number'],
    ['1.234,00', 1234],
    ['1234.567', 1234.567],
    ['12.34', 12.34],
  ])('%s is %s', (text, expected) => expect(value(readField('cost', text, null))).toBe(expected))
})

describe('tags', () => {
  test.each([
    ['Edge, Retire 2027', ['Edge', 'Retire 2027']],
    ['edge;Edge ; ', ['edge']],
    ['"DMZ, external" ; Edge', ['DMZ, external', 'Edge']],
    ['"say ""on"""', ['say "on"']],
    ['19" rack, 3" deep', ['19" rack', '3" deep']],
    ['"open, Edge', ['"open', 'Edge']],
    ['"a" b;"c"', ['"a" b', 'c']],
    ['"", ,', []],
    ['x'.repeat(41), 'too_long'],
    [Array.from({ length: 31 }, (_, at) => `t${at}`).join(','), 'too_large'],
  ])('%s', (text, expected) => expect(value(readTags(text))).toEqual(expected))

  test('are written plainly where they can be', () =>
    expect(writeTags(['Edge', 'DMZ, external', '19" rack', '"A"'])).toBe(
      'Edge, "DMZ, external", 19" rack, """A"""',
    ))

  const letters = fc.constantFrom(...Array.from(',;"\' aÁ\u00a0='))
  const name = fc
    .oneof(fc.string({ unit: letters }), fc.string({ unit: 'grapheme' }))
    .map((text) => text.trim())
    .filter((text) => v.is(TagInput.entries.name, text))
  const names = fc.uniqueArray(name, {
    maxLength: MOST_TAGS_OF_ASSET,
    selector: (text) => text.toLowerCase(),
  })

  test('are read back as they were written', () =>
    fc.assert(
      fc.property(names, (all) => {
        expect(value(readTags(writeTags(all)))).toEqual(all)
      }),
      { numRuns: 1000 },
    ))
})

describe('numbers', () => {
  test.each([
    ['4.0', 4],
    ['4,5', 4.5],
    ['-3', -3],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1 234', 1234],
    ['1,234', 'invalid_number'],
    ['1.234.567', 1234567],
    ['-1,234,567', -1234567],
    ['1.234,567.8', 'invalid_number'],
    ['0,125', 0.125],
    ['1,2,3', 'invalid_number'],
    ['1e9', 'invalid_number'],
    ['', 'invalid_number'],
    ['=1+1', 'invalid_number'],
  ])('%s is %s', (text, expected) => expect(value(readNumber(text))).toBe(expected))

  test.each([
    ['U12', 12],
    ['2U', 2],
    ['u 7.5', 7.5],
  ])('%s units are %s', (text, expected) => expect(value(readUnits(text))).toBe(expected))
})

describe('words', () => {
  test.each([
    ['offline', 'out_of_service'],
    ['active', 'active'],
    ['planned', 'planning'],
    ['staged', 'installation'],
    ['failed', 'faulty'],
    ['inventory', 'received'],
    ['decommissioning', 'decommissioning'],
    ['En reparación', 'repair'],
    ['Out of service', 'out_of_service'],
    ['OUT_OF_SERVICE', 'out_of_service'],
    ['schrödinger', 'unknown_option'],
  ])('the status %s is %s', (text, expected) => expect(value(readStatus(text))).toBe(expected))

  test('every status is known by its own code', () => {
    for (const status of ASSET_STATUSES) expect(value(readStatus(status))).toBe(status)
  })

  test.each([
    ['Rear', 'rear'],
    ['frontal', 'front'],
    ['up', 'unknown_option'],
  ])('the face %s is %s', (text, expected) => expect(value(readFace(text))).toBe(expected))

  test.each([
    ['t', true],
    ['Sí', true],
    ['No', false],
    ['maybe', 'unknown_option'],
  ])('%s is %s', (text, expected) => expect(value(readYesNo(text))).toBe(expected))

  test.each([
    ['Router', 'ROU'],
    ['Access Switch', 'SWI'],
    ['Distribution Switch', 'SWI'],
    ['ToR Switch', 'SWI'],
    ['PDU', 'PDU'],
    ['Patch Panel', 'PPN'],
    ['Application Server', 'SRV'],
    ['Transfer switch', 'ATS'],
    ['Servidor', 'SRV'],
    ['srv', 'SRV'],
    ['Cafetera', null],
    ['', null],
  ])('the role %s is of type %s', (word, expected) => expect(typeOfWord(word, [])).toBe(expected))

  test("a company's own type wins over what its word usually means", () => {
    expect(typeOfWord('Router', [{ code: 'RX1', name: 'Router' }])).toBe('RX1')
    expect(typeOfWord('rx1', [{ code: 'RX1', name: null }])).toBe('RX1')
  })

  test('signs alone mean no type, also where one has no name', () => {
    expect(typeOfWord('-', [{ code: 'ATS', name: null }])).toBe(null)
    expect(typeOfWord('', [{ code: 'ATS', name: '--' }])).toBe(null)
  })

  test('a new type gets a free code of its letters', () => {
    expect(proposeTypeCode('Cafetera', new Set())).toBe('CAF')
    expect(proposeTypeCode('Café de sala', new Set(['CAF', 'CAF2']))).toBe('CAF3')
    expect(proposeTypeCode('机', new Set())).toBe('TYP')
  })
})

describe("an asset's own fields", () => {
  test('a field is read by its own schema', () => {
    expect(value(readField('priority', 'Alta', null))).toBe('high')
    expect(value(readField('criticality', 'baja', null))).toBe('low')
    expect(value(readField('priority', 'whatever', null))).toBe('unknown_option')
    expect(value(readField('purchase_date', '05/03/2024', 'dmy'))).toBe('2024-03-05')
    expect(value(readField('code', 'x'.repeat(41), null))).toBe('too_long')
    expect(value(readField('hostname', '  ', null))).toBe(null)
    expect(value(readField('name', '', null))).toBe('required')
  })

  test('no text makes reading fail other than by a code', () =>
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string()),
        fc.constantFrom<DateOrder | null>('dmy', 'mdy', null),
        (text, order) => {
          for (const field of PLAIN_FIELDS) readField(field, text, order)
          readNumber(text)
          readStatus(text)
          typeOfWord(text, [])
          return /^[A-Z][A-Z0-9]{1,7}$/.test(proposeTypeCode(text, new Set()))
        },
      ),
    ))
})
