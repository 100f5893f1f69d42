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
  planned_for,
})
const conflict: PlanConflict = {
  code: 'place_taken',
  from: '2026-06-20',
  to: '2026-06-25',
  thing: claimant('b', '2026-06-20'),
  rival: claimant('a', null),
}
const both = new Set([rivalKey('r1', 'b'), rivalKey('r1', 'a')])
const on = (day: string) => rivalsOn([conflict], { day, today: '2026-06-15' })

test('both are marked while they are in each other’s way, and today as a warning', () => {
  expect(on('2026-06-20')).toEqual(both)
  expect(on('2026-06-24')).toEqual(both)
  expect(on('2026-06-15')).toEqual(both)
})

test('neither is marked before, after or in the past', () => {
  for (const day of ['2026-06-16', '2026-06-25', '2026-06-01']) expect(on(day).size).toBe(0)
})
