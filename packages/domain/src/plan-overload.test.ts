import { describe, expect, test } from 'vitest'
import { plainClaim, plainRack } from '../oracle/plain.ts'
import type { RackFacts } from './capacity.ts'
import { addDays } from './date.ts'
import type { PassingClaim } from './load.ts'
import { overloadsOf } from './plan-overload.ts'

const TODAY = '2026-06-15'
const inDays = (days: number) => addDays(TODAY, days)

const planned = (id: string, from: string | null, over: Partial<PassingClaim> = {}) =>
  plainClaim(id, { space: 'planned', power: 'planned', plan: { from }, ...over })
const kept = (id: string, until: string, over: Partial<PassingClaim> = {}) =>
  plainClaim(id, { space: 'reserved', power: 'reserved', asset_id: null, until, ...over })

const found = (claims: readonly PassingClaim[], rack: Partial<RackFacts> = {}) =>
  overloadsOf({ ...plainRack, max_floor_load_kg_m2: null, ...rack, claims }, TODAY).map((each) => ({
    ...each,
    claim: each.claim.id,
    rival: each.rival?.id ?? null,
  }))

describe('two plans for a rack', () => {
  const heavy = { weight_kg: 500 }

  test('are told of from the later day on where they are too heavy together, and only the later one', () =>
    expect(found([planned('a', inDays(3), heavy), planned('b', inDays(5), heavy)])).toEqual([
      { code: 'weight_exceeded', limit: 1000, is: 1100, from: inDays(5), to: null, claim: 'b', rival: 'a' },
    ]))

  test('are fine until the first of them is to go, and where something leaves in time', () => {
    const going = planned('a', null, { ...heavy, until: inDays(4) })
    expect(found([going, planned('b', inDays(3), heavy)])).toMatchObject([{ to: inDays(4) }])
    expect(found([going, planned('b', inDays(4), heavy)])).toEqual([])
  })

  test('are not told of where one of them is too heavy by itself: the fit check says that', () =>
    expect(found([planned('a', inDays(3)), planned('b', inDays(5), { weight_kg: 1200 })])).toEqual([]))

  test('can take all of a path, of both and of the cooling', () => {
    const hot = { budget_w: 2600, heat_w: 2600 }
    const plans = [planned('a', inDays(3), hot), planned('b', inDays(3), hot)]
    const codes = (rack: Partial<RackFacts>) =>
      found(plans, rack).map(({ code, path, claim }) => [code, path ?? '', claim].join(' ').trim())
    expect(codes({ cooling_capacity_kw: null })).toEqual([
      'failover_exceeded a a',
      'failover_exceeded b a',
      'failover_exceeded a b',
      'failover_exceeded b b',
    ])
    expect(codes({ power_capacity_a_kw: null, power_capacity_b_kw: null, cooling_capacity_kw: 5 })).toEqual([
      'cooling_exceeded  a',
      'cooling_exceeded  b',
    ])
    const oneSided = [
      planned('a', inDays(3), { ...hot, cords_b: 0 }),
      planned('b', inDays(3), { ...hot, cords_a: 0 }),
    ]
    expect(
      found(oneSided, { power_capacity_a_kw: 2.7, power_capacity_b_kw: 2.4, cooling_capacity_kw: null }),
    ).toMatchObject([{ code: 'power_exceeded', is: 5200, limit: 5100 }, { code: 'power_exceeded' }])
  })
})

describe('what is reserved', () => {
  test('counts with its weight until it ends', () =>
    expect(
      found([kept('k', inDays(9), { weight_kg: 500 }), planned('b', inDays(5), { weight_kg: 500 })]),
    ).toEqual([
      {
        code: 'weight_exceeded',
        limit: 1000,
        is: 1100,
        from: inDays(5),
        to: inDays(9),
        claim: 'b',
        rival: null,
      },
    ]))

  test('does not count twice with what it is kept for, nor where it is only asked for', () => {
    const plan = planned('b', inDays(5), { weight_kg: 500 })
    expect(found([kept('k', inDays(9), { weight_kg: 500, asset_id: 'b' }), plan])).toEqual([])
    const asked = kept('k', inDays(9), { weight_kg: 500, space: 'planned', power: 'planned' })
    expect(found([asked, plan])).toEqual([])
  })
})

test('a plan whose day has gone by counts from tomorrow', () =>
  expect(
    found([planned('a', inDays(-9), { weight_kg: 500 }), planned('b', null, { weight_kg: 500 })]),
  ).toMatchObject([{ claim: 'a', from: inDays(1) }]))
