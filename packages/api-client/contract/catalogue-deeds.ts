import type { AssetTypeInput } from '@plenum/domain/asset-type-record'
import { blankModel } from '@plenum/domain/library'
import { atOnce, type Deed, type Hall } from './deeds.ts'
import { pdf, png } from './uploads.ts'

const type: AssetTypeInput = {
  code: 'OWNT',
  name: 'Own',
  category: 'it',
  mounts: ['any'],
  data_bearing: 'no',
  maintenance_days: null,
}

const brandOf = ({ ada }: Hall, name = 'Acme') => ada.catalogue.brands.create({ name, ...nothing })
const nothing = { website: null, support_phone: null, support_portal: null, notes: null }

async function modelOf({ ada }: Hall, name = 'X') {
  const { id } = (await ada.brands.list({ search: 'dell' })).results[0] ?? { id: '' }
  const made = await ada.models.create({ ...blankModel, brand_id: id, name, asset_type: 'SRV' })
  return ada.catalogue.models.get(made.id)
}

async function described(all: Hall) {
  const model = await modelOf(all)
  const { id: file_id } = await all.ada.files.upload(pdf(), { purpose: 'model_datasheet' })
  return { model, datasheet: await all.ada.catalogue.models.addDatasheet(model.id, { file_id }) }
}

/** The routes of the catalogue that change records, with one use of each. */
export const catalogueDeeds: Record<string, Deed> = {
  'PATCH /api/brands/:id/': {
    writes: 'batch.update',
    prepare: async (all) => {
      const brand = await brandOf(all)
      return () => all.ada.catalogue.brands.update(brand, { notes: 'Good' })
    },
  },
  'DELETE /api/brands/:id/': {
    writes: 'batch.delete',
    prepare: async (all) => {
      const brand = await brandOf(all)
      return () => all.ada.catalogue.brands.remove(brand)
    },
  },
  'POST /api/brands/:id/merge/': {
    writes: 'batch.merge',
    prepare: async (all) => {
      const [one, other] = [await brandOf(all), await brandOf(all, 'Acme Inc')]
      return () => all.ada.catalogue.brands.merge(other, one.id)
    },
  },
  'PUT /api/brands/:id/logo/': {
    writes: 'brand.logo',
    prepare: async (all) => {
      const brand = await brandOf(all)
      const { id } = await all.ada.files.upload(png(), { purpose: 'brand_logo' })
      return () => all.ada.catalogue.brands.setLogo(brand.id, id)
    },
  },
  'PATCH /api/models/:id/': {
    writes: 'batch.update',
    prepare: async (all) => {
      const model = await modelOf(all)
      return () => all.ada.catalogue.models.update(model, { rated_w: 500 })
    },
  },
  'DELETE /api/models/:id/': {
    writes: 'batch.delete',
    prepare: async (all) => {
      const model = await modelOf(all)
      return () => all.ada.catalogue.models.remove(model)
    },
  },
  'POST /api/models/:id/merge/': {
    writes: 'batch.merge',
    prepare: async (all) => {
      const [one, other] = [await modelOf(all), await modelOf(all, 'X2')]
      return () => all.ada.catalogue.models.merge(other, one.id)
    },
  },
  'PUT /api/models/:id/images/:side/': {
    writes: 'model.image',
    prepare: async (all) => {
      const model = await modelOf(all)
      const { id } = await all.ada.files.upload(png(), { purpose: 'model_image' })
      return () => all.ada.catalogue.models.setImage(model.id, { side: 'rear', file_id: id })
    },
  },
  'POST /api/models/:id/datasheets/': {
    writes: 'model.datasheet',
    prepare: async (all) => {
      const model = await modelOf(all)
      const { id } = await all.ada.files.upload(pdf(), { purpose: 'model_datasheet' })
      return () => all.ada.catalogue.models.addDatasheet(model.id, { file_id: id })
    },
  },
  'PATCH /api/models/:id/datasheets/:file_id/': {
    writes: 'model.datasheet',
    prepare: async (all) => {
      const { model, datasheet } = await described(all)
      return () => all.ada.catalogue.models.renameDatasheet(model.id, datasheet, { caption: 'Data' })
    },
  },
  'DELETE /api/models/:id/datasheets/:file_id/': {
    writes: 'model.datasheet',
    prepare: async (all) => {
      const { model, datasheet } = await described(all)
      return () => all.ada.catalogue.models.removeDatasheet(model.id, datasheet.id)
    },
  },
  'POST /api/models/import/': {
    writes: 'batch.update',
    prepare: atOnce(({ ada }) =>
      ada.catalogue.models.bringIn({
        dry_run: false,
        revision: null,
        types: [{ brand: 'Acme', name: 'X', asset_type: 'SRV', facts: { u_height: 1 } }],
      }),
    ),
  },
  'POST /api/record-imports/:entity/': {
    writes: 'batch.import',
    prepare: atOnce(({ ada }) =>
      ada.recordImports.bringIn('brand', {
        dry_run: false,
        file: 'brands.csv',
        columns: ['name'],
        type: null,
        rows: [{ line: 2, cells: ['Acme'] }],
      }),
    ),
  },
  'POST /api/asset-types/': {
    writes: 'batch.create',
    prepare: atOnce(({ ada }) => ada.catalogue.types.create(type)),
  },
  'PATCH /api/asset-types/:code/': {
    writes: 'batch.update',
    prepare: async ({ ada }) => {
      const made = await ada.catalogue.types.create(type)
      return () => ada.catalogue.types.update(made, { hidden: true })
    },
  },
  'DELETE /api/asset-types/:code/': {
    writes: 'batch.delete',
    prepare: async ({ ada }) => {
      const made = await ada.catalogue.types.create(type)
      return () => ada.catalogue.types.remove(made)
    },
  },
}
