import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import {
  AssetDocument,
  AssetDocumentPage,
  AssetPhoto,
  AssetPhotoPage,
  DocumentInput,
  DocumentPatch,
  PhotoOrder,
  PhotoPatch,
  PhotosInput,
} from '@plenum/domain/file'
import { cursor, limit, PageQuery } from '@plenum/domain/page'
import { id } from '@plenum/domain/text'
import { answerPage } from '../answer-page.ts'
import { answerChanged, existing } from '../answer-record.ts'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env, SignedInEnv } from '../context.ts'
import { may } from '../gate.ts'
import { createOnce } from '../idempotent.ts'
import { versionFrom } from '../precondition.ts'
import { listDocuments, listPhotos, readDocument, readPhoto } from '../store/asset-files.ts'
import { readAsset } from '../store/assets.ts'
import { addDocument, patchDocument, removeAssetFile } from '../store/document-changes.ts'
import type { AssetFilePurpose } from '../store/file-history.ts'
import { addPhotos, arrangePhotos, patchPhoto } from '../store/photo-changes.ts'
import { One, valid } from '../valid.ts'

const OneFile = v.object({ id, file_id: id })
const DocumentQuery = v.strictObject({ series: v.optional(id), limit, cursor }, 'invalid')

/** Photos and documents of an asset, uploaded before at `/api/files/`. */
export const assetFiles = new Hono<Env>()
  .get(
    '/:id/photos/',
    may('assets', 'onlyRead'),
    answers({
      summary: 'Photos of an asset as somebody arranged them, then the others, the newest first',
      body: AssetPhotoPage,
    }),
    valid('param', One),
    valid('query', PageQuery),
    async (c) => {
      const asset_id = await ownAsset(c, c.req.valid('param').id)
      const query = c.req.valid('query')
      const { company_id } = c.var.session
      return answerPage(c, { list: `photos ${asset_id}`, cursor: query.cursor }, (after) =>
        listPhotos(c.var.ports.database, { company_id, asset_id, limit: query.limit, after }),
      )
    },
  )
  .post(
    '/:id/photos/',
    may('assets', 'write'),
    answers({ summary: 'Give an asset photos that were uploaded before' }),
    valid('param', One),
    valid('json', PhotosInput),
    async (c) => {
      const asset_id = c.req.valid('param').id
      const { files } = c.req.valid('json')
      await c.var.ports.database.transaction((tx) => addPhotos(tx, c.var.author, { asset_id, files }))
      return c.body(null, 204)
    },
  )
  .put(
    '/:id/photos/order/',
    may('assets', 'write'),
    answers({ summary: 'Arrange the photos of an asset' }),
    valid('param', One),
    valid('json', PhotoOrder),
    async (c) => {
      const asset_id = c.req.valid('param').id
      const { files } = c.req.valid('json')
      await c.var.ports.database.transaction((tx) => arrangePhotos(tx, c.var.author, { asset_id, files }))
      return c.body(null, 204)
    },
  )
  .patch(
    '/:id/photos/:file_id/',
    may('assets', 'write'),
    answers({ summary: 'Say what a photo shows; needs If-Match', body: AssetPhoto }),
    valid('param', OneFile),
    valid('json', PhotoPatch),
    (c) => {
      const { id: asset_id, file_id } = c.req.valid('param')
      const { caption } = c.req.valid('json')
      const change = { asset_id, id: file_id, version: versionFrom(c, file_id), caption }
      return answerChanged(c, {
        id: file_id,
        read: readPhoto(asset_id),
        write: (tx) => patchPhoto(tx, c.var.author, change),
      })
    },
  )
  .delete(
    '/:id/photos/:file_id/',
    may('assets', 'write'),
    answers({ summary: 'Delete a photo of an asset' }),
    valid('param', OneFile),
    (c) => remove(c, { ...c.req.valid('param'), purpose: 'asset_photo' }),
  )
  .get(
    '/:id/documents/',
    may('assets', 'onlyRead'),
    answers({ summary: 'Documents of an asset, or all versions of one', body: AssetDocumentPage }),
    valid('param', One),
    valid('query', DocumentQuery),
    async (c) => {
      const asset_id = await ownAsset(c, c.req.valid('param').id)
      const { series, ...query } = c.req.valid('query')
      const { company_id } = c.var.session
      const list = `documents ${asset_id} ${series ?? ''}`
      return answerPage(c, { list, cursor: query.cursor }, (after) =>
        listDocuments(c.var.ports.database, { company_id, asset_id, series, limit: query.limit, after }),
      )
    },
  )
  .post(
    '/:id/documents/',
    may('assets', 'write'),
    answers({
      summary: 'Give an asset a document that was uploaded before',
      status: 201,
      body: AssetDocument,
    }),
    valid('param', One),
    valid('json', DocumentInput),
    (c) => {
      const asset_id = c.req.valid('param').id
      const input = c.req.valid('json')
      const { author } = c.var
      return createOnce(c, input, async (tx) =>
        existing(
          readDocument(asset_id)(tx, author.company_id, await addDocument(tx, author, { asset_id, input })),
        ),
      )
    },
  )
  .patch(
    '/:id/documents/:file_id/',
    may('assets', 'write'),
    answers({ summary: 'Change what is known of a document; needs If-Match', body: AssetDocument }),
    valid('param', OneFile),
    valid('json', DocumentPatch),
    (c) => {
      const { id: asset_id, file_id } = c.req.valid('param')
      const change = { asset_id, id: file_id, version: versionFrom(c, file_id), patch: c.req.valid('json') }
      return answerChanged(c, {
        id: file_id,
        read: readDocument(asset_id),
        write: (tx) => patchDocument(tx, c.var.author, change),
      })
    },
  )
  .delete(
    '/:id/documents/:file_id/',
    may('assets', 'write'),
    answers({ summary: 'Delete a version of a document of an asset' }),
    valid('param', OneFile),
    (c) => remove(c, { ...c.req.valid('param'), purpose: 'asset_document' }),
  )

/** The id of an asset that the company has. */
async function ownAsset(c: Context<SignedInEnv>, asset_id: string): Promise<string> {
  await existing(readAsset(c.var.ports.database, c.var.session.company_id, asset_id))
  return asset_id
}

interface Removal {
  id: string
  file_id: string
  purpose: AssetFilePurpose
}

async function remove(
  c: Context<SignedInEnv>,
  { id: asset_id, file_id, purpose }: Removal,
): Promise<Response> {
  await c.var.ports.database.transaction(async (tx) => {
    const isDone = await removeAssetFile(tx, c.var.author, { asset_id, id: file_id, purpose })
    if (!isDone) throw refusal(404, 'not_found')
  })
  return c.body(null, 204)
}
