import { describe, expect, test } from 'vitest'
import { claimsFrom, drawOf, holdsOf, loadOf, type LoadFacts } from './load.ts'

const facts: LoadFacts = {
  weight_kg: 20,
  rated_w: 1000,
  budget_w: null,
  heat_w: null,
  cords_a: 1,
  cords_b: 1,
}

describe('what a thing takes', () => {
  test('is known by its nameplate, as it is planned and as it was measured', () => {
    expect(drawOf({ ...facts, measured_w: 412 }, 'it')).toEqual({
      rated_w: 1000,
      budget_w: 600,
      measured_w: 412,
    })
    expect(drawOf({ ...facts, budget_w: 450 }, 'it')).toEqual({
      rated_w: 1000,
      budget_w: 450,
      measured_w: null,
    })
    expect(drawOf(facts, 'it', 0.7).budget_w).toBe(700)
  })

  test('is not known where nobody has said, but of what takes no power', () => {
    const nothing = { rated_w: null, budget_w: null }
    expect(drawOf(nothing, 'it')).toEqual({ rated_w: null, budget_w: null, measured_w: null })
    expect(drawOf(nothing, 'cabling')).toEqual({ rated_w: 0, budget_w: 0, measured_w: null })
    expect(drawOf({ rated_w: 100, budget_w: null }, 'cabling').budget_w).toBe(60)
  })

  test('is nothing of what only passes power on, but for what somebody says it loses', () => {
    expect(drawOf({ rated_w: 22_000, budget_w: null }, 'power')).toMatchObject({
      rated_w: 22_000,
      budget_w: 0,
    })
    expect(drawOf({ rated_w: 22_000, budget_w: 150 }, 'power').budget_w).toBe(150)
  })
})

describe('what planning counts for a thing', () => {
  test.each<[string, Partial<LoadFacts>, number | null, number | null]>([
    ['its heat is what it takes', {}, 600, 600],
    ['its heat is less where its model passes power on', { heat_w: 250 }, 600, 150],
    ['its budget is all it takes', { budget_w: 300, heat_w: 1000 }, 300, 300],
    ['its heat is known and nothing else', { rated_w: null, heat_w: 200 }, null, 200],
    ['its nameplate is not known', { rated_w: null, budget_w: 300, heat_w: 500 }, 300, 300],
    ['nothing is known', { rated_w: null }, null, null],
  ])('%s', (_, known, budget_w, heat_w) =>
    expect(loadOf({ ...facts, ...known }, 'it')).toMatchObject({
      weight_kg: 20,
      budget_w,
      heat_w,
      cords_a: 1,
    }),
  )

  test('goes by the factor of the company', () =>
    expect(loadOf(facts, 'it', 0.5)).toMatchObject({ budget_w: 500, heat_w: 500 }))
})

test.each([
  ['planning' as const, 'planned', 'planned'],
  ['received' as const, null, null],
  ['installation' as const, 'taken', 'taken'],
  ['active' as const, 'taken', 'taken'],
  ['repair' as const, 'taken', 'reserved'],
  ['out_of_service' as const, 'taken', null],
  ['decommissioning' as const, 'taken', null],
])('what is in %s holds its units and its power so', (status, space, power) =>
  expect(holdsOf(status)).toEqual({ space, power }),
)

test('a claim is there until the day before the one it ends on', () => {
  const claim = { ...loadOf(facts, 'it'), ...holdsOf('active'), id: 'a', asset_id: 'a', position: 1 }
  const passing = { ...claim, face: null, u_height: 1, full_depth: null, until: '2026-03-01' }
  expect(claimsFrom([passing, { ...passing, until: null }], '2026-02-28')).toHaveLength(2)
  expect(claimsFrom([passing, { ...passing, until: null }], '2026-03-01')).toHaveLength(1)
})
