import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './date.ts'
import {
  before,
  changingDays,
  countsFrom,
  dayOf,
  momentOf,
  placedAt,
  tenseOf,
  type Interval,
} from './placement-time.ts'

const NOW = '2026-06-15T12:00:00.000Z'
const TODAY = '2026-06-15'

const interval = (over: Partial<Interval>): Interval => ({
  asset_id: 'a',
  node_id: 'r1',
  position: 1,
  face: 'front',
  source: 'historic',
  valid_from: '2026-06-01T08:00:00.000Z',
  valid_to: '2026-06-10T08:00:00.000Z',
  ...over,
})

describe('a time', () => {
  test.each([
    ['2026-06-14', 'past'],
    ['2026-06-15', 'present'],
    ['2026-06-16', 'future'],
    ['2026-06-15T11:59:59.999Z', 'past'],
    [NOW, 'past'],
    ['2026-06-15T12:00:00.001Z', 'present'],
    ['2026-06-15T23:30:00-02:00', 'future'],
    ['2026-06-16T00:00:00.000Z', 'future'],
  ])('%s is %s', (when, tense) => expect(tenseOf(when, NOW)).toBe(tense))

  test('of a day is its last moment, of an instant that one', () => {
    expect(momentOf('2026-06-14')).toBe('2026-06-14T23:59:59.999Z')
    expect(momentOf('2026-06-14T10:00:00+02:00')).toBe('2026-06-14T08:00:00.000Z')
    expect(before('2026-03-01')).toBe('2026-02-28')
    expect(before('2026-03-01T00:00:00.000Z')).toBe('2026-02-28')
  })

  test('of a plan that is due already is tomorrow', () => {
    expect(countsFrom('2026-06-01', TODAY)).toBe('2026-06-16')
    expect(countsFrom(TODAY, TODAY)).toBe('2026-06-16')
    expect(countsFrom('2026-06-17', TODAY)).toBe('2026-06-17')
  })
})

describe('what stands somewhere', () => {
  const moved = [
    interval({}),
    interval({
      node_id: 'r2',
      source: 'current',
      valid_from: '2026-06-10T08:00:00.000Z',
      valid_to: null,
    }),
    interval({ node_id: 'r3', source: 'planned', valid_from: '2026-06-20T00:00:00.000Z', valid_to: null }),
  ]
  const at = (when: string, of = moved) => placedAt(of, when, NOW).map(({ node_id }) => node_id)

  test.each([
    ['before it came', '2026-05-31', []],
    ['from the very moment on', '2026-06-01T08:00:00.000Z', ['r1']],
    ['at the end of the day on which it moved', '2026-06-10', ['r2']],
    ['a moment before it moved', '2026-06-10T07:59:59.999Z', ['r1']],
    ['at the moment it moved', '2026-06-10T08:00:00.000Z', ['r2']],
    ['today', TODAY, ['r2']],
    ['the day before it is planned elsewhere', '2026-06-19', ['r2']],
    ['on the day for which it is planned', '2026-06-20', ['r3']],
    ['long after', '2030-01-01', ['r3']],
  ])('%s', (_, when, places) => expect(at(when)).toEqual(places))

  test('a placement that ended as it began never was', () => {
    const none = interval({ valid_to: '2026-06-01T08:00:00.000Z' })
    expect(at('2026-06-01T08:00:00.000Z', [none])).toEqual([])
    expect(changingDays([none], NOW)).toEqual([])
  })

  test('what is planned brings a thing that stands nowhere', () => {
    const [, , plan] = moved
    expect(at('2026-06-20', plan && [plan])).toEqual(['r3'])
    expect(at(TODAY, plan && [plan])).toEqual([])
  })

  test('changes on the days on which it comes, goes and is to come', () => {
    expect(changingDays(moved, NOW)).toEqual(['2026-06-01', '2026-06-10', '2026-06-20'])
  })
})

type Deed =
  | { kind: 'create' | 'move' | 'plan'; asset: number; place: number; wait: number }
  | { kind: 'cancel' | 'close' | 'undo' | 'uncreate'; asset: number; place: number; wait: number }

const deed: fc.Arbitrary<Deed> = fc.record({
  kind: fc.constantFrom('create', 'move', 'move', 'plan', 'cancel', 'close', 'undo', 'uncreate'),
  asset: fc.nat(5),
  place: fc.nat(7),
  // several things happen within one moment
  wait: fc.constantFrom(0, 0, 1, 977, 90_000_000),
})

const START = Date.parse('2026-01-01T00:00:00.000Z')
const iso = (at: number) => new Date(at).toISOString()

/** Does deeds as a ledger of placements has them, and keeps what could be seen after each. */
function ledgerOf(deeds: readonly Deed[]) {
  let placements: Interval[] = []
  const seen: { at: number; state: string[] }[] = [{ at: START - 1, state: [] }]
  const where = new Map<string, string>()
  const plans = new Map<string, { place: string; day: string }>()
  let now = START
  const end = (asset_id: string) => {
    placements = placements.map((each) =>
      each.asset_id === asset_id && each.source === 'current'
        ? { ...each, source: 'historic', valid_to: iso(now) }
        : each,
    )
  }
  const put = (asset_id: string, node_id: string | undefined) => {
    end(asset_id)
    if (node_id === undefined) where.delete(asset_id)
    else {
      where.set(asset_id, node_id)
      placements.push(
        interval({ asset_id, node_id, source: 'current', valid_from: iso(now), valid_to: null }),
      )
    }
  }
  const unplan = (asset_id: string) => {
    plans.delete(asset_id)
    placements = placements.filter((each) => each.asset_id !== asset_id || each.source !== 'planned')
  }
  const last = new Map<string, string | undefined>()
  for (const { kind, asset, place, wait } of deeds) {
    now += wait
    const [asset_id, node_id] = [`asset ${asset}`, `place ${place}`]
    if (kind === 'create' || kind === 'move') {
      last.set(asset_id, where.get(asset_id))
      put(asset_id, node_id)
    } else if (kind === 'close' || kind === 'uncreate') {
      unplan(asset_id)
      put(asset_id, undefined)
    } else if (kind === 'undo') put(asset_id, last.get(asset_id))
    else if (kind === 'cancel') unplan(asset_id)
    else {
      unplan(asset_id)
      const day = addDays(dayOf(iso(now)), 1 + place * 3)
      plans.set(asset_id, { place: node_id, day })
      placements.push(
        interval({
          asset_id,
          node_id,
          source: 'planned',
          valid_from: `${day}T00:00:00.000Z`,
          valid_to: null,
        }),
      )
    }
    seen.push({ at: now, state: [...where].map(([id, stands]) => `${id} at ${stands}`).toSorted() })
  }
  return { placements, seen, now, where, plans }
}

const stateAt = (placements: readonly Interval[], when: string, now: string) =>
  placedAt(placements, when, now)
    .map(({ asset_id, node_id }) => `${asset_id} at ${node_id}`)
    .toSorted()

describe('whatever was done', () => {
  test('the state at 1,000 random moments is what was recorded then', () => {
    fc.assert(
      fc.property(
        fc.array(deed, { minLength: 10, maxLength: 60 }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 50, maxLength: 50 }),
        (deeds, shares) => {
          const { placements, seen, now } = ledgerOf(deeds)
          for (const share of shares) {
            const at = Math.floor(START - 1000 + share * (now - START + 1000))
            const recorded = seen.findLast((each) => each.at <= at)?.state ?? []
            expect(stateAt(placements, iso(at), iso(now))).toEqual(recorded)
          }
        },
      ),
      { numRuns: 20 },
    )
  })

  test('a day to come has each thing where it is planned by then, and else where it stands', () => {
    fc.assert(
      fc.property(fc.array(deed, { minLength: 10, maxLength: 60 }), fc.nat(40), (deeds, days) => {
        const { placements, now, where, plans } = ledgerOf(deeds)
        const today = dayOf(iso(now))
        const day = addDays(today, 1 + days)
        const expected = new Map(where)
        for (const [asset_id, plan] of plans) {
          if (plan.day <= day) expected.set(asset_id, plan.place)
        }
        const state = [...expected].map(([id, place]) => `${id} at ${place}`).toSorted()
        expect(stateAt(placements, day, iso(now))).toEqual(state)
      }),
      { numRuns: 200 },
    )
  })

  test('nothing changes from one day to the next but on the days that are told', () => {
    fc.assert(
      fc.property(fc.array(deed, { minLength: 10, maxLength: 60 }), (deeds) => {
        const { placements, now } = ledgerOf(deeds)
        const told = new Set(changingDays(placements, iso(now)))
        const last = addDays(dayOf(iso(now)), 60)
        for (let day = '2025-12-30'; day < last; day = addDays(day, 1)) {
          const next = addDays(day, 1)
          const [one, other] = [day, next].map((each) => stateAt(placements, each, iso(now)))
          expect(told.has(next) ? one : other).toEqual(one)
        }
      }),
      { numRuns: 30 },
    )
  })
})
