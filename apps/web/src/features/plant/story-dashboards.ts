import { blankAsset, type Asset } from '@plenum/domain/asset'
import type { FacilityDashboard, OperationsDashboard } from '@plenum/domain/plant-dashboard'
import { storySummary } from '#app/work/story-work.ts'

/** The moment of the stories. */
export const NOW = new Date('2026-11-22T10:00:00.000Z')
const today = '2026-11-22'

const idOf = (number: number) => `0190e0e0-0000-7000-8000-${String(number).padStart(12, '0')}`

/** An asset of which only what a dashboard tells is known. */
const storyThing = (number: number, name: string, over: Partial<Asset> = {}): Asset => ({
  ...blankAsset,
  id: idOf(number),
  name,
  code: `UPS-${String(number).padStart(6, '0')}`,
  asset_type: 'UPS',
  warranty_date: '2026-12-01',
  status: 'active',
  previous_status: null,
  received_at: '2026-11-20T10:00:00.000Z',
  installed_at: null,
  activated_at: null,
  powered_off_at: null,
  process: null,
  location: {
    node_id: idOf(900),
    trail: [{ id: idOf(900), name: 'Electrical room A', type: 'room' }],
    position: null,
    face: null,
    lane: null,
  },
  planned_move: null,
  owner: null,
  brand: null,
  model: null,
  tags: [],
  aliases: [],
  registration_date: '2024-01-10',
  termination_date: null,
  last_update: '2026-11-20T10:00:00.000Z',
  version: 1,
  ...over,
})

const maintenance = (number: number, over: Parameters<typeof storySummary>[2] = {}) =>
  storySummary(number, 'todo', {
    kind: 'maintenance',
    code: `MNT-${String(number).padStart(6, '0')}`,
    title: 'Replace the filters of the second hall',
    wanted_on: '2026-11-30',
    ...over,
  })

const expiries = { past: 12, soon: { total: 1, list: [storyThing(1, 'UPS A')] } }

export const storyFacility: FacilityDashboard = {
  today,
  faults: [
    { category: 'power', open: 6, days: 3, weeks: 2, months: 1, repaired: 4, hours_to_repair: 52.4 },
    { category: 'cooling', open: 1, days: 1, weeks: 0, months: 0, repaired: 0, hours_to_repair: null },
  ],
  compliance: [
    { priority: 'high', on_time: 8, late: 1, overdue: 1, share: 0.8 },
    { priority: 'medium', on_time: 0, late: 0, overdue: 0, share: null },
    { priority: 'low', on_time: 2, late: 2, overdue: 0, share: 0.5 },
  ],
  ahead: {
    requests: { total: 9, list: [maintenance(1), maintenance(2, { priority: 'high' })] },
    planned: {
      total: 1,
      list: [
        {
          rule: { id: idOf(500), name: 'UPS battery inspection' },
          work: 'inspection',
          priority: 'high',
          team: null,
          assignee: null,
          due_on: '2026-12-07',
          made_on: '2026-11-30',
        },
      ],
    },
  },
  expiries,
}

export const storyOperations: OperationsDashboard = {
  today,
  queue: {
    mac: 2,
    maintenance: 1,
    list: [maintenance(3, { wanted_on: '2026-11-20' }), storySummary(4, 'in_progress')],
  },
  windows: { mac: 0, maintenance: 0, list: [] },
  blocked: { mac: 1, maintenance: 0, list: [storySummary(5, 'blocked', { blocker: 'parts' })] },
  deliveries: { total: 1, list: [storyThing(2, 'Web 12', { location: null, code: 'SRV-000012' })] },
  faults: {
    open: 2,
    days: 1,
    weeks: 0,
    months: 1,
    list: [{ asset: storyThing(3, 'CRAC 2', { status: 'faulty' }), since: '2026-09-01' }],
  },
  racks: [
    {
      rack: { id: idOf(800), name: 'R04' },
      trail: [
        { id: idOf(801), name: 'MAD1', type: 'data_center' },
        { id: idOf(800), name: 'R04', type: 'rack' },
      ],
      since: '2025-02-03',
    },
  ],
  expiries,
}
