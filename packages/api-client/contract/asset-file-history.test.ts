import { describe, expect, test } from 'vitest'
import { sweepFiles } from '@plenum/api-server/store/sweep-files'
import { blankDocument } from '@plenum/domain/file'
import { pdf, png } from './uploads.ts'
import { advance, asset, failure, found, join, now, ports, type Connection } from './world.ts'

const DAY = 24 * 60 * 60 * 1000

const lastBatch = async ({ history }: Connection) => (await history.list({ limit: 1 })).results[0]?.id ?? ''

/** An asset with two photos, the second of them first, and one document. */
async function filed() {
  const ada = await found()
  const server = await ada.assets.create(asset())
  const photos: string[] = []
  for (const name of ['front.png', 'rear.png']) {
    const { id } = await ada.files.upload(png(name), { purpose: 'asset_photo' })
    await ada.assetFiles.addPhotos(server.id, [id])
    photos.push(id)
  }
  const { id: file_id } = await ada.files.upload(pdf(), { purpose: 'asset_document' })
  const document = await ada.assetFiles.addDocument(server.id, { ...blankDocument, file_id })
  const shown = async () => (await ada.assetFiles.photos(server.id)).results
  const names = async () => (await shown()).map(({ name }) => name)
  const [front = '', rear = ''] = photos
  return { ada, server, front, rear, document, shown, names }
}

describe('the history of an asset tells', () => {
  test('of its photos and documents, each by its name, and the asset itself stays as it was', async () => {
    const { ada, server, rear, front, document, shown } = await filed()
    const [photo] = await shown()
    await ada.assetFiles.updatePhoto(server.id, photo ?? server, { caption: 'The rear' })
    await ada.assetFiles.arrangePhotos(server.id, [front, rear])
    await ada.assetFiles.updateDocument(server.id, document, { kind: 'contract', expires_at: '2030-01-01' })
    await ada.assetFiles.removePhoto(server.id, front)
    const { results } = await ada.assets.history(server.id)
    const kept = { name: 'manual.pdf', kind: 'other', expires_at: null, revision: 1 }
    expect(results.map(({ field, from, to }) => [field, from, to]).slice(0, -1)).toEqual([
      [`photo/${front}`, { name: 'front.png', caption: null }, null],
      [`document/${document.id}`, kept, { ...kept, kind: 'contract', expires_at: '2030-01-01' }],
      [
        'photo_order',
        [
          { id: rear, name: 'rear.png', position: 0 },
          { id: front, name: 'front.png', position: 0 },
        ],
        [
          { id: front, name: 'front.png', position: 2 },
          { id: rear, name: 'rear.png', position: 1 },
        ],
      ],
      [`photo/${rear}`, { name: 'rear.png', caption: null }, { name: 'rear.png', caption: 'The rear' }],
      [`document/${document.id}`, null, kept],
      [`photo/${rear}`, null, { name: 'rear.png', caption: null }],
      [`photo/${front}`, null, { name: 'front.png', caption: null }],
    ])
    expect(new Set(results.map(({ batch }) => batch.kind))).toEqual(new Set(['files', 'create']))
    expect(await ada.assets.get(server.id)).toEqual(server)
  })

  test('nothing of what changes nothing', async () => {
    const { ada, server, document, rear, front, shown } = await filed()
    const before = (await ada.assets.history(server.id)).results.length
    const [photo] = await shown()
    await ada.assetFiles.updatePhoto(server.id, photo ?? server, { caption: null })
    await ada.assetFiles.arrangePhotos(server.id, [rear, front])
    await ada.assetFiles.updateDocument(server.id, document, { kind: 'other' })
    expect((await ada.assets.history(server.id)).results).toHaveLength(before)
  })
})

describe('photos', () => {
  test('keep the order somebody gave them, and new ones come behind', async () => {
    const { ada, server, front, rear, names } = await filed()
    await ada.assetFiles.arrangePhotos(server.id, [front, rear])
    expect(await names()).toEqual(['front.png', 'rear.png'])
    const { id } = await ada.files.upload(png('side.png'), { purpose: 'asset_photo' })
    await ada.assetFiles.addPhotos(server.id, [id])
    expect(await names()).toEqual(['front.png', 'rear.png', 'side.png'])
    const first = await ada.assetFiles.photos(server.id, { limit: 2 })
    const rest = await ada.assetFiles.photos(server.id, { limit: 2, cursor: first.next ?? '' })
    expect([...first.results, ...rest.results].map(({ name }) => name)).toEqual(await names())
  })

  test('say what they show, from the version that was seen', async () => {
    const { ada, server, shown } = await filed()
    const [photo] = await shown()
    if (photo === undefined) throw new Error('No photo')
    const said = await ada.assetFiles.updatePhoto(server.id, photo, { caption: ' The rear ' })
    expect(said).toMatchObject({ caption: 'The rear', version: photo.version + 1 })
    expect(await failure(ada.assetFiles.updatePhoto(server.id, photo, { caption: 'Other' }))).toMatchObject({
      status: 412,
      current: said,
    })
    const long = 'x'.repeat(201)
    expect(await failure(ada.assetFiles.updatePhoto(server.id, said, { caption: long }))).toMatchObject({
      status: 400,
      code: 'too_long',
    })
  })

  test('are arranged by those who write assets, and only their own', async () => {
    const { ada, server, front } = await filed()
    const reader = await join(ada, { assets: 'onlyRead' })
    const other = await ada.assets.create(asset())
    expect(await failure(reader.assetFiles.arrangePhotos(server.id, [front]))).toMatchObject({ status: 403 })
    expect(await failure(ada.assetFiles.arrangePhotos(other.id, [front]))).toMatchObject({
      status: 400,
      code: 'does_not_exist',
    })
  })
})

describe('what was done with files is undone', () => {
  test('one by one, each by itself', async () => {
    const { ada, server, front, rear, document, names, shown } = await filed()
    await ada.assetFiles.removePhoto(server.id, front)
    const removal = await lastBatch(ada)
    expect(await failure(ada.files.content(front))).toMatchObject({ status: 404 })
    await ada.assetFiles.updatePhoto(server.id, (await shown())[0] ?? server, { caption: 'x' })
    await ada.batches.undo(removal)
    expect(await names()).toEqual(['rear.png', 'front.png'])
    expect((await ada.files.content(front)).size).toBeGreaterThan(0)
    await ada.assetFiles.arrangePhotos(server.id, [front, rear])
    await ada.batches.undo(await lastBatch(ada))
    expect(await names()).toEqual(['rear.png', 'front.png'])
    await ada.assetFiles.removeDocument(server.id, document.id)
    await ada.batches.undo(await lastBatch(ada))
    expect((await ada.assetFiles.documents(server.id)).results).toEqual([
      { ...document, version: document.version + 2 },
    ])
  })

  test('down to the asset itself, which nothing hangs on then', async () => {
    const { ada, server } = await filed()
    const lines = (await ada.history.list()).results
    for (const { id } of lines) await ada.batches.undo(id)
    expect(await failure(ada.assets.get(server.id))).toMatchObject({ status: 404 })
  })

  test('never over what was done with the same file since', async () => {
    const { ada, server, shown } = await filed()
    const [photo] = await shown()
    const added = (await ada.history.list()).results[1]?.id ?? ''
    await ada.assetFiles.updatePhoto(server.id, photo ?? server, { caption: 'Said' })
    expect(await failure(ada.batches.undo(added))).toMatchObject({
      status: 409,
      errors: [{ code: 'undo_touched_later', attr: `asset/${server.id}/photo/${photo?.id}` }],
    })
  })

  test('for 30 days; then its bytes may go', async () => {
    const { ada, server, front } = await filed()
    await ada.assetFiles.removePhoto(server.id, front)
    const removal = await lastBatch(ada)
    advance(29 * DAY)
    await sweepFiles(ports, now())
    const again = await found()
    expect(again.user.company.id).not.toBe(ada.user.company.id)
    advance(2 * DAY)
    const later = await join(ada, { assets: 'write' })
    expect(await failure(later.batches.undo(removal))).toMatchObject({ status: 409, code: 'undo_too_old' })
    await sweepFiles(ports, now())
    expect((await later.assetFiles.photos(server.id)).results.map(({ name }) => name)).toEqual(['rear.png'])
  })
})
