import { Hono } from 'hono'
import { BrandCreate, BrandListQuery, BrandPatch, BrandRecord, BrandRecordPage } from '@plenum/domain/brand'
import { Merged, MergeInput, MergePreview, PictureInput } from '@plenum/domain/catalogue'
import { HistoryPage, HistoryQuery } from '@plenum/domain/history'
import { answerDeleted } from '../answer-deleted.ts'
import { answerHistory } from '../answer-history.ts'
import { answerMerged, answerMergePreview } from '../answer-merged.ts'
import { answerPage } from '../answer-page.ts'
import { answerChanged, answerExisting, existing } from '../answer-record.ts'
import { answers } from '../answers.ts'
import type { Env } from '../context.ts'
import { may } from '../gate.ts'
import { createOnce } from '../idempotent.ts'
import { versionFrom } from '../precondition.ts'
import { createBatch } from '../store/batches.ts'
import { createBrand, deleteBrand, patchBrand } from '../store/brand-write.ts'
import { listBrands, readBrand } from '../store/brands.ts'
import { setLogo } from '../store/library-pictures.ts'
import { mergeBrands, previewBrandMerge } from '../store/merge-brands.ts'
import { One, valid } from '../valid.ts'

export const brands = new Hono<Env>()
  .get(
    '/',
    may('library', 'onlyRead'),
    answers({ summary: 'List brands by name', body: BrandRecordPage }),
    valid('query', BrandListQuery),
    (c) => {
      const { search, id: ids, limit, cursor } = c.req.valid('query')
      const { company_id } = c.var.session
      return answerPage(c, { list: `brands ${search ?? ''}`, cursor }, (after) =>
        listBrands(c.var.ports.database, { company_id, search, ids, limit, after }),
      )
    },
  )
  .post(
    '/',
    may('library', 'write'),
    answers({ summary: 'Create a brand', status: 201, body: BrandRecord }),
    valid('json', BrandCreate),
    (c) => {
      const input = c.req.valid('json')
      const { author } = c.var
      return createOnce(c, input, async (tx) =>
        existing(readBrand(tx, author.company_id, await createBrand(tx, author, input))),
      )
    },
  )
  .get(
    '/:id/',
    may('library', 'onlyRead'),
    answers({ summary: 'Read a brand', body: BrandRecord }),
    valid('param', One),
    (c) => answerExisting(c, readBrand, c.req.valid('param').id),
  )
  .get(
    '/:id/history/',
    may('library', 'onlyRead'),
    answers({ summary: 'What changed of a brand, newest first', body: HistoryPage }),
    valid('param', One),
    valid('query', HistoryQuery),
    (c) =>
      answerHistory(c, {
        entity: 'brand',
        id: c.req.valid('param').id,
        query: c.req.valid('query'),
        read: readBrand,
      }),
  )
  .patch(
    '/:id/',
    may('library', 'write'),
    answers({ summary: 'Change a brand; needs If-Match', body: BrandRecord }),
    valid('param', One),
    valid('json', BrandPatch),
    (c) => {
      const brandId = c.req.valid('param').id
      const { author } = c.var
      const version = versionFrom(c, brandId)
      const patch = c.req.valid('json')
      return answerChanged(c, {
        id: brandId,
        read: readBrand,
        write: (tx) =>
          patchBrand(tx, author.company_id, {
            id: brandId,
            version,
            patch,
            open: () => createBatch(tx, author, { kind: 'update' }),
          }),
      })
    },
  )
  .delete(
    '/:id/',
    may('library', 'write'),
    answers({
      summary: 'Delete a brand that neither a model nor an asset has; needs If-Match',
      body: Merged,
    }),
    valid('param', One),
    (c) => answerDeleted(c, { id: c.req.valid('param').id, read: readBrand, remove: deleteBrand }),
  )
  .get(
    '/:id/merge/',
    may('library', 'write'),
    answers({ summary: 'What a merge into another brand would do', body: MergePreview }),
    valid('param', One),
    valid('query', MergeInput),
    (c) => answerMergePreview(c, { ...c.req.valid('param'), ...c.req.valid('query') }, previewBrandMerge),
  )
  .post(
    '/:id/merge/',
    may('library', 'write'),
    answers({ summary: 'Merge a brand into another one; needs If-Match', body: Merged }),
    valid('param', One),
    valid('json', MergeInput),
    (c) =>
      answerMerged(c, {
        pair: { ...c.req.valid('param'), ...c.req.valid('json') },
        read: readBrand,
        merge: mergeBrands,
      }),
  )
  .put(
    '/:id/logo/',
    may('library', 'write'),
    answers({ summary: 'Give a brand a logo that was uploaded before, or take it away', body: BrandRecord }),
    valid('param', One),
    valid('json', PictureInput),
    (c) => {
      const brandId = c.req.valid('param').id
      const { file_id } = c.req.valid('json')
      return answerChanged(c, {
        id: brandId,
        read: readBrand,
        write: (tx) => setLogo(tx, c.var.author, brandId, file_id),
      })
    },
  )
