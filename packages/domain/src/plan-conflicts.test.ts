import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './date.ts'
import { conflictsOf, isOn, type PlannedPlace, type PlannedThing } from './plan-conflicts.ts'
import { inTheWay } from './rack-space.ts'
import { occupies } from './transition.ts'

const TODAY = '2026-06-15'
const RACK: PlannedPlace = { type: 'rack', u_height: 42, starting_unit: 1, in_use: true, trail: [] }

const thing = (id: string, position: number | null, over: Partial<PlannedThing> = {}): PlannedThing => ({
  id,
  name: `Server ${id}`,
  code: `SRV-${id}`,
  status: 'active',
  node_id: 'r1',
  position,
  face: 'front',
  lane: null,
  u_height: 2,
  full_depth: false,
  planned_for: null,
  ...over,
})
const planned = (
  id: string,
  position: number | null,
  planned_for: string,
  over: Partial<PlannedThing> = {},
) => thing(id, position, { planned_for, ...over })

const found = (things: readonly PlannedThing[], place: Partial<PlannedPlace> = {}) =>
  conflictsOf({
    things,
    places: new Map([
      ['r1', { ...RACK, ...place }],
      ['r2', RACK],
    ]),
    today: TODAY,
  }).map(({ code, from, to, thing: one, rival }) => ({ code, from, to, thing: one.id, rival: rival?.id }))

const taken = (one: string, rival: string, from: string, to: string | null = null) => [
  { code: 'place_taken', from, to, thing: one, rival },
]

describe('a plan', () => {
  test('is none against what stands elsewhere in the rack', () =>
    expect(found([thing('a', 1), planned('b', 3, '2026-06-20')])).toEqual([]))

  test('is against what stands there', () =>
    expect(found([thing('a', 1), planned('b', 2, '2026-06-20')])).toEqual(taken('b', 'a', '2026-06-20')))

  test('is against it until it leaves, and not from that day on', () => {
    const leaving = (day: string) => [
      thing('a', 1),
      planned('a', 1, day, { node_id: 'r2' }),
      planned('b', 1, '2026-06-20'),
    ]
    expect(found(leaving('2026-06-25'))).toEqual(taken('b', 'a', '2026-06-20', '2026-06-25'))
    expect(found(leaving('2026-06-20'))).toEqual([])
    expect(found(leaving('2026-06-18'))).toEqual([])
  })

  test('is against another one from the later day on', () =>
    expect(found([planned('a', 1, '2026-06-20'), planned('b', 2, '2026-06-22')])).toEqual(
      taken('b', 'a', '2026-06-22'),
    ))

  test('is not against itself where it moves by a unit', () =>
    expect(found([thing('a', 1), planned('a', 2, '2026-06-20')])).toEqual([]))

  test('is against what is kept a place, but not against what has only arrived', () => {
    expect(found([thing('a', 1, { status: 'planning' }), planned('b', 1, '2026-06-20')])).toHaveLength(1)
    expect(found([thing('a', 1, { status: 'received' }), planned('b', 1, '2026-06-20')])).toEqual([])
  })

  test('minds the faces and the depth as every move does', () => {
    const rear = planned('b', 1, '2026-06-20', { face: 'rear', depth_mm: 500 })
    expect(found([thing('a', 1), rear])).toEqual([])
    expect(found([thing('a', 1, { full_depth: true }), rear])).toHaveLength(1)
    expect(found([thing('a', 1, { depth_mm: 300 }), rear], { mounting_depth_mm: 700 })).toHaveLength(1)
    expect(found([thing('a', 1, { depth_mm: 200 }), rear], { mounting_depth_mm: 700 })).toEqual([])
  })

  test.each<[string, Partial<PlannedPlace>, string]>([
    ['a place out of use', { in_use: false }, 'place_out_of_use'],
    ['a rack that is too low by now', { u_height: 5 }, 'place_outside_rack'],
    ['a rack of which nobody knows the height any more', { u_height: null }, 'place_height_unknown'],
    ['a room', { type: 'room' }, 'place_needs_rack'],
  ])('is told of for %s', (_, place, code) =>
    expect(found([planned('a', 5, '2026-06-20')], place)).toEqual([
      { code, from: '2026-06-20', to: null, thing: 'a', rival: undefined },
    ]),
  )

  test('is overdue the day after it was due, and counts from tomorrow', () => {
    expect(found([planned('a', 1, TODAY)])).toEqual([])
    expect(found([thing('b', 1), planned('a', 1, '2026-06-10')])).toEqual([
      { code: 'plan_overdue', from: '2026-06-11', to: null, thing: 'a', rival: undefined },
      { code: 'place_taken', from: '2026-06-16', to: null, thing: 'a', rival: 'b' },
    ])
  })
})

test('two that stand in each other’s way today are no plan’s matter', () =>
  expect(found([thing('a', 1), thing('b', 1)])).toEqual([]))

describe('in any company', () => {
  const day = (from: number) => addDays(TODAY, from)
  const where = fc.record({
    node_id: fc.constantFrom('r1', 'r2'),
    position: fc.option(fc.integer({ min: 1, max: 8 })),
    face: fc.constantFrom('front' as const, 'rear' as const),
  })
  const company = fc.array(
    fc.record({
      stands: fc.option(where),
      plan: fc.option(fc.record({ to: where, in: fc.integer({ min: -3, max: 8 }) })),
      status: fc.constantFrom('active' as const, 'planning' as const, 'received' as const),
      full_depth: fc.boolean(),
    }),
    { maxLength: 9 },
  )

  test('the conflicts of a day are the pairs in each other’s way on it, one of which at least is planned', () => {
    fc.assert(
      fc.property(company, fc.integer({ min: 1, max: 12 }), (all, ahead) => {
        const things = all.flatMap(({ stands, plan, status, full_depth }, at) => {
          const own = { status, full_depth }
          return [
            ...(stands ? [thing(`${at}`, stands.position, { ...own, ...stands })] : []),
            ...(plan ? [planned(`${at}`, plan.to.position, day(plan.in), { ...own, ...plan.to })] : []),
          ]
        })
        const on = day(ahead)
        const there = things.filter(({ id, planned_for }) =>
          planned_for === null
            ? !things.some(
                (other) => other.id === id && other.planned_for !== null && other.planned_for <= on,
              )
            : planned_for <= on,
        )
        const isPlan = (one: PlannedThing) => one.planned_for !== null || one.status === 'planning'
        const claims = there.filter((one) => isPlan(one) || occupies(one.status))
        const expected = claims.flatMap((one, at) =>
          claims.slice(at + 1).flatMap((other) => {
            if (one.node_id !== other.node_id || one.position === null || other.position === null) return []
            if (!isPlan(one) && !isPlan(other)) return []
            const meets = inTheWay(
              RACK,
              { ...one, position: one.position },
              { ...other, position: other.position },
            )
            return meets ? [[one.id, other.id].toSorted().join()] : []
          }),
        )
        const places = new Map([
          ['r1', RACK],
          ['r2', RACK],
        ])
        const told = conflictsOf({ things, places, today: TODAY })
          .filter((conflict) => conflict.code === 'place_taken' && isOn(conflict, on))
          .map((conflict) => [conflict.thing.id, conflict.rival?.id ?? ''].toSorted().join())
        expect(told.toSorted()).toEqual(expected.toSorted())
      }),
      { numRuns: 1000 },
    )
  })
})
