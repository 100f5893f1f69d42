import { ALL_PERMISSIONS, NO_PERMISSIONS } from '@plenum/domain/permission'
import { expect, test } from 'vitest'
import { actsFor, refusalOfAct, teamsFor } from './people-acts.ts'
import { administrator, manager, person, team } from './story-people.ts'

const facility = team('Facility', { assets: 'write' })
const readers = team('Readers', { assets: 'onlyRead' })
const teams = [facility, readers]

test('the menu offers what the state of a person leaves', () => {
  expect(actsFor(person('Eva'))).toEqual(['team', 'raise', 'end_sessions', 'disable'])
  const shut = person('Eva', { is_administrator: true, disabled_at: '2026-11-20T09:12:00.000Z' })
  expect(actsFor(shut)).toEqual(['team', 'lower', 'end_sessions', 'enable'])
})

test('an administrator may do everything to others, and to himself only step down', () => {
  const acts = ['team', 'raise', 'lower', 'disable', 'end_sessions'] as const
  for (const act of acts) expect(refusalOfAct(administrator, person('Eva'), { act, teams })).toBeNull()
  const self = person('Ana', { id: administrator.id, is_administrator: true })
  const refused = acts.filter((act) => refusalOfAct(administrator, self, { act, teams }) !== null)
  expect(refused).toEqual(['team', 'disable'])
})

test('the last administrator stays one', () => {
  const self = person('Ana', { id: administrator.id, is_administrator: true })
  for (const act of ['lower', 'disable'] as const) {
    expect(refusalOfAct(administrator, self, { act, teams, administrators: 1 })).toBe('last_administrator')
  }
  expect(refusalOfAct(administrator, self, { act: 'lower', teams, administrators: 2 })).toBeNull()
  expect(refusalOfAct(administrator, self, { act: 'end_sessions', teams, administrators: 1 })).toBeNull()
})

test('somebody else leaves administrators alone, and sees only teams that may no more than he', () => {
  const boss = person('Ana', { is_administrator: true })
  for (const act of ['team', 'lower', 'disable', 'end_sessions'] as const) {
    expect(refusalOfAct(manager, boss, { act, teams })).toBe('beyond_own_rights')
  }
  expect(teamsFor(manager, person('Eva'), teams)).toEqual([readers])
  expect(teamsFor(administrator, person('Eva'), teams)).toEqual(teams)
  expect(manager.permissions).toEqual({ ...NO_PERMISSIONS, users: 'write', assets: 'onlyRead' })
  expect(administrator.permissions).toEqual(ALL_PERMISSIONS)
})
