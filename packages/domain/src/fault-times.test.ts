import { describe, expect, test } from 'vitest'
import type { AssetStatus } from './asset.ts'
import { AGE_BAND_NAMES, AGE_BANDS, bandDays, meanHoursToRepair, repairsOf } from './fault-times.ts'

const change = (from: AssetStatus, to: AssetStatus, hour: number, asset_id = 'ups') => ({
  asset_id,
  from,
  to,
  at: new Date(Date.UTC(2026, 0, 1, hour)).toISOString(),
})
const hoursOf = (changes: ReturnType<typeof change>[]) =>
  repairsOf(changes).map(
    ({ broke_at, repaired_at }) => (Date.parse(repaired_at) - Date.parse(broke_at)) / 3_600_000,
  )

describe('the time to repair', () => {
  test.each<[string, ReturnType<typeof change>[], number[]]>([
    ['runs from faulty to in use', [change('active', 'faulty', 1), change('faulty', 'active', 5)], [4]],
    [
      'goes on while it is repaired',
      [change('active', 'faulty', 1), change('faulty', 'repair', 3), change('repair', 'standby', 11)],
      [10],
    ],
    [
      'begins with repair where nobody said faulty',
      [change('maintenance', 'repair', 2), change('repair', 'active', 4)],
      [2],
    ],
    [
      'is not told of what was given up',
      [change('active', 'faulty', 1), change('faulty', 'out_of_service', 2)],
      [],
    ],
    ['is not told of what broke before', [change('repair', 'active', 4)], []],
    ['is not told of what is still broken', [change('active', 'faulty', 1)], []],
    [
      'ends where it comes back into store',
      [change('active', 'faulty', 0), change('faulty', 'repair', 1), change('repair', 'received', 9)],
      [9],
    ],
    [
      'is told of every fault of a thing',
      [
        change('active', 'faulty', 1),
        change('faulty', 'active', 2),
        change('active', 'faulty', 5),
        change('faulty', 'active', 8),
      ],
      [1, 3],
    ],
    [
      'keeps things apart',
      [
        change('active', 'faulty', 1, 'a'),
        change('active', 'faulty', 2, 'b'),
        change('faulty', 'active', 4, 'b'),
        change('faulty', 'active', 7, 'a'),
      ],
      [2, 6],
    ],
    [
      'begins anew behind what was given up',
      [
        change('active', 'faulty', 1),
        change('faulty', 'out_of_service', 2),
        change('out_of_service', 'repair', 10),
        change('repair', 'active', 12),
      ],
      [2],
    ],
  ])('%s', (_, changes, expected) => expect(hoursOf(changes)).toEqual(expected))

  test('is a mean, and nothing where nothing was repaired', () => {
    const repairs = repairsOf([
      change('active', 'faulty', 0, 'a'),
      change('faulty', 'active', 2, 'a'),
      change('active', 'faulty', 0, 'b'),
      change('faulty', 'active', 6, 'b'),
    ])
    expect(meanHoursToRepair(repairs)).toBe(4)
    expect(meanHoursToRepair([])).toBeNull()
  })
})

describe('bands of age', () => {
  test('follow one another without a gap, the last one without an end', () => {
    const bands = AGE_BAND_NAMES.map((name) => AGE_BANDS[name])
    expect(bands.at(-1)?.to).toBeNull()
    expect(bands.slice(1).map(({ from }) => from)).toEqual(bands.slice(0, -1).map(({ to }) => (to ?? 0) + 1))
  })
  test('are told as filters name days', () =>
    expect(AGE_BAND_NAMES.map(bandDays)).toEqual([
      { from: '-6d', to: '0d' },
      { from: '-29d', to: '-7d' },
      { to: '-30d' },
    ]))
})
