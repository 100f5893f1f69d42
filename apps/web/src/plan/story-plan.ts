import type { PlanShape } from '@plenum/domain/plan-shape'
import type { PlanAsset, PlanRack, RoomPlan } from '@plenum/domain/room-plan'

const capacity = (limit: number | null, used: number, reserved = 0) => ({
  limit,
  used,
  reserved,
  unknown: 0,
  free: limit === null ? null : Math.max(0, limit - used - reserved),
})

/** A rack of 600 by 1,200 mm that stands nowhere, or whatever else is said of it. */
export const storyRack = (name: string, over: Partial<PlanRack> = {}): PlanRack => ({
  id: name,
  name,
  code: name,
  status: 'active',
  u_height: 42,
  x_mm: null,
  y_mm: null,
  rotation: null,
  outer_width_mm: 600,
  outer_depth_mm: 1200,
  capacities: {
    space: capacity(42, 20, 4),
    power: capacity(4000, 3400),
    weight: capacity(1000, 480),
    heat: capacity(null, 2100),
  },
  changed_at: '2026-11-10T09:00:00.000Z',
  ...over,
})

const shapes: PlanShape[] = [
  {
    kind: 'wall',
    id: 'wall',
    thickness_mm: 150,
    points: [
      [0, 0],
      [9600, 0],
      [9600, 7200],
      [0, 7200],
      [0, 0],
    ],
  },
  { kind: 'column', id: 'column', x_mm: 8700, y_mm: 3600, rotation: 0, width_mm: 400, depth_mm: 400 },
  { kind: 'door', id: 'door', x_mm: 1500, y_mm: 7200, rotation: 180, width_mm: 1200, hanging: 'left' },
  {
    kind: 'aisle',
    id: 'aisle',
    air: 'cold',
    zone_id: 'zone',
    points: [
      [1200, 3000],
      [6000, 3000],
      [6000, 4200],
      [1200, 4200],
    ],
  },
  { kind: 'label', id: 'label', x_mm: 3600, y_mm: 600, rotation: 0, text: 'Row A', size_mm: 300 },
]

const STATUSES = [
  'active',
  'active',
  'maintenance',
  'planning',
  'active',
  'out_of_service',
  'active',
  'active',
]

/** A rack of a row, each fuller and older than the one before. */
const inRow = (row: string, at: number, spot: Pick<PlanRack, 'x_mm' | 'y_mm' | 'rotation'>): PlanRack => {
  const part = (at + 1) / 8
  const status = STATUSES[at]
  return storyRack(`${row}0${at + 1}`, {
    ...spot,
    status:
      status === 'maintenance' || status === 'planning' || status === 'out_of_service' ? status : 'active',
    capacities: {
      space: capacity(42, Math.round(40 * part), at === 3 ? 6 : 0),
      power: capacity(4000, 4400 * part),
      weight: capacity(1000, 700 * part),
      heat: at === 2 ? capacity(null, 900) : capacity(5000, 3000 * part),
    },
    changed_at: new Date(Date.parse('2026-11-20T09:00:00.000Z') - at * at * 9 * 864e5).toISOString(),
  })
}

const row = (name: string, y_mm: number, rotation: 0 | 180) =>
  Array.from({ length: 8 }, (_, at) => inRow(name, at, { x_mm: 1200 + at * 600, y_mm, rotation }))

/** A cooling unit of 900 mm depth on the floor, or whatever else is said of it. */
export const storyAsset = (over: Partial<PlanAsset> = {}): PlanAsset => ({
  id: 'crac',
  name: 'CRAC 1',
  code: 'CRC-000001',
  status: 'active',
  asset_type: 'CRC',
  x_mm: 7800,
  y_mm: 600,
  rotation: 0,
  width_mm: null,
  depth_mm: 900,
  is_planned: false,
  ...over,
})

/** A hall of two rows about a cold aisle, with two racks that stand nowhere yet, or whatever else is said of it. */
export const storyPlan = (over: Partial<RoomPlan> = {}): RoomPlan => ({
  id: '00000000-0000-4000-8000-0000000000a1',
  version: 3,
  room: {
    name: 'Data hall 2',
    code: 'DH2',
    type: 'room',
    width_mm: 9600,
    depth_mm: 7200,
    tile_size_mm: 600,
    trail: [
      { id: '00000000-0000-4000-8000-0000000000a0', name: 'MAD1', type: 'data_center' },
      { id: '00000000-0000-4000-8000-0000000000a1', name: 'Data hall 2', type: 'room' },
    ],
  },
  grid: { x_mm: 0, y_mm: 0 },
  shapes,
  picture: null,
  racks: [
    ...row('A', 1800, 0),
    ...row('B', 4200, 180),
    storyRack('C01'),
    storyRack('C02', { outer_width_mm: null }),
  ],
  zones: [{ id: 'zone', name: 'Cold 1', kind: 'cold_aisle' }],
  assets: [storyAsset()],
  is_whole: true,
  ...over,
})

/** The moment at which stories look. */
export const STORY_NOW = new Date('2026-11-22T12:00:00Z')
