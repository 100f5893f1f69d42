import { expect, test } from 'vitest'
import { pdf, png } from './uploads.ts'
import { failure } from './world.ts'
import { lastBatch, why, yard } from './yard.ts'

const end = { ...why, close: true, bears_data: false }

/** A thing in use with a photo and a document. */
async function documented() {
  const { ada, known } = await yard()
  const seen = await known('active')
  const photo = await ada.files.upload(png('front.png'), { purpose: 'asset_photo' })
  await ada.assetFiles.addPhotos(seen.id, [photo.id])
  const { id: file_id } = await ada.files.upload(pdf('manual.pdf'), { purpose: 'asset_document' })
  const input = { file_id, kind: 'manual' as const, expires_at: null, replaces: null }
  const document = await ada.assetFiles.addDocument(seen.id, input)
  const files = async () => ({
    photos: (await ada.assetFiles.photos(seen.id)).results,
    documents: (await ada.assetFiles.documents(seen.id)).results,
  })
  return { ada, seen, document, files }
}

test('a certificate becomes a document of what left, and goes with the undo', async () => {
  const { ada, seen, document, files } = await documented()
  const { id } = await ada.files.upload(pdf('receipt.pdf'), { purpose: 'asset_document' })
  expect(await failure(ada.assets.decommission(seen, { ...end, certificate: seen.id }))).toMatchObject({
    status: 400,
    errors: [{ code: 'does_not_exist', attr: 'certificate' }],
  })
  expect(await ada.assets.get(seen.id)).toEqual(seen)
  await ada.assets.decommission(seen, { ...end, certificate: id })
  const receipt = { id, name: 'receipt.pdf', kind: 'certificate', revision: 1 }
  expect((await files()).documents).toMatchObject([receipt, { id: document.id }])
  const batch = await lastBatch(ada)
  const [told] = (await ada.assets.history(seen.id, { field: 'files' })).results
  expect(told).toMatchObject({ batch: { id: batch, kind: 'status' }, to: { name: 'receipt.pdf' } })
  await ada.batches.undo(batch)
  expect((await files()).documents).toEqual([document])
})

test('the photos and documents of a closed asset are read only', async () => {
  const { ada, seen, document, files } = await documented()
  await ada.assets.decommission(seen, end)
  const before = await files()
  const [photo] = before.photos
  if (photo === undefined) throw new Error('It has no photo')
  const later = await ada.files.upload(png('later.png'), { purpose: 'asset_photo' })
  const { id: file_id } = await ada.files.upload(pdf('later.pdf'), { purpose: 'asset_document' })
  const input = { file_id, kind: 'other' as const, expires_at: null, replaces: null }
  const writes = [
    ada.assetFiles.addPhotos(seen.id, [later.id]),
    ada.assetFiles.updatePhoto(seen.id, photo, { caption: 'The front' }),
    ada.assetFiles.arrangePhotos(seen.id, [photo.id]),
    ada.assetFiles.removePhoto(seen.id, photo.id),
    ada.assetFiles.addDocument(seen.id, input),
    ada.assetFiles.addDocument(seen.id, { ...input, replaces: document.id }),
    ada.assetFiles.updateDocument(seen.id, document, { name: 'renamed.pdf' }),
    ada.assetFiles.removeDocument(seen.id, document.id),
  ]
  for (const refused of await Promise.all(writes.map(failure)))
    expect(refused).toMatchObject({ status: 409, code: 'asset_closed' })
  expect(await files()).toEqual(before)
  await ada.batches.undo(await lastBatch(ada))
  await ada.assetFiles.addPhotos(seen.id, [later.id])
  expect((await files()).photos).toHaveLength(2)
})
