import { describe, expect, test } from 'vitest'
import { capacity } from './capacity.ts'
import { forecastOf, fullOn, monthsFrom, type ForecastPoint } from './forecast.ts'
import type { Claim } from './load.ts'
import type { RackStanding } from './rack-standing.ts'

const points = (taken: readonly number[], from = '2026-01-01'): ForecastPoint[] =>
  monthsFrom(from)
    .slice(0, taken.length)
    .map((day, at) => ({ day, used: taken[at] ?? 0, reserved: 0 }))

test('months begin with the day itself and go on with the firsts of the next ones', () => {
  const days = monthsFrom('2026-11-22')
  expect(days).toHaveLength(13)
  expect(days.slice(0, 3)).toEqual(['2026-11-22', '2026-12-01', '2027-01-01'])
  expect(days.at(-1)).toBe('2027-11-01')
})

describe('the day on which nothing is left', () => {
  test('is between the months where it is passed', () => {
    expect(fullOn(points([0, 31, 59]), 45)).toBe('2026-02-15')
  })
  test('is today where it is full already', () => {
    expect(fullOn(points([50, 40]), 45)).toBe('2026-01-01')
  })
  test('is told by the trend beyond the last month', () => {
    // one a day
    expect(fullOn(points([0, 31, 59]), 100)).toBe('2026-04-11')
  })
  test.each([
    ['falls', [50, 40, 30]],
    ['stays', [40, 40, 40]],
    ['reaches it too late', [40, 40.001, 40.002]],
  ])('is unknown where the trend %s', (_, taken) => {
    expect(fullOn(points(taken), 100)).toBeNull()
  })
  test('is unknown without a limit', () => {
    expect(fullOn(points([1, 2]), 0)).toBeNull()
  })
})

test('a forecast adds what comes, takes away what goes, and leaves racks of no known limit out', () => {
  const none = { limit: null, normal: 0, used: 0, reserved: 0 }
  const rack = (id: string, limit: number | null): RackStanding => ({
    id,
    capacities: {
      space: capacity(limit, 10, 4, 0),
      power: capacity(null, 0, 0, 0),
      weight: capacity(100, 0, 0, 0),
      heat: capacity(null, 0, 0, 0),
    },
    paths: { a: none, b: none },
    free_block: 0,
  })
  const claim: Claim = {
    id: 'c',
    asset_id: 'c',
    position: 1,
    face: 'front',
    u_height: 4,
    full_depth: true,
    weight_kg: 8,
    budget_w: null,
    heat_w: null,
    cords_a: null,
    cords_b: null,
    space: 'planned',
    power: null,
  }
  const { space, weight, power } = forecastOf(
    [rack('one', 20), rack('two', 20), rack('none', null)],
    {
      changes: [
        { rack_id: 'one', day: '2026-02-10', what: 'comes', claim },
        { rack_id: 'two', day: '2026-03-01', what: 'ends', claim },
      ],
      stays: new Map(),
    },
    '2026-01-15',
  )
  expect(space.limit).toBe(40)
  expect(space.points.slice(0, 4)).toEqual([
    { day: '2026-01-15', used: 20, reserved: 8 },
    { day: '2026-02-01', used: 20, reserved: 8 },
    { day: '2026-03-01', used: 24, reserved: 0 },
    { day: '2026-04-01', used: 24, reserved: 0 },
  ])
  expect(space.full_on).toBeNull()
  expect(weight).toMatchObject({ limit: 300 })
  expect(power).toMatchObject({ limit: 0, full_on: null })
})
