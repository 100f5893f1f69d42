import { FIRST_NOMENCLATURE } from '@plenum/domain/nomenclature'
import { atOnce, type Deed } from './deeds.ts'
import { named } from './naming.ts'
import { asset } from './world.ts'

const ofServers = { ...FIRST_NOMENCLATURE, scope: ['type' as const], asset_type: 'SRV' }

/** Every route that changes codes, tags and how codes are made, with one use of it. */
export const NAMING_DEEDS: Record<string, Deed> = {
  'POST /api/assets/codes/': {
    writes: 'batch.update',
    prepare: async ({ ada }) => {
      const made = await ada.assets.create(asset({ code: 'By hand' }))
      return () => ada.nomenclatures.reissue({ ids: [made.id] })
    },
  },
  'POST /api/assets/tags/': {
    writes: 'batch.update',
    prepare: async ({ ada, server }) => {
      const [made, tag] = [await server('S'), await ada.tags.create({ name: 'Lease', colour: 'red' })]
      return () => ada.tags.put({ ids: [made.id], add: [tag.id] })
    },
  },
  'POST /api/nomenclatures/': {
    writes: 'nomenclature.create',
    prepare: atOnce(({ ada }) => ada.nomenclatures.create(ofServers)),
  },
  'PATCH /api/nomenclatures/:id/': {
    writes: 'nomenclature.change',
    prepare: atOnce(({ ada }) => named(ada, { stand_in: 'X' })),
  },
  'DELETE /api/nomenclatures/:id/': {
    writes: 'nomenclature.delete',
    prepare: async ({ ada }) => {
      const own = await ada.nomenclatures.create(ofServers)
      return () => ada.nomenclatures.remove(own)
    },
  },
  'POST /api/code-reserves/': {
    writes: 'nomenclature.reserve',
    prepare: atOnce(({ ada }) => ada.codeReserves.create({ asset_type: 'SRV', count: 3 })),
  },
  'POST /api/code-reserves/:id/release/': {
    writes: 'nomenclature.release',
    prepare: async ({ ada }) => {
      const { id } = await ada.codeReserves.create({ asset_type: 'SRV', count: 3 })
      return () => ada.codeReserves.release(id)
    },
  },
  'POST /api/tags/': {
    writes: 'batch.create',
    prepare: atOnce(({ ada }) => ada.tags.create({ name: 'Lease', colour: 'red' })),
  },
  'PATCH /api/tags/:id/': {
    writes: 'batch.update',
    prepare: async ({ ada }) => {
      const tag = await ada.tags.create({ name: 'Lease', colour: 'red' })
      return () => ada.tags.update(tag, { colour: 'blue' })
    },
  },
  'POST /api/tags/:id/merge/': {
    writes: 'batch.update',
    prepare: async ({ ada }) => {
      const tag = await ada.tags.create({ name: 'Lease', colour: 'red' })
      const other = await ada.tags.create({ name: 'Leased', colour: 'red' })
      return () => ada.tags.merge(tag, { into: other.id })
    },
  },
  'DELETE /api/tags/:id/': {
    writes: 'batch.update',
    prepare: async ({ ada }) => {
      const tag = await ada.tags.create({ name: 'Lease', colour: 'red' })
      return () => ada.tags.remove(tag)
    },
  },
}
