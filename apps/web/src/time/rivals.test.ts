import type { PlanConflict } from '@plenum/domain/plan-conflicts'
import { expect, test } from 'vitest'
import { rivalKey, rivalsOn } from './rivals.ts'

const claimant = (id: string, planned_for: string | null) => ({
  id,
  name: id,
  code: id,
  node_id: 'r1',
  trail: [],
  position: 1,
  face: null,
  lane: null,
  planned_for,
})
const conflict: PlanConflict = {
  code: 'place_taken',
  from: '2026-06-20',
  to: '2026-06-25',
  thing: claimant('b', '2026-06-20'),
  rival: claimant('a', null),
}
const both = new Map([
  [rivalKey('r1', 'b'), 'right'],
  [rivalKey('r1', 'a'), 'left'],
])
const on = (day: string) => rivalsOn([conflict], { day, today: '2026-06-15' })

test('both are marked while they are in each other’s way, and today as a warning', () => {
  expect(on('2026-06-20')).toEqual(both)
  expect(on('2026-06-24')).toEqual(both)
  expect(on('2026-06-15')).toEqual(both)
})

test('each has the whole width where they are on two sides, and where there is only one', () => {
  const days = { day: '2026-06-20', today: '2026-06-15' }
  const behind = { ...conflict, rival: { ...claimant('a', null), face: 'rear' as const, lane: null } }
  expect([...rivalsOn([behind], days).values()]).toEqual([undefined, undefined])
  expect([...rivalsOn([{ ...conflict, rival: null }], days).values()]).toEqual([undefined])
})

test('each has the whole width where they are only too much together', () =>
  expect([
    ...rivalsOn([{ ...conflict, code: 'weight_exceeded' }], {
      day: '2026-06-20',
      today: '2026-06-15',
    }).values(),
  ]).toEqual([undefined, undefined]))

test('neither is marked before, after or in the past', () => {
  for (const day of ['2026-06-16', '2026-06-25', '2026-06-01']) expect(on(day).size).toBe(0)
})
