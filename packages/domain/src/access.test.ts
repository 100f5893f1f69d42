import { describe, expect, test } from 'vitest'
import {
  administrator,
  approvers,
  levels,
  manager,
  managers,
  nobodies,
  operators,
  person,
} from './access-cast.ts'
import {
  explainAccess,
  permissionsOf,
  refusalOfChange,
  refusalOfEnding,
  refusalOfInvitation,
  refusalOfPermissions,
  type Grantor,
  type TeamRights,
} from './access.ts'
import { ALL_PERMISSIONS, NO_PERMISSIONS, PERMISSION_AREAS, type Permissions } from './permission.ts'

const given = (grantor: Grantor, team: TeamRights, permissions: Permissions) =>
  refusalOfPermissions(grantor, team, { ...team, permissions })

describe('the permissions of a team', () => {
  test('are given up to what one may oneself', () => {
    expect(given(manager, nobodies, levels({ assets: 'onlyRead' }))).toBeNull()
    expect(given(manager, nobodies, levels({ assets: 'write' }))).toBe('beyond_own_rights')
    expect(given(administrator, nobodies, ALL_PERMISSIONS)).toBeNull()
  })

  test('that were there before may stay or be taken', () => {
    const { permissions } = operators
    expect(given(manager, operators, { ...permissions, assets: 'onlyRead' })).toBeNull()
    expect(given(manager, operators, { ...permissions, hierarchy: 'noAccess' })).toBeNull()
    expect(given(manager, operators, { ...permissions, library: 'onlyRead' })).toBe('beyond_own_rights')
  })

  test('of the own team are an administrator’s alone', () => {
    expect(given(manager, managers, NO_PERMISSIONS)).toBe('own_rights')
    expect(given(manager, managers, managers.permissions)).toBeNull()
    expect(given(administrator, managers, NO_PERMISSIONS)).toBeNull()
  })
})

test('the right to approve is given by who has it, may be taken, and is never given to the own team', () => {
  const approver = { ...manager, may_approve: true }
  const approving = { ...nobodies, may_approve: true }
  expect(refusalOfPermissions(manager, nobodies, approving)).toBe('beyond_own_rights')
  expect(refusalOfPermissions(approver, nobodies, approving)).toBeNull()
  expect(refusalOfPermissions(administrator, nobodies, approving)).toBeNull()
  expect(refusalOfPermissions(manager, approvers, { ...approvers, may_approve: false })).toBeNull()
  expect(refusalOfPermissions(approver, managers, { ...managers, may_approve: true })).toBe('own_rights')
  expect(refusalOfPermissions(administrator, managers, { ...managers, may_approve: true })).toBeNull()
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
