import type { PlanRack } from '@plenum/domain/room-plan'
import { expect, test } from 'vitest'
import { layerFact, layerFill } from './layers.ts'
import { storyRack } from './story-plan.ts'

const now = new Date('2026-11-22T12:00:00Z')
const fillOf = (rack: PlanRack, layer: Parameters<typeof layerFact>[1]) =>
  layerFill(rack, layerFact(rack, layer, now))
const capacity = (limit: number | null, used: number, reserved = 0) => ({
  limit,
  used,
  reserved,
  unknown: 0,
  free: limit === null ? null : Math.max(0, limit - used - reserved),
})
const rackOf = (over: Partial<PlanRack['capacities']>) => {
  const rack = storyRack('A01')
  return { ...rack, capacities: { ...rack.capacities, ...over } }
}

test.each([
  ['half full', capacity(42, 21), { level: 'calm', share: 0.5, reserved: 0 }],
  ['reserved counts', capacity(100, 50, 20), { level: 'amber', share: 0.5, reserved: 0.2 }],
  ['overdrawn', capacity(40, 50, 10), { level: 'red', share: 1, reserved: 0 }],
  ['of nothing', capacity(0, 0), { level: 'red', share: 1 }],
  ['of nobody knows what', capacity(null, 12), { level: 'unknown' }],
] as const)('space %s', (_what, space, fill) =>
  expect(fillOf(rackOf({ space }), 'space')).toEqual({ by: 'level', ...fill }),
)

test.each([
  ['2026-11-22T09:00:00.000Z', 0, 'calm'],
  ['2026-08-25T12:00:00.000Z', 89, 'calm'],
  ['2026-08-24T12:00:00.000Z', 90, 'amber'],
  ['2025-11-21T12:00:00.000Z', 366, 'red'],
])('changed on %s: %i days, %s', (changed_at, days, level) =>
  expect(layerFact({ ...storyRack('A01'), changed_at }, 'age', now)).toEqual({ by: 'age', days, level }),
)

test('a status is drawn as its tone and shape', () =>
  expect(fillOf({ ...storyRack('A01'), status: 'maintenance' }, 'status')).toEqual({
    by: 'tone',
    tone: 'warning',
    look: 'outline',
  }))
