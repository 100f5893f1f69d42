import { describe, expect, test } from 'vitest'
import { ASSET_STATUSES } from './asset.ts'
import { findingsOf, GUARDS, guardsOf, missingIdentity, type Facts } from './transition-guards.ts'

const known = {
  code: 'SRV-000001',
  brand_id: 'b',
  model_id: 'm',
  serial_number: 'SN1',
  owner_id: 'o',
  warranty_date: null,
  cords_a: null,
  cords_b: null,
  budget_w: null,
}
const facts = (over: Partial<Facts>): Facts => ({
  from: 'received',
  to: 'installation',
  asset: known,
  corded: true,
  place: { refused: [] },
  reason: null,
  category: null,
  evidence: { data: 'no', bears_data: null, erasures: [] },
  open_work: [],
  dependents: { names: [], acknowledged: false },
  today: '2026-11-22',
  ...over,
})
const codes = (over: Partial<Facts>) => findingsOf(facts(over)).map(({ code, attr }) => `${code} ${attr}`)

describe('the guards', () => {
  test('are the nine of the rules; those whose records are still to come are off', () => {
    expect(GUARDS.map(({ rule }) => rule)).toEqual(['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'G9'])
    const off = GUARDS.filter(({ check }) => check === null).map(({ name }) => name)
    expect(off).toEqual(['separation'])
  })

  test.each([
    ['received', 'installation', ['place', 'identity']],
    ['installation', 'active', ['place', 'commissioning', 'open_work']],
    ['faulty', 'active', ['place', 'open_work']],
    ['repair', 'installation', ['place', 'identity', 'reason']],
    ['active', 'faulty', ['reason']],
    ['faulty', 'repair', ['dependents', 'warranty']],
    ['decommissioning', 'decommissioning', ['dependents', 'open_work', 'evidence']],
    ['planning', 'received', []],
  ] as const)('from %s to %s: %j', (from, to, expected) => expect(guardsOf({ from, to })).toEqual(expected))

  test('let through what is complete', () => expect(codes({})).toEqual([]))
})

describe('place', () => {
  test.each(['installation', 'active', 'standby'] as const)('%s needs one', (to) =>
    expect(codes({ from: 'faulty', to, place: null })).toContain('place_missing place'),
  )
  test.each(ASSET_STATUSES.filter((to) => !['installation', 'active', 'standby'].includes(to)))(
    '%s needs none',
    (to) => expect(codes({ from: 'active', to, place: null })).not.toContain('place_missing place'),
  )
  test('says who is in the way', () => {
    const refused = { code: 'place_taken', attr: 'position', subject: 'Web 2' } as const
    expect(findingsOf(facts({ place: { refused: [refused] } }))).toEqual([
      { guard: 'place', severity: 'block', ...refused },
    ])
  })
})

describe('identity', () => {
  test.each(['code', 'brand_id', 'model_id', 'serial_number', 'owner_id'] as const)('wants %s', (field) =>
    expect(codes({ asset: { ...known, [field]: null } })).toEqual([`identity_missing ${field}`]),
  )
  test('names everything that is missing at once', () =>
    expect(missingIdentity({ ...known, brand_id: null, model_id: null, owner_id: null })).toEqual([
      'brand_id',
      'model_id',
      'owner_id',
    ]))
})

describe('what goes into use', () => {
  const using = { from: 'installation', to: 'active' } as const
  const cords = (over: object) => ({ ...using, asset: { ...known, ...over } })
  test.each([
    [{}, ['cords_missing cords_a', 'cords_missing cords_b']],
    [{ cords_a: 1 }, ['cords_missing cords_b']],
    [{ cords_a: 1, cords_b: 0 }, []],
    [{ budget_w: 0 }, []],
  ])('says how many cords it has on either path: %j', (over, expected) =>
    expect(codes(cords(over))).toEqual(expected),
  )
  test.each(['active', 'standby'] as const)('is asked so as %s', (to) =>
    expect(codes({ ...cords({}), to })).toHaveLength(2),
  )
  test('is not asked where things of its type have none', () =>
    expect(codes({ ...using, corded: false })).toEqual([]))
  test('is asked once: what was in use before goes back as it was', () =>
    expect(codes({ from: 'faulty', to: 'active' })).toEqual([]))
})

describe('a reason', () => {
  const failing = { from: 'active', to: 'faulty' } as const
  test.each([
    [null, null, ['reason_missing reason', 'category_missing category']],
    ['Too short', 'fault', ['reason_missing reason']],
    ['   Blank   ', 'fault', ['reason_missing reason']],
    ['PSU 2 burnt', 'fault', []],
    ['PSU 2 burnt', null, ['category_missing category']],
  ] as const)('%j of %j', (reason, category, expected) =>
    expect(codes({ ...failing, reason, category })).toEqual(expected),
  )
})

describe('a warranty', () => {
  test.each([
    ['2026-11-22', 1],
    ['2030-01-01', 1],
    ['2026-11-21', 0],
    [null, 0],
  ])('until %s is told and blocks nothing', (warranty_date, told) => {
    const found = findingsOf(facts({ from: 'faulty', to: 'repair', asset: { ...known, warranty_date } }))
    expect(found.filter(({ severity }) => severity === 'warn')).toHaveLength(told)
    expect(found.filter(({ severity }) => severity === 'block')).toEqual([])
  })
})

describe('open work', () => {
  const busy = { open_work: ['MAC-00007', 'MNT-00001'] }
  test.each([
    ['faulty', 'active'],
    ['faulty', 'decommissioning'],
    ['decommissioning', 'decommissioning'],
  ] as const)('is in the way from %s to %s, each request by its code', (from, to) =>
    expect(findingsOf(facts({ ...busy, from, to }))).toEqual(
      busy.open_work.map((subject) => ({
        guard: 'open_work',
        severity: 'block',
        code: 'work_asset_busy',
        attr: 'to',
        subject,
      })),
    ),
  )
  test('is in the way of nothing else', () =>
    expect(codes({ ...busy, from: 'faulty', to: 'standby' })).toEqual([]))
})

describe('what depends on a thing', () => {
  const names = ['Web 1', 'Web 2']
  const stopping = { from: 'active', to: 'maintenance' } as const
  test('is named before it goes down with it', () =>
    expect(findingsOf(facts({ ...stopping, dependents: { names, acknowledged: false } }))).toEqual([
      {
        guard: 'dependents',
        severity: 'block',
        code: 'others_depend',
        attr: 'acknowledged',
        subject: 'Web 1, Web 2',
      },
    ]))
  test('of many, ten are named', () => {
    const many = Array.from({ length: 11 }, (_, at) => `Web ${at}`)
    const [found] = findingsOf(facts({ ...stopping, dependents: { names: many, acknowledged: false } }))
    expect(found?.subject).toMatch(/Web 9, …$/)
  })
  test.each([
    [stopping, { names, acknowledged: true }],
    [stopping, { names: [], acknowledged: false }],
    [{ from: 'active', to: 'standby' } as const, { names, acknowledged: false }],
  ])('is in the way of nothing else: %j, %j', (step, dependents) =>
    expect(codes({ ...step, dependents })).toEqual([]),
  )
})
