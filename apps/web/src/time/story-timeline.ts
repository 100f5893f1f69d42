import type { PlaceTimeline } from '@plenum/domain/place-timeline'
import type { Claimant, PlanConflict } from '@plenum/domain/plan-conflicts'

const trail = [
  { id: '0190b000-0000-7000-8000-00000000000a', name: 'MAD1', type: 'data_center' as const },
  { id: '0190b000-0000-7000-8000-00000000000b', name: 'R02', type: 'rack' as const },
]

const claimant = (name: string, planned_for: string | null): Claimant => ({
  id: name,
  name,
  code: `SRV-${name}`,
  node_id: 'R02',
  trail,
  position: 15,
  face: 'front',
  lane: null,
  planned_for,
})

/** Two plans for the same units, one for a place out of use, and one whose day has gone by. */
export const storyConflicts: PlanConflict[] = [
  {
    code: 'plan_overdue',
    from: '2026-06-11',
    to: null,
    thing: claimant('Storage 2', '2026-06-10'),
    rival: null,
  },
  {
    code: 'place_taken',
    from: '2026-06-24',
    to: '2026-07-20',
    thing: claimant('Web 2', '2026-06-24'),
    rival: claimant('Web 1', null),
  },
  {
    code: 'place_out_of_use',
    from: '2026-08-01',
    to: null,
    thing: claimant('Leaf switch 04', '2026-08-01'),
    rival: null,
  },
]

/** Two things that are too heavy for a rack together, and too much for one of its paths. */
export const storyOverloads: PlanConflict[] = [
  {
    code: 'weight_exceeded',
    from: '2026-07-01',
    to: null,
    is: 1042,
    limit: 1000,
    thing: claimant('Storage 3', '2026-07-01'),
    rival: claimant('Storage 2', '2026-06-24'),
  },
  {
    code: 'failover_exceeded',
    path: 'b',
    from: '2026-07-01',
    to: '2026-08-01',
    is: 8250,
    limit: 8000,
    thing: claimant('Storage 3', '2026-07-01'),
    rival: null,
  },
]

/** Half a year of changes around the fifteenth of June, and what is planned after it. */
export const storyTimeline: PlaceTimeline = {
  today: '2026-06-15',
  days: [
    { day: '2026-02-03', came: 12, left: 0, moved: 0 },
    { day: '2026-04-17', came: 1, left: 2, moved: 3 },
    { day: '2026-06-02', came: 0, left: 1, moved: 0 },
    { day: '2026-06-24', came: 1, left: 0, moved: 0 },
    { day: '2026-08-01', came: 1, left: 0, moved: 1 },
  ],
  conflicts: [],
  is_whole: true,
}
