import { describe, expect, test } from 'vitest'
import { plainClaim, plainRack, plainServer } from '../oracle/plain.ts'
import { findPlaces, type FinderRack, type PlaceSearch } from './finder.ts'

const { asset_id: _, position: __, ...server } = plainServer

/** Six servers of two units and 800 W with a cord on either path, in the same row, before 1 March. */
const search: PlaceSearch = {
  thing: server,
  count: 6,
  row_id: 'B',
  today: '2026-02-01',
  before: '2026-03-01',
}

const rack = (id: string, over: Partial<FinderRack> = {}): FinderRack => ({
  ...plainRack,
  id,
  row_id: 'B',
  claims: [],
  ...over,
})

describe('six servers before March', () => {
  test('stand in the rack that is least full in the end, from the floor up', () => {
    const used = [plainClaim('a', { budget_w: 100, heat_w: 100 })]
    const { offers, plan, missing } = findPlaces([rack('B1', { claims: used }), rack('B2')], search)
    expect(offers.map(({ rack_id }) => rack_id)).toEqual(['B2', 'B1'])
    expect(offers[0]).toMatchObject({
      positions: [1, 3, 5, 7, 9, 11],
      from: '2026-02-01',
      findings: [],
      taken: { power: 0.96, heat: 0.6 },
      against: [],
    })
    expect(offers[1]?.positions).toEqual([3, 5, 7, 9, 11, 13])
    expect(plan.map(({ rack_id, position }) => `${rack_id} ${position}`)).toEqual(
      [1, 3, 5, 7, 9, 11].map((u) => `B2 ${u}`),
    )
    expect(missing).toBe(0)
  })

  test('go to the floor of a rack that counts from the top', () => {
    const { offers } = findPlaces([rack('B1', { u_direction: 'top_down' })], { ...search, count: 2 })
    expect(offers[0]?.positions).toEqual([41, 39])
  })

  test('are parted where no rack takes all, and the rest is told with what is against it', () => {
    const weak = { power_capacity_b_kw: 2 }
    const found = findPlaces([rack('B1', weak), rack('B2', { ...weak, power_capacity_b_kw: 2.5 })], search)
    expect(found.offers.map(({ rack_id, positions }) => [rack_id, positions.length])).toEqual([
      ['B2', 3],
      ['B1', 2],
    ])
    expect(found.offers[1]?.against).toEqual([
      { code: 'failover_exceeded', level: 'block', path: 'b', is: 2400, limit: 2000 },
    ])
    expect(found).toMatchObject({ missing: 1, plan: { length: 5 } })
  })

  test('find nothing where everything speaks against it, and hear what', () => {
    const full = [plainClaim('a', { u_height: 41, budget_w: 0, heat_w: 0 })]
    const racks = [
      rack('A1', { row_id: 'A' }),
      rack('B1', { claims: full }),
      rack('B2', { cooling_capacity_kw: 0.1 }),
      rack('B3', { u_height: null }),
    ]
    expect(findPlaces(racks, search)).toEqual({
      offers: [],
      plan: [],
      missing: 6,
      refused: [
        { rack_id: 'A1', against: [{ code: 'other_row' }] },
        { rack_id: 'B1', against: [{ code: 'no_space', is: 2, limit: 1 }] },
        { rack_id: 'B2', against: [{ code: 'cooling_exceeded', level: 'block', is: 800, limit: 100 }] },
        { rack_id: 'B3', against: [{ code: 'place_height_unknown', level: 'warn' }] },
      ],
    })
  })

  test.each([
    ['the day before', '2026-02-28', '2026-02-28'],
    ['that very day', '2026-03-01', null],
    ['never', null, null],
    ['today already', '2026-02-01', '2026-02-01'],
  ])('can have what is freed %s or not', (___, until, from) => {
    const whole = plainClaim('a', { u_height: 42, space: 'reserved', power: 'reserved', until })
    const { offers } = findPlaces([rack('B1', { claims: [whole] })], search)
    expect(offers[0]?.from ?? null).toBe(from)
  })

  test('hear what stays against them, not what goes away', () => {
    const claims = [plainClaim('a', { u_height: 42, until: '2026-02-10' })]
    const { refused } = findPlaces([rack('B1', { claims, cooling_capacity_kw: 0.1 })], search)
    expect(refused[0]?.against).toEqual([expect.objectContaining({ code: 'cooling_exceeded', is: 800 })])
  })

  test('rather stand today than later', () => {
    const whole = plainClaim('a', { u_height: 42, until: '2026-02-10' })
    const { offers } = findPlaces(
      [rack('B1', { claims: [whole] }), rack('B2', { claims: [plainClaim('b')] })],
      {
        ...search,
        count: 4,
      },
    )
    expect(offers.map(({ rack_id, from }) => [rack_id, from])).toEqual([
      ['B2', '2026-02-01'],
      ['B1', '2026-02-10'],
    ])
  })

  test('keep out of the way of what is planned', () => {
    const claims = [plainClaim('a', { position: 3, space: 'planned', power: null })]
    expect(findPlaces([rack('B1', { claims })], { ...search, count: 2 }).offers[0]?.positions).toEqual([1, 5])
  })

  test('rather stand where more is known', () => {
    const unknown = rack('B1', { cooling_capacity_kw: null })
    expect(findPlaces([unknown, rack('B2')], search).offers.map(({ rack_id }) => rack_id)).toEqual([
      'B2',
      'B1',
    ])
  })

  test('may stand in any row', () =>
    expect(findPlaces([rack('A1', { row_id: 'A' })], { ...search, row_id: null }).missing).toBe(0))
})

test('racks between which nothing decides keep their order', () => {
  const racks = ['B3', 'B1', 'B2'].map((id) => rack(id))
  expect(findPlaces(racks, search).offers.map(({ rack_id }) => rack_id)).toEqual(['B3', 'B1', 'B2'])
})
