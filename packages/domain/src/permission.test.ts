import { expect, test } from 'vitest'
import { ALL_PERMISSIONS, may, NO_PERMISSIONS, PERMISSION_AREAS } from './permission.ts'

test('each level allows itself and what is below it', () => {
  const reader = { ...NO_PERMISSIONS, assets: 'onlyRead' as const }
  expect(may(reader, 'assets', 'onlyRead')).toBe(true)
  expect(may(reader, 'assets', 'write')).toBe(false)
  expect(may(reader, 'hierarchy', 'onlyRead')).toBe(false)
})

test('an administrator writes everywhere, a person without a team nowhere', () => {
  expect(PERMISSION_AREAS.every((area) => may(ALL_PERMISSIONS, area, 'write'))).toBe(true)
  expect(PERMISSION_AREAS.some((area) => may(NO_PERMISSIONS, area, 'onlyRead'))).toBe(false)
})
