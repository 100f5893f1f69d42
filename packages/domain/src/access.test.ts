import { describe, expect, test } from 'vitest'
import { administrator, levels, manager, managers, nobodies, operators, person } from './access-cast.ts'
import {
  explainAccess,
  permissionsOf,
  refusalOfChange,
  refusalOfEnding,
  refusalOfInvitation,
  refusalOfPermissions,
} from './access.ts'
import { ALL_PERMISSIONS, NO_PERMISSIONS, PERMISSION_AREAS } from './permission.ts'

describe('the permissions of a team', () => {
  test('are given up to what one may oneself', () => {
    expect(refusalOfPermissions(manager, nobodies, levels({ assets: 'onlyRead' }))).toBeNull()
    expect(refusalOfPermissions(manager, nobodies, levels({ assets: 'write' }))).toBe('beyond_own_rights')
    expect(refusalOfPermissions(administrator, nobodies, ALL_PERMISSIONS)).toBeNull()
  })

  test('that were there before may stay or be taken', () => {
    const { permissions } = operators
    expect(refusalOfPermissions(manager, operators, { ...permissions, assets: 'onlyRead' })).toBeNull()
    expect(refusalOfPermissions(manager, operators, { ...permissions, hierarchy: 'noAccess' })).toBeNull()
    expect(refusalOfPermissions(manager, operators, { ...permissions, library: 'onlyRead' })).toBe(
      'beyond_own_rights',
    )
  })

  test('of the own team are an administrator’s alone', () => {
    expect(refusalOfPermissions(manager, managers, NO_PERMISSIONS)).toBe('own_rights')
    expect(refusalOfPermissions(manager, managers, managers.permissions)).toBeNull()
    expect(refusalOfPermissions(administrator, managers, NO_PERMISSIONS)).toBeNull()
  })
})

test('only an administrator invites or signs out an administrator, even where somebody else may as much', () => {
  const asked = { is_administrator: true, team: null }
  const almighty = { ...manager, permissions: ALL_PERMISSIONS }
  expect(refusalOfInvitation(almighty, asked)).toBe('beyond_own_rights')
  expect(refusalOfChange(almighty, person(), { is_administrator: true }, 1)).toBe('beyond_own_rights')
  expect(refusalOfInvitation(manager, asked)).toBe('beyond_own_rights')
  expect(refusalOfInvitation(administrator, asked)).toBeNull()
  expect(refusalOfEnding(manager, asked)).toBe('beyond_own_rights')
  expect(refusalOfEnding(administrator, asked)).toBeNull()
  expect(refusalOfEnding(manager, { is_administrator: false })).toBeNull()
})

describe('why a person may or may not', () => {
  test.each([
    ['his team', person({ team: operators }), 'write', 'team'],
    ['no team', person(), 'noAccess', 'no_team'],
    [
      'being administrator, whatever his team',
      person({ is_administrator: true, team: nobodies }),
      'write',
      'administrator',
    ],
    [
      'being disabled, whatever else',
      person({ is_administrator: true, disabled: true }),
      'noAccess',
      'disabled',
    ],
  ] as const)('is %s', (_, who, level, because) => {
    expect(explainAccess(who, 'assets')).toEqual({ level, because, team: who.team })
  })

  test('agrees with what he may', () => {
    for (const area of PERMISSION_AREAS) {
      const who = person({ team: operators })
      expect(explainAccess(who, area).level).toBe(permissionsOf(who)[area])
    }
  })
})
