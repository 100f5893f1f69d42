import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { id, instant, isoDate, optionalText, text } from './text.ts'

const codes = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.map((issue) => issue.message)

test('blanks around a text are cut off', () => expect(v.parse(text(10), '  rack ')).toBe('rack'))

test.each([
  ['', ['required']],
  ['   ', ['required']],
  [undefined, ['required']],
  ['x'.repeat(11), ['too_long']],
  ['a\u0000b', ['invalid_text']],
  ['a\ud800b', ['invalid_text']],
])('%j is refused as %j', (value, expected) => expect(codes(text(10), value)).toEqual(expected))

test('an id has small letters', () => {
  const known = '0190b000-0000-7000-8abc-0000000000ef'
  expect(v.parse(id, known.toUpperCase())).toBe(known)
})
test('a text that may be missing is null, never empty', () => {
  expect(v.parse(optionalText(10), null)).toBeNull()
  expect(codes(optionalText(10), '')).toEqual(['required'])
})

describe('a date', () => {
  test.each(['2024-02-29', '1900-01-01', '2031-12-31'])('%s exists', (day) =>
    expect(v.is(isoDate, day)).toBe(true),
  )
  test.each(['2023-02-29', '2024-13-01', '2024-1-1', '1899-12-31', '2024-02-29T00:00', ''])(
    '%s does not',
    (day) => expect(codes(isoDate, day)).toContain('invalid_date'),
  )
})

describe('an instant', () => {
  test.each(['2024-02-29T00:00:00Z', '2026-01-01T10:00:00.123456Z', '2026-01-01 10:00:00+05:30'])(
    '%s exists',
    (at) => expect(v.is(instant, at)).toBe(true),
  )
  test.each([
    ['2026-01-01T00:00:00+23:00', '2025-12-31T01:00:00.000Z'],
    ['2026-01-01T00:00:00-23:59', '2026-01-01T23:59:00.000Z'],
    ['2026-01-01 10:00:00+05:30', '2026-01-01T04:30:00.000Z'],
    ['2026-01-01T10:00:00Z', '2026-01-01T10:00:00.000Z'],
  ])('%s is %s', (at, utc) => expect(v.parse(instant, at)).toBe(utc))
  test.each([
    '2026-02-30T00:00:00Z',
    '2025-02-29T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-23:59',
    '2026-01-01T24:00:00Z',
  ])('%s does not', (at) => expect(codes(instant, at)).toContain('invalid_date'))
})
