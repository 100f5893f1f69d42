import { describe, expect, test } from 'vitest'
import { ASSET_STATUSES } from './asset.ts'
import { decommissionSteps } from './decommission.ts'
import { bearsData, lacksErasure, methodsFor, type Evidence } from './erasure.ts'
import { canBecome } from './transition.ts'

describe('the way to decommissioning', () => {
  test.each([
    ['active', ['out_of_service', 'decommissioning']],
    ['standby', ['out_of_service', 'decommissioning']],
    ['maintenance', ['out_of_service', 'decommissioning']],
    ['faulty', ['decommissioning']],
    ['repair', ['decommissioning']],
    ['received', ['decommissioning']],
    ['out_of_service', ['decommissioning']],
    ['decommissioning', []],
    ['planning', null],
    ['installation', null],
  ] as const)('from %s: %j', (from, expected) => expect(decommissionSteps(from)).toEqual(expected))

  test.each(ASSET_STATUSES)('from %s takes only steps of the table', (from) => {
    let now = from
    for (const next of decommissionSteps(from) ?? []) {
      expect(canBecome(now, next)).toBe(true)
      now = next
    }
  })
})

describe('proof of erasure', () => {
  const proof = (
    data: Evidence['data'],
    method?: 'clear' | 'purge' | 'destroy',
    bears_data: boolean | null = null,
  ) => lacksErasure({ data, bears_data, erasures: method ? [{ method }] : [] })
  test.each([
    ['yes', undefined, null, 'erasure_missing'],
    ['yes', 'clear', null, 'erasure_too_weak'],
    ['yes', 'purge', null, null],
    ['yes', 'destroy', null, null],
    ['config', undefined, null, 'erasure_missing'],
    ['config', 'clear', null, null],
    ['no', undefined, null, null],
    ['ask', undefined, null, 'data_unsaid'],
    ['ask', undefined, false, null],
    ['ask', undefined, true, 'erasure_missing'],
    ['ask', 'purge', true, null],
    ['ask', 'purge', null, 'data_unsaid'],
    ['yes', undefined, false, 'erasure_missing'],
  ] as const)('of a type that says %s, by %s, said to bear data: %s', (data, method, bears, expected) =>
    expect(proof(data, method, bears)?.code ?? null).toBe(expected),
  )

  test('names the medium that is not erased well enough', () =>
    expect(
      lacksErasure({ data: 'yes', bears_data: null, erasures: [{ method: 'purge' }, { method: 'clear' }] }),
    ).toEqual({ code: 'erasure_too_weak', attr: 'erasures.1.method' }))

  test('may be clearing for settings only', () => {
    expect(methodsFor('config')).toContain('clear')
    expect(methodsFor('yes')).not.toContain('clear')
    expect(bearsData({ data: 'config', bears_data: null })).toBe(true)
  })
})
