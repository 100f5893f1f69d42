import { describe, expect, test } from 'vitest'
import { capacityOf, pathsOf, type RackFacts } from './capacity.ts'
import type { Claim } from './load.ts'
import { isRack, standingOn, standingTotals, type RackChange, type RackStanding } from './rack-standing.ts'

const rack: RackFacts = {
  u_height: 10,
  starting_unit: 1,
  u_direction: null,
  mounting_depth_mm: null,
  outer_width_mm: null,
  outer_depth_mm: null,
  tare_kg: 100,
  max_static_load_kg: 500,
  max_floor_load_kg_m2: null,
  power_capacity_a_kw: 2,
  power_capacity_b_kw: 3,
  cooling_capacity_kw: 4,
  airflow: null,
}

const claim = (over: Partial<Claim> = {}): Claim => ({
  id: 'one',
  asset_id: 'one',
  position: 1,
  face: 'front',
  u_height: 2,
  full_depth: true,
  weight_kg: 20,
  budget_w: 800,
  heat_w: 800,
  cords_a: 1,
  cords_b: 1,
  space: 'taken',
  power: 'taken',
  ...over,
})

const standing = (claims: readonly Claim[], facts = rack, id = 'r'): RackStanding => ({
  id,
  capacities: capacityOf(facts, claims),
  paths: pathsOf(facts, claims),
  free_block: 5,
})

const planned = claim({ id: 'p', asset_id: 'p', position: 5, space: 'planned', power: 'planned', cords_b: 0 })
const kept = claim({ id: 'k', asset_id: 'k', position: 8, space: 'reserved', power: 'reserved', cords_a: 0 })
const changes: RackChange[] = [
  { rack_id: 'r', day: '2026-03-01', what: 'comes', claim: planned },
  { rack_id: 'r', day: '2026-04-01', what: 'ends', claim: kept },
  { rack_id: 'r', day: '2026-05-01', what: 'ends', claim: claim() },
]

const DAY = '2026-03-01'
const change = (what: RackChange['what'], of: Claim, day = DAY): RackChange => ({
  rack_id: 'r',
  day,
  what,
  claim: of,
})
/** A rack on a day, with what else stands in it. */
const later = (
  rack_then: RackStanding,
  all: readonly RackChange[],
  { day = DAY, stays = [] }: { day?: string; stays?: readonly Claim[] } = {},
) => standingOn([rack_then], { changes: all, stays: new Map([['r', stays]]) }, day)[0]

describe('a rack on a later day is what it would be counted as', () => {
  const all = [claim(), planned, kept]
  const cases: [string, Claim[]][] = [
    ['2026-02-28', all],
    ['2026-03-01', [claim(), { ...planned, space: 'taken', power: 'taken' }, kept]],
    ['2026-04-01', [claim(), { ...planned, space: 'taken', power: 'taken' }]],
    ['2026-05-01', [{ ...planned, space: 'taken', power: 'taken' }]],
  ]
  test.each(cases)('on %s', (day, then) => {
    expect(later(standing(all), changes, { day })).toEqual(standing(then))
  })

  test('with the path that is tightest then', () => {
    const [before, then] = ['2026-02-28', '2026-05-01'].map((day) => later(standing(all), changes, { day }))
    expect(before?.capacities.power).toMatchObject({ limit: 2000, used: 800, reserved: 800 })
    expect(then?.capacities.power).toMatchObject({ limit: 2000, used: 800, reserved: 0 })
  })

  test('without what nobody knows of things that leave', () => {
    const dark = claim({ weight_kg: null, budget_w: null, heat_w: null })
    expect(later(standing([dark]), [change('ends', dark)])).toEqual(standing([]))
  })

  const [front, rear] = [
    claim({ full_depth: false }),
    claim({ id: 'two', asset_id: 'two', face: 'rear', full_depth: false }),
  ]
  const half = (id: string, over: Partial<Claim> = {}) =>
    claim({ id, asset_id: id, u_height: 1, lane: 'left_half', ...over })
  const soon = (of: Claim): Claim => ({ ...of, space: 'planned', power: 'planned' })
  const wide = claim({ id: 'wide', asset_id: 'wide', position: 2, u_height: 4 })
  const tall = claim({ id: 'tall', asset_id: 'tall', u_height: null })
  const unitsOf = (claims: readonly Claim[], of: readonly RackChange[], stays: readonly Claim[] = []) => {
    const space = later(standing(claims), of, { stays })?.capacities.space
    return { used: space?.used, reserved: space?.reserved, unknown: space?.unknown }
  }
  test.each<[string, ReturnType<typeof unitsOf>, [number, number]]>([
    ['both of a pair leave', unitsOf([front, rear], [change('ends', front), change('ends', rear)]), [0, 0]],
    [
      'one of a pair leaves, the other stays',
      unitsOf([front, rear], [change('ends', front)], [rear]),
      [2, 0],
    ],
    [
      'one of a pair leaves, the other on a later day',
      unitsOf([front, rear], [change('ends', front), change('ends', rear, '2026-04-01')]),
      [2, 0],
    ],
    [
      'half a unit is filled beside the other half',
      unitsOf(
        [half('a'), soon(half('b', { lane: 'right_half' }))],
        [change('comes', soon(half('b', { lane: 'right_half' })))],
        [half('a')],
      ),
      [1, 0],
    ],
    [
      'a reservation ends on units that are taken',
      unitsOf(
        [front, { ...rear, space: 'reserved' }],
        [change('ends', { ...rear, space: 'reserved' })],
        [front],
      ),
      [2, 0],
    ],
    [
      'a plan comes over units that are taken, and others that are reserved',
      // it has 2 to 5, of which 2 is taken already and 5 kept together with 6
      unitsOf(
        [front, soon(wide), { ...kept, position: 5 }],
        [change('comes', soon(wide)), change('ends', { ...kept, position: 5 }, '2026-04-01')],
        [front],
      ),
      [5, 1],
    ],
    ['what nobody knows the height of leaves', unitsOf([tall], [change('ends', tall)]), [0, 0]],
  ])('where %s', (_, space, [used, reserved]) => expect(space).toEqual({ used, reserved, unknown: 0 }))

  test('with what moves within it, which bears on it once', () => {
    const going = soon(claim({ id: 'plan', position: 5 }))
    const both = [change('ends', claim()), change('comes', going)]
    expect(later(standing([claim(), going]), both)).toEqual(standing([claim({ position: 5 })]))
  })

  test('with what stands there when the place ends that was kept for it', () => {
    const own = { ...kept, asset_id: 'one' }
    expect(later(standing([claim(), own]), [change('ends', own)], { stays: [claim()] })).toEqual(
      standing([claim()]),
    )
  })
})

describe('racks are told apart', () => {
  const empty = standing([])
  const reserved = standing([kept])
  const full = standing([claim({ u_height: 9 })])

  test.each([
    ['free', [true, false, false]],
    ['reserved', [false, true, false]],
    ['over', [false, false, true]],
    ['unknown', [false, false, false]],
  ] as const)('as %s', (state, expected) => {
    expect([empty, reserved, full].map((each) => isRack(state, each))).toEqual(expected)
  })

  test('and 80 % of anything is not too full yet', () => {
    expect(isRack('over', standing([claim({ u_height: 8, budget_w: 0, heat_w: 0 })]))).toBe(false)
  })

  test('as not wholly known, by a limit or by a thing', () => {
    expect(isRack('unknown', standing([], { ...rack, cooling_capacity_kw: null }))).toBe(true)
    expect(isRack('unknown', standing([claim({ weight_kg: null })]))).toBe(true)
  })

  test('and counted, with what is left of each path and after a failover', () => {
    const totals = standingTotals([empty, reserved, full])
    expect(totals).toMatchObject({
      states: { over: 1, free: 1, reserved: 1, unknown: 0 },
      free_block: 5,
      // 800 W on both cords, and 800 W on path B alone
      paths: {
        a: { racks: 3, limit: 6000, normal: 400, free: 5600 },
        b: { racks: 3, limit: 9000, normal: 1200, free: 7800 },
      },
      // the path with least left: A of the full one, B of the reserved one is still the wider
      counters: { racks: 3, power: { limit: 6000, used: 800, reserved: 0, free: 5200 } },
    })
  })

  test('of no racks there is nothing', () => {
    expect(standingTotals([])).toMatchObject({ free_block: 0, counters: { racks: 0 } })
  })
})
