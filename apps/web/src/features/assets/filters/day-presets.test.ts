import { expect, test } from 'vitest'
import { daysOf, PRESETS, presetOf } from './day-presets.ts'

test('every preset is known again by its days', () => {
  for (const preset of Object.values(PRESETS).flat()) expect(presetOf(daysOf(preset))).toEqual(preset)
})

test.each([
  { from: '0d', to: undefined },
  { from: undefined, to: '90d' },
  { from: '0d', to: '0d' },
  { from: '2026-01-01', to: '0d' },
  { from: '-30d', to: '-1d' },
])('other days are none: %o', (days) => {
  expect(presetOf(days)).toBeUndefined()
})
