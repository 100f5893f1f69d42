import type { Reservation } from '@plenum/domain/reservation'

/** Two units of a rack, kept for a team until far off, or whatever else is said of it. */
export const storyReservation = (position: number, over: Partial<Reservation> = {}): Reservation => ({
  id: `reservation ${position}`,
  group_id: `step ${position}`,
  node_id: 'r01',
  position,
  face: 'front',
  lane: null,
  trail: [
    { id: 'mad1', name: 'MAD1', type: 'data_center' },
    { id: 'r01', name: 'R01', type: 'rack' },
  ],
  u_height: 2,
  full_depth: true,
  budget_w: 800,
  weight_kg: null,
  cords_a: 1,
  cords_b: 1,
  asset: null,
  model: null,
  owner: { id: 'payments', name: 'Payments', kind: 'team' },
  is_firm: true,
  is_of_work: false,
  reason: 'Six web servers of the payments team',
  expires_on: '2100-03-01',
  state: 'active',
  ended_at: null,
  may_change: true,
  last_update: '2026-11-22T10:00:00.000Z',
  version: 1,
  ...over,
})
