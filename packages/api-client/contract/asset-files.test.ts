import { describe, expect, test } from 'vitest'
import { pdf, png } from './uploads.ts'
import { asset, failure, found, join } from './world.ts'

const bytesOf = async (blob: Blob) => [...new Uint8Array(await blob.arrayBuffer())]

describe('the files of an asset', () => {
  const photo = (by: Awaited<ReturnType<typeof found>>) => by.files.upload(png(), { purpose: 'asset_photo' })
  const manual = (by: Awaited<ReturnType<typeof found>>, name?: string) =>
    by.files.upload(pdf(name), { purpose: 'asset_document' })

  test('are seen by those who read assets', async () => {
    const ada = await found()
    const [reader, blind, eve] = [
      await join(ada, { assets: 'onlyRead' }),
      await join(ada, { support: 'write' }),
      await found(),
    ]
    const server = await ada.assets.create(asset())
    const [one, two] = [await photo(ada), await photo(ada)]
    await ada.assetFiles.addPhotos(server.id, [one.id, two.id])
    expect((await reader.assetFiles.photos(server.id)).results.map(({ id }) => id)).toEqual([two.id, one.id])
    expect(await bytesOf(await reader.files.content(one.id))).not.toEqual([])
    expect(await failure(blind.files.content(one.id))).toMatchObject({ status: 404 })
    expect(await failure(blind.assetFiles.photos(server.id))).toMatchObject({ status: 403 })
    expect(await failure(eve.files.content(one.id))).toMatchObject({ status: 404 })
    expect(await failure(eve.assetFiles.photos(server.id))).toMatchObject({ status: 404 })
    expect(await failure(reader.assetFiles.removePhoto(server.id, one.id))).toMatchObject({ status: 403 })
    await ada.assetFiles.removePhoto(server.id, one.id)
    expect((await reader.assetFiles.photos(server.id)).results.map(({ id }) => id)).toEqual([two.id])
  })

  test('are taken over once, by an asset of the same company', async () => {
    const ada = await found()
    const eve = await found()
    const [server, foreign] = [await ada.assets.create(asset()), await eve.assets.create(asset())]
    const [own, other] = [await photo(ada), await photo(eve)]
    expect(await failure(ada.assetFiles.addPhotos(foreign.id, [own.id]))).toMatchObject({ status: 404 })
    expect(await failure(ada.assetFiles.addPhotos(server.id, [own.id, other.id]))).toMatchObject({
      status: 400,
      errors: [{ attr: 'files.1', code: 'does_not_exist' }],
    })
    expect((await ada.assetFiles.photos(server.id)).results).toEqual([])
    await ada.assetFiles.addPhotos(server.id, [own.id])
    expect(await failure(ada.assetFiles.addPhotos(server.id, [own.id]))).toMatchObject({ status: 400 })
    const another = await ada.assets.create(asset())
    expect(await failure(ada.assetFiles.removePhoto(another.id, own.id))).toMatchObject({ status: 404 })
  })

  test('keep an asset from being taken back as if nothing had come since', async () => {
    const ada = await found()
    const server = await ada.assets.create(asset())
    const [creation] = (await ada.history.list({ limit: 1 })).results
    await ada.assetFiles.addPhotos(server.id, [(await photo(ada)).id])
    expect(await failure(ada.batches.undo(creation?.id ?? ''))).toMatchObject({
      status: 409,
      code: 'undo_touched_later',
    })
    expect((await ada.assetFiles.photos(server.id)).results).toHaveLength(1)
  })

  test('keep the versions of a document', async () => {
    const ada = await found()
    const server = await ada.assets.create(asset())
    const add = async (name: string, replaces: string | null) =>
      ada.assetFiles.addDocument(server.id, {
        file_id: (await manual(ada, name)).id,
        kind: 'manual',
        expires_at: '2027-01-31',
        replaces,
      })
    const first = await add('manual.pdf', null)
    const second = await add('manual v2.pdf', first.id)
    const other = await add('contract.pdf', null)
    expect(second).toMatchObject({
      revision: 2,
      series: first.series,
      kind: 'manual',
      expires_at: '2027-01-31',
    })
    const present = await ada.assetFiles.documents(server.id)
    expect(present.results.map(({ name }) => name)).toEqual(['contract.pdf', 'manual v2.pdf'])
    const versions = await ada.assetFiles.documents(server.id, { series: first.series })
    expect(versions.results.map(({ revision }) => revision)).toEqual([2, 1])
    const renamed = await ada.assetFiles.updateDocument(server.id, other, {
      kind: 'contract',
      expires_at: null,
    })
    expect(renamed).toMatchObject({ kind: 'contract', expires_at: null, version: other.version + 1 })
    expect(await failure(ada.assetFiles.updateDocument(server.id, other, { kind: 'other' }))).toMatchObject({
      status: 412,
    })
    await ada.assetFiles.removeDocument(server.id, second.id)
    const left = await ada.assetFiles.documents(server.id)
    expect(left.results.map(({ name }) => name)).toEqual(['contract.pdf', 'manual.pdf'])
  })
})
