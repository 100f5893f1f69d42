import type { Nomenclature, NomenclaturePreview } from '@plenum/domain/nomenclature'

/** The template of every type, as a company begins. */
export const usual: Nomenclature = {
  id: 'nomenclature-usual',
  entity: 'asset',
  asset_type: null,
  template: '{type}-{seq|pad:6}',
  scope: ['type'],
  stand_in: null,
  hand_typed: 'free',
  version: 1,
}

/** The template of one type. */
export const ofServers: Nomenclature = {
  ...usual,
  id: 'nomenclature-servers',
  asset_type: 'SRV',
  template: '{site}-{rack}-{seq|pad:4}{check}',
  scope: ['site'],
  stand_in: 'X',
  hand_typed: 'matching',
}

/** The template of requests to move, add or change something. */
export const ofRequests: Nomenclature = {
  ...usual,
  id: 'nomenclature-mac',
  entity: 'mac',
  template: 'MAC-{year}-{seq|pad:5}',
  scope: ['year'],
  stand_in: 'X',
}

/** What comes of it: a code, one that is too long, and one that cannot be made. */
export const preview: NomenclaturePreview = {
  samples: [
    {
      thing: { id: 'a1', name: 'Leaf switch 04', code: 'SWI-000042' },
      code: 'SWI-000043',
      missing: null,
      position: '1A-AJ05-U12',
    },
    {
      thing: { id: 'a2', name: 'Spare optics', code: 'OTH-000001' },
      code: null,
      missing: 'site',
      position: null,
    },
    {
      thing: { id: 'a3', name: 'Chiller on the roof', code: 'CHL-000002' },
      code: null,
      missing: null,
      position: null,
    },
  ],
  unlike: {
    count: { value: 2, capped: false },
    first: [
      { id: 'a4', name: 'Old rack', code: 'rack 7' },
      { id: 'a5', name: 'Older rack', code: 'rack 8' },
    ],
  },
  counters: [
    { scope: 'SRV', next: 1201 },
    { scope: 'SWI', next: 43 },
  ],
}
