import type { PlanRack } from '@plenum/domain/room-plan'
import { expect, test } from 'vitest'
import { inRows } from './in-rows.ts'

const rack = (id: string, over: Partial<PlanRack> = {}): PlanRack => ({
  id,
  name: id,
  code: null,
  status: 'active',
  x_mm: null,
  y_mm: null,
  rotation: null,
  outer_width_mm: 800,
  outer_depth_mm: null,
  u_height: 42,
  capacities: {
    space: { limit: 42, used: 0, reserved: 0, free: 42, unknown: 0 },
    power: { limit: null, used: 0, reserved: 0, free: null, unknown: 0 },
    weight: { limit: null, used: 0, reserved: 0, free: null, unknown: 0 },
    heat: { limit: null, used: 0, reserved: 0, free: null, unknown: 0 },
  },
  changed_at: '2026-01-01T00:00:00.000Z',
  ...over,
})

const rows = [
  { name: 'A', racks: ['a1', 'a2'] },
  { name: 'B', racks: ['b1', 'gone'] },
]
const spots = (racks: readonly PlanRack[]) => racks.map(({ id, x_mm, y_mm }) => [id, x_mm, y_mm])

test('racks that nobody has drawn stand in their rows', () => {
  expect(spots(inRows([rack('b1'), rack('a1'), rack('a2')], rows))).toEqual([
    ['a1', 0, 0],
    ['a2', 800, 0],
    ['b1', 0, 2200],
  ])
})

test('where one is drawn, all stay where they are', () => {
  const drawn = [rack('a1', { x_mm: 50, y_mm: 60, rotation: 90 }), rack('a2')]
  expect(inRows(drawn, rows)).toEqual(drawn)
})
