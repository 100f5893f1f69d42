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
  readers,
} from './access-cast.ts'
import {
  refusalOfChange,
  refusalOfInvitation,
  refusalOfPermissions,
  type Grantor,
  type PersonRights,
  type RightsChange,
} from './access.ts'
import { PERMISSION_AREAS, PERMISSION_LEVELS } from './permission.ts'

describe('the rights of a person', () => {
  test.each<[string, Grantor, Partial<PersonRights>, RightsChange, number, string | null]>([
    ['a manager gives a team he outranks', manager, {}, { team: readers }, 1, null],
    ['a manager gives a team like his own', manager, {}, { team: managers }, 1, null],
    ['a manager gives a team that may more', manager, {}, { team: operators }, 1, 'beyond_own_rights'],
    [
      'a manager moves a disabled person into a team that may more',
      manager,
      { disabled: true },
      { team: operators },
      1,
      'beyond_own_rights',
    ],
    [
      'a manager enables somebody whose team may more',
      manager,
      { disabled: true, team: operators },
      { disabled: false },
      1,
      'beyond_own_rights',
    ],
    [
      'a manager enables somebody like himself',
      manager,
      { disabled: true, team: readers },
      { disabled: false },
      1,
      null,
    ],
    ['a manager takes a strong team away', manager, { team: operators }, { team: null }, 1, null],
    ['a manager disables somebody who may more', manager, { team: operators }, { disabled: true }, 1, null],
    ['a manager makes an administrator', manager, {}, { is_administrator: true }, 1, 'beyond_own_rights'],
    [
      'a manager unmakes an administrator',
      manager,
      { is_administrator: true },
      { is_administrator: false },
      2,
      'beyond_own_rights',
    ],
    [
      'a manager disables an administrator',
      manager,
      { is_administrator: true },
      { disabled: true },
      2,
      'beyond_own_rights',
    ],
    [
      'a manager disables the last administrator',
      manager,
      { is_administrator: true },
      { disabled: true },
      1,
      'beyond_own_rights',
    ],
    [
      'a manager moves an administrator',
      manager,
      { is_administrator: true },
      { team: nobodies },
      2,
      'beyond_own_rights',
    ],
    [
      'a manager enables an administrator',
      manager,
      { is_administrator: true, disabled: true },
      { disabled: false },
      1,
      'beyond_own_rights',
    ],
    [
      'a manager makes himself administrator',
      manager,
      { id: 'mia' },
      { is_administrator: true },
      1,
      'own_rights',
    ],
    [
      'a manager moves himself up',
      manager,
      { id: 'mia', team: managers },
      { team: operators },
      1,
      'own_rights',
    ],
    ['a manager moves himself down', manager, { id: 'mia', team: managers }, { team: null }, 1, 'own_rights'],
    ['a manager disables himself', manager, { id: 'mia' }, { disabled: true }, 1, 'own_rights'],
    ['an administrator gives any team', administrator, {}, { team: operators }, 1, null],
    ['an administrator makes another', administrator, {}, { is_administrator: true }, 1, null],
    [
      'an administrator unmakes another',
      administrator,
      { is_administrator: true },
      { is_administrator: false },
      2,
      null,
    ],
    [
      'the last administrator steps down',
      administrator,
      { id: 'ada', is_administrator: true },
      { is_administrator: false },
      1,
      'last_administrator',
    ],
    [
      'the last administrator disables himself',
      administrator,
      { id: 'ada', is_administrator: true },
      { disabled: true },
      1,
      'last_administrator',
    ],
    [
      'one of two administrators steps down',
      administrator,
      { id: 'ada', is_administrator: true },
      { is_administrator: false },
      2,
      null,
    ],
    [
      'one of two administrators disables himself',
      administrator,
      { id: 'ada', is_administrator: true },
      { disabled: true },
      2,
      'own_rights',
    ],
    [
      'an administrator moves himself',
      administrator,
      { id: 'ada', is_administrator: true },
      { team: operators },
      2,
      'own_rights',
    ],
    [
      'a disabled administrator is unmade beside one that is not',
      administrator,
      { is_administrator: true, disabled: true },
      { is_administrator: false },
      1,
      null,
    ],
  ])('%s', (_, grantor, over, change, administrators, refused) => {
    expect(refusalOfChange(grantor, person(over), change, administrators)).toBe(refused)
  })

  test('reach to the right to approve', () => {
    const approver = { ...manager, may_approve: true }
    const asked = { is_administrator: false, team: approvers }
    expect(refusalOfChange(manager, person(), { team: approvers }, 1)).toBe('beyond_own_rights')
    expect(refusalOfChange(approver, person(), { team: approvers }, 1)).toBeNull()
    expect(refusalOfChange(manager, person({ team: approvers }), { team: null }, 1)).toBeNull()
    expect(refusalOfInvitation(manager, asked)).toBe('beyond_own_rights')
    expect(refusalOfInvitation(approver, asked)).toBeNull()
  })

  test('that change in nothing are never refused', () => {
    const same = person({ id: 'mia', is_administrator: true, team: operators })
    const change = { team: operators, is_administrator: true, disabled: false }
    expect(refusalOfChange(manager, same, change, 1)).toBeNull()
    expect(refusalOfChange(manager, same, {}, 1)).toBeNull()
  })

  test('given by nobody but an administrator are never more than his own', () => {
    for (const area of PERMISSION_AREAS) {
      for (const mine of PERMISSION_LEVELS) {
        for (const theirs of PERMISSION_LEVELS) {
          const grantor = { ...manager, permissions: levels({ [area]: mine }) }
          const team = { id: 'any', permissions: levels({ [area]: theirs }), may_approve: false }
          const beyond = PERMISSION_LEVELS.indexOf(theirs) > PERMISSION_LEVELS.indexOf(mine)
          const refused = beyond ? 'beyond_own_rights' : null
          expect(refusalOfChange(grantor, person(), { team }, 1)).toBe(refused)
          expect(refusalOfInvitation(grantor, { is_administrator: false, team })).toBe(refused)
          expect(refusalOfPermissions(grantor, nobodies, team)).toBe(refused)
        }
      }
    }
  })
})
