import type { MaintenanceRule } from '@plenum/domain/maintenance-rule'

/** The id of what stands in a story by a number. */
export const id = (number: number) => `0190e0e0-0000-7000-8000-${String(number).padStart(12, '0')}`

/** A rule of a story. */
export const rule = (number: number, over: Partial<MaintenanceRule> = {}): MaintenanceRule => ({
  id: id(number),
  name: 'UPS battery inspection',
  work: 'inspection',
  description: null,
  priority: 'high',
  scope: { by: 'type', asset_types: ['UPS'], place_id: null, priorities: [] },
  recurrence: {
    by: 'calendar',
    every: 3,
    unit: 'month',
    starts_on: '2026-01-05',
    weekday: 1,
    nth: 1,
    month_day: null,
  },
  lead_days: 7,
  is_active: true,
  template: null,
  assignee: null,
  team: null,
  owner: { id: id(90), name: 'Ada Byron' },
  place: null,
  assets: [],
  assets_total: 45,
  categories: ['power'],
  next_due: '2026-12-07',
  last_done: '2026-09-02',
  open_requests: 0,
  last_update: '2026-11-22T10:00:00.000Z',
  version: 1,
  ...over,
})
