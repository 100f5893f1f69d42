import { blankDocument } from '@plenum/domain/file'
import type { Deed, Hall } from './deeds.ts'
import { pdf, png } from './uploads.ts'

async function photographed({ ada, server }: Hall) {
  const made = await server('S')
  const upload = () => ada.files.upload(png(), { purpose: 'asset_photo' })
  await ada.assetFiles.addPhotos(made.id, [(await upload()).id, (await upload()).id])
  return { made, photos: (await ada.assetFiles.photos(made.id)).results }
}

async function documented({ ada, server }: Hall) {
  const made = await server('S')
  const { id: file_id } = await ada.files.upload(pdf(), { purpose: 'asset_document' })
  return { made, document: await ada.assetFiles.addDocument(made.id, { ...blankDocument, file_id }) }
}

/** One use of every route that changes the photos and documents of an asset. */
export const fileDeeds: Record<string, Deed> = {
  'POST /api/assets/:id/photos/': {
    writes: 'asset.photos',
    prepare: async ({ ada, server }) => {
      const [made, { id }] = [await server('S'), await ada.files.upload(png(), { purpose: 'asset_photo' })]
      return () => ada.assetFiles.addPhotos(made.id, [id])
    },
  },
  'PATCH /api/assets/:id/photos/:file_id/': {
    writes: 'asset.photos',
    prepare: async (all) => {
      const { made, photos } = await photographed(all)
      const [photo] = photos
      return () => all.ada.assetFiles.updatePhoto(made.id, photo ?? made, { caption: 'Front' })
    },
  },
  'PUT /api/assets/:id/photos/order/': {
    writes: 'asset.photos',
    prepare: async (all) => {
      const { made, photos } = await photographed(all)
      const ids = photos.map(({ id }) => id).toReversed()
      return () => all.ada.assetFiles.arrangePhotos(made.id, ids)
    },
  },
  'DELETE /api/assets/:id/photos/:file_id/': {
    writes: 'asset.photos',
    prepare: async ({ ada, server }) => {
      const [made, { id }] = [await server('S'), await ada.files.upload(png(), { purpose: 'asset_photo' })]
      await ada.assetFiles.addPhotos(made.id, [id])
      return () => ada.assetFiles.removePhoto(made.id, id)
    },
  },
  'POST /api/assets/:id/documents/': {
    writes: 'asset.document',
    prepare: async ({ ada, server }) => {
      const made = await server('S')
      const { id: file_id } = await ada.files.upload(pdf(), { purpose: 'asset_document' })
      return () => ada.assetFiles.addDocument(made.id, { ...blankDocument, file_id })
    },
  },
  'PATCH /api/assets/:id/documents/:file_id/': {
    writes: 'asset.document',
    prepare: async (all) => {
      const { made, document } = await documented(all)
      return () => all.ada.assetFiles.updateDocument(made.id, document, { kind: 'report' })
    },
  },
  'DELETE /api/assets/:id/documents/:file_id/': {
    writes: 'asset.document',
    prepare: async (all) => {
      const { made, document } = await documented(all)
      return () => all.ada.assetFiles.removeDocument(made.id, document.id)
    },
  },
}
