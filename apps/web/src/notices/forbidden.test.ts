import { NO_PERMISSIONS } from '@plenum/domain/permission'
import { expect, test } from 'vitest'
import { demand, forbiddenOf } from './forbidden.ts'

const missing = (level: 'noAccess' | 'onlyRead' | 'write') => {
  try {
    demand({ ...NO_PERMISSIONS, users: level }, 'users', 'write')
  } catch (error) {
    return forbiddenOf(error)
  }
  return null
}

test('who may look is told that changing is missing, who may not look that all is', () => {
  expect(missing('write')).toBeNull()
  expect(missing('onlyRead')).toEqual({ area: 'users', level: 'write' })
  expect(missing('noAccess')).toEqual({ area: 'users', level: 'onlyRead' })
})
