import { expect, test } from 'vitest'
import { changesOf } from './audit-changes.ts'
import { AuditSearch, filterOf, isFiltered, unfiltered } from './audit-search.ts'
import * as v from 'valibot'

test('a line says its values, and what they were before', () => {
  expect(changesOf({ reason: 'Moved out', name: { from: 'Ada', to: 'Eva' } })).toEqual([
    { path: ['reason'], to: 'Moved out' },
    { path: ['name'], from: 'Ada', to: 'Eva' },
  ])
})

test('what lies deeper is named by what it lies in; a record is one value', () => {
  const team = { id: '1', name: 'Hands' }
  expect(
    changesOf({ permissions: { assets: { from: 'onlyRead', to: 'write' } }, team, decided: ['types'] }),
  ).toEqual([
    { path: ['permissions', 'assets'], from: 'onlyRead', to: 'write' },
    { path: ['team'], to: team },
    { path: ['decided'], to: ['types'] },
  ])
  expect(changesOf({})).toEqual([])
})

test('of a record that became another one, each part that changed is said', () => {
  const channels = { from: { in_app: true, by_mail: false }, to: { in_app: false, by_mail: false } }
  expect(changesOf({ person_joined: channels })).toEqual([
    { path: ['person_joined', 'in_app'], from: true, to: false },
  ])
  const team = { from: { id: '1', name: 'Hands' }, to: { id: '2', name: 'Eyes' } }
  expect(changesOf({ team })).toEqual([{ path: ['team'], ...team }])
})

test('an address asks for whole days, and forgives what it does not know', () => {
  const address = v.parse(AuditSearch, {
    since: '2026-11-01',
    until: '2026-11-01',
    group: 'spells',
    person: '1',
  })
  expect(address).toEqual({ since: '2026-11-01', until: '2026-11-01', group: undefined, person: undefined })
  const { since = '', until = '' } = filterOf(address)
  expect(Date.parse(until) - Date.parse(since)).toBe(24 * 60 * 60 * 1000)
})

test('refreshes are left out unless the address asks for them, and narrow nothing', () => {
  const usual = filterOf(v.parse(AuditSearch, { refreshes: 'maybe' }))
  expect([usual, isFiltered(usual)]).toEqual([{ without: 'session.refresh' }, false])
  const shown = v.parse(AuditSearch, { refreshes: 'shown', group: 'log' })
  expect([filterOf(shown), isFiltered(filterOf(shown))]).toEqual([{ group: 'log' }, true])
  expect(filterOf(unfiltered(shown))).toEqual({})
})
