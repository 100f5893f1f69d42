import { Asset, blankAsset } from '@plenum/domain/asset'
import type { HistoryEvent } from '@plenum/domain/history'
import * as v from 'valibot'

const id = (last: string) => `018f3f6e-7b6a-7c11-9d3e-2f6a1b5c8d${last}`
const step = (last: string, name: string, type: 'site' | 'data_center' | 'room' | 'row' | 'rack') => ({
  id: id(last),
  name,
  type,
})

/** An asset with something in most of its fields. */
export const storyAsset: Asset = v.parse(Asset, {
  ...blankAsset,
  id: id('90'),
  name: 'Leaf switch 04',
  code: 'SWI-000042',
  hostname: 'leaf04.mad1.example.org',
  serial_number: 'XH3721490112',
  owner_id: id('91'),
  asset_type: 'SWI',
  brand_id: id('92'),
  model_id: id('93'),
  priority: 'high',
  cords_a: 1,
  cords_b: 1,
  purchase_date: '2025-03-14',
  warranty_date: '2028-03-14',
  notes: 'Uplinks to both spines.\nSpare optics in the drawer.',
  status: 'maintenance',
  previous_status: 'active',
  received_at: '2025-03-20T08:00:00.000Z',
  installed_at: '2025-03-24T10:30:00.000Z',
  activated_at: '2025-03-28T16:00:00.000Z',
  powered_off_at: null,
  process: null,
  location: {
    node_id: id('98'),
    trail: [
      step('94', 'Madrid', 'site'),
      step('95', 'MAD1', 'data_center'),
      step('96', 'DH2', 'room'),
      step('97', 'Row B', 'row'),
      step('98', 'R04', 'rack'),
    ],
    position: 42,
    face: 'front',
  },
  planned_move: null,
  owner: { id: id('91'), name: 'Network team', kind: 'team' },
  brand: { id: id('92'), name: 'Juniper' },
  model: { id: id('93'), name: 'QFX5120-48Y', u_height: 1 },
  tags: [
    { id: id('9a'), name: 'Critical', colour: 'red' },
    { id: id('9b'), name: 'Leased', colour: 'blue' },
  ],
  aliases: ['OTH-000007'],
  attributes: { ports: 48, port_speed: 25 },
  last_verified_at: '2026-10-02T07:40:00.000Z',
  last_verified_by: { id: id('9c'), name: 'Ana Ruiz' },
  last_verified_method: 'by_hand',
  registration_date: '2025-03-20',
  termination_date: null,
  last_update: '2026-11-20T09:12:00.000Z',
  version: 7,
})

/** An asset of which only the name is known. */
export const bareAsset: Asset = {
  ...storyAsset,
  name: 'Unlabelled chassis found behind the third row of the old meet-me room',
  hostname: null,
  serial_number: null,
  owner: null,
  brand: null,
  model: null,
  location: null,
  priority: null,
  purchase_date: null,
  warranty_date: null,
  notes: null,
  status: 'received',
  tags: [],
  aliases: [],
  cords_a: null,
  cords_b: null,
  previous_status: null,
  installed_at: null,
  activated_at: null,
  last_verified_at: null,
  last_verified_by: null,
  last_verified_method: null,
}

const batch = (
  last: string,
  kind: HistoryEvent['batch']['kind'],
  undone: boolean,
): HistoryEvent['batch'] => ({
  id: id(last),
  kind,
  at: '2026-11-20T09:12:00.000Z',
  actor: { id: id('91'), name: 'Ana Ruiz' },
  source: 'ui',
  reason: null,
  category: null,
  undone,
})

/** What happened to it: two changes at once, one that was taken back, its beginning. */
export const storyHistory: HistoryEvent[] = [
  {
    id: id('a1'),
    batch: batch('b1', 'update', false),
    records: 1,
    action: 'update',
    field: 'hostname',
    from: null,
    to: 'leaf04',
  },
  {
    id: id('a2'),
    batch: batch('b1', 'update', false),
    records: 1,
    action: 'update',
    field: 'brand_id',
    from: { id: id('99'), name: 'Arista' },
    to: { id: id('92'), name: 'Juniper' },
  },
  {
    id: id('a3'),
    batch: batch('b2', 'update', true),
    records: 1,
    action: 'update',
    field: 'purchase_date',
    from: '2025-03-13',
    to: '2025-03-14',
  },
  {
    id: id('a4'),
    batch: { ...batch('b3', 'import', false), actor: null },
    records: 1,
    action: 'create',
    field: null,
    from: null,
    to: null,
  },
]
