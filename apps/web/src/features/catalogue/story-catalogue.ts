import { builtInTypes } from '@plenum/domain/built-in-types'
import type { AssetTypeRecord } from '@plenum/domain/asset-type-record'
import { blankBrand, type BrandRecord } from '@plenum/domain/brand'
import type { Batch, BatchKind, HistoryEvent } from '@plenum/domain/history'
import { blankFacts, type ModelRecord } from '@plenum/domain/model'
import type { ModelEffect } from '@plenum/domain/model-effect'
import { startingAttributes } from '@plenum/domain/type-attributes'
import { storyDatasheets } from '#app/datasheets/story-datasheets.ts'

const none = { value: 0, capped: false }
const idOf = (kind: string, number: number) =>
  `0190a0a0-0000-7000-8000-${kind}${String(number).padStart(10, '0')}`

/** A brand for the stories. */
export const storyBrand = (number: number, over: Partial<BrandRecord> = {}): BrandRecord => ({
  ...blankBrand,
  id: idOf('b0', number),
  name: `Brand ${number}`,
  logo: null,
  models: none,
  assets: none,
  version: 1,
  ...over,
})

export const acme = storyBrand(1, {
  name: 'Acme Networks',
  aliases: ['Acme', 'Acme Networking International'],
  website: 'https://acme.example',
  support_phone: '+34 900 000 001',
  support_portal: 'https://support.acme.example/a/long/path/to/the/right/queue',
  models: { value: 2, capped: false },
  assets: { value: 1000, capped: true },
})

/** A model for the stories. */
export const storyModel = (number: number, over: Partial<ModelRecord> = {}): ModelRecord => ({
  ...blankFacts,
  id: idOf('a0', number),
  brand_id: acme.id,
  brand: { id: acme.id, name: acme.name },
  name: `S${number}`,
  asset_type: 'SWI',
  lifecycle: 'draft',
  front_image: null,
  rear_image: null,
  source: 'manual',
  source_revision: null,
  assets: none,
  version: 1,
  ...over,
})

/** One of which nearly all is known. */
export const fullModel = storyModel(48, {
  name: 'Leaf 48Y-8C',
  part_number: 'L48Y-8C-R',
  u_height: 1,
  full_depth: true,
  width: 'full',
  width_mm: 440,
  depth_mm: 510,
  weight_kg: 9.75,
  rated_w: 700,
  psu_count: 2,
  psu_redundancy: 'n_plus_n',
  inlet: 'c14',
  airflow: 'front_to_rear',
  air_flow_m3h: 180,
  temp_min_c: 0,
  temp_max_c: 40,
  ports: [
    { kind: 'interface', name: 'Ethernet[1-48]', type: '25gbase-x-sfp28', count: 48 },
    { kind: 'console', name: 'Console', type: 'rj-45', count: 1 },
  ],
  eol_date: '2020-01-31',
  eos_date: '2099-12-31',
  lifecycle: 'approved',
  source: 'device_type',
  source_revision: 'a1b2c3d',
  assets: { value: 366, capped: false },
})

/** The types every company starts with, and one of its own. */
export const storyTypes: AssetTypeRecord[] = [
  ...builtInTypes().map((type) => ({
    ...type,
    id: type.code,
    attributes: startingAttributes(type.code),
    maintenance_days: type.category === 'cooling' ? 91 : null,
    assets: { value: type.code === 'SRV' ? 1000 : 3, capped: type.code === 'SRV' },
    version: 1,
  })),
  {
    id: 'LASR',
    code: 'LASR',
    name: 'Laser link to the other building',
    category: 'network',
    mounts: ['unit', 'any'],
    attributes: [{ key: 'wavelength', name: 'Wavelength', kind: 'number', unit: 'nm' }],
    data_bearing: 'config',
    hidden: true,
    maintenance_days: 30,
    assets: none,
    version: 1,
  },
]

const batchOf = (number: number, kind: BatchKind): Batch => ({
  id: idOf('d0', number),
  kind,
  at: new Date().toISOString(),
  actor: { id: idOf('e0', 1), name: 'Ana Ruiz' },
  source: 'ui',
  reason: null,
  category: null,
  undone: false,
})

/** A merge, which gave it another name, and what was changed before. */
const storyHistory: HistoryEvent[] = [
  {
    id: idOf('c0', 2),
    batch: batchOf(2, 'merge'),
    records: 12,
    action: 'delete',
    field: null,
    from: { id: idOf('b0', 7), name: 'Acme Inc.' },
    to: { id: acme.id, name: acme.name },
  },
  {
    id: idOf('c0', 1),
    batch: batchOf(1, 'update'),
    records: 1,
    action: 'update',
    field: 'support_phone',
    from: null,
    to: acme.support_phone,
  },
]

const noEffect: ModelEffect = {
  racks: 0,
  added: { weight: 0, power: 0, heat: 0 },
  overloads: [],
  overloads_total: 0,
}

/** The server's answers to all that the catalogue asks. */
export const catalogueAnswer =
  (models: readonly ModelRecord[], brands: readonly BrandRecord[] = [acme]) =>
  (path: string): Promise<unknown> => {
    const [, noun = '', id] = path.split('/')
    if (path.endsWith('/history/')) return Promise.resolve({ results: storyHistory, next: null })
    if (path.endsWith('/effect/')) return Promise.resolve(noEffect)
    if (path.endsWith('/datasheets/')) return Promise.resolve({ results: storyDatasheets, next: null })
    if (noun === 'asset-types') return Promise.resolve({ results: storyTypes, next: null })
    const records: readonly (ModelRecord | BrandRecord)[] = noun === 'models' ? models : brands
    const found = records.find((record) => record.id === id)
    return Promise.resolve(id ? found : { results: records, next: null })
  }
