import { expect, test } from 'vitest'
import { latestOf } from './written.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const at = (written_at: string, values: Record<string, unknown> | null = { written_at }) => ({
  written_at,
  values,
})
const monday = at('2026-11-16T10:00:00.000Z')
const tuesday = at('2026-11-17T10:00:00.000Z')

test('the newer of two copies counts, whichever comes first', () => {
  expect(latestOf([monday, tuesday], now)).toEqual(tuesday)
  expect(latestOf([tuesday, monday], now)).toEqual(tuesday)
})

test('what is missing, broken or older than a week does not count', () => {
  expect(latestOf([null, undefined, 'text', { values: {} }], now)).toBeNull()
  expect(latestOf([at('2026-11-14T09:59:59.999Z')], now)).toBeNull()
  expect(latestOf([monday, { written_at: 'tomorrow', values: {} }], now)).toEqual(monday)
})

test('nothing, said later, outweighs what was there', () => {
  expect(latestOf([monday, at('2026-11-18T10:00:00.000Z', null)], now)).toBeNull()
  expect(latestOf([at('2026-11-15T10:00:00.000Z', null), monday], now)).toEqual(monday)
})
