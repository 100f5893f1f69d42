import { Datasheet, DatasheetPage, type DatasheetInput, type DatasheetPatch } from '@plenum/domain/datasheet'
import type { PageRequest } from '@plenum/domain/page'
import {
  AssetTypeRecord,
  AssetTypeRecordPage,
  type AssetTypeInput,
  type AssetTypePatch,
} from '@plenum/domain/asset-type-record'
import {
  BrandRecord,
  BrandRecordPage,
  type BrandListQuery,
  type BrandPatch,
  type BrandCreate,
} from '@plenum/domain/brand'
import { Merged, MergePreview } from '@plenum/domain/catalogue'
import { DeviceTypeOutcome, type DeviceTypeImport } from '@plenum/domain/device-type'
import { HistoryPage, type HistoryQuery } from '@plenum/domain/history'
import {
  ModelRecord,
  ModelRecordPage,
  type ModelCreate,
  type ModelListQuery,
  type ModelPatch,
  type ModelSide,
} from '@plenum/domain/model'
import { ModelEffect, type BorneFacts } from '@plenum/domain/model-effect'
import type * as v from 'valibot'
import { create } from './create.ts'
import { changing, type Version } from './headers.ts'
import type { Http } from './http.ts'

/** What changed of a record, and of those that became part of it. */
const historyOf =
  (http: Http, noun: 'asset-types' | 'brands' | 'models') =>
  (id: string, query: HistoryQuery = {}, signal?: AbortSignal) =>
    http.call('get', `api/${noun}/${id}/history/`, HistoryPage, { query, signal })

const merging = (http: Http, noun: 'brands' | 'models') => ({
  /** What a merge would do; nothing is changed. */
  previewMerge: (id: string, into_id: string, signal?: AbortSignal) =>
    http.call('get', `api/${noun}/${id}/merge/`, MergePreview, { query: { into_id }, signal }),
  merge: (record: Version, into_id: string) =>
    http.call('post', `api/${noun}/${record.id}/merge/`, Merged, {
      json: { into_id },
      headers: changing(record),
    }),
  remove: (record: Version) =>
    http.call('delete', `api/${noun}/${record.id}/`, Merged, { headers: changing(record) }),
})

/** Brands as their own screen shows them. */
export const brandCatalogueApi = (http: Http) => ({
  ...merging(http, 'brands'),
  history: historyOf(http, 'brands'),
  list: (query: BrandListQuery, signal?: AbortSignal) =>
    http.call('get', 'api/brands/', BrandRecordPage, { query, signal }),
  get: (id: string, signal?: AbortSignal) => http.call('get', `api/brands/${id}/`, BrandRecord, { signal }),
  create: (input: v.InferInput<typeof BrandCreate>) => create(http, 'api/brands/', BrandRecord, input),
  update: (brand: Version, patch: BrandPatch) =>
    http.call('patch', `api/brands/${brand.id}/`, BrandRecord, { json: patch, headers: changing(brand) }),
  setLogo: (id: string, file_id: string | null) =>
    http.call('put', `api/brands/${id}/logo/`, BrandRecord, { json: { file_id } }),
})

/** Models as their own screen shows them. */
export const modelCatalogueApi = (http: Http) => ({
  ...merging(http, 'models'),
  history: historyOf(http, 'models'),
  list: (query: ModelListQuery, signal?: AbortSignal) =>
    http.call('get', 'api/models/', ModelRecordPage, { query, signal }),
  get: (id: string, signal?: AbortSignal) => http.call('get', `api/models/${id}/`, ModelRecord, { signal }),
  create: (input: ModelCreate) => create(http, 'api/models/', ModelRecord, input),
  update: (model: Version, patch: ModelPatch) =>
    http.call('patch', `api/models/${model.id}/`, ModelRecord, { json: patch, headers: changing(model) }),
  /** What other facts would do to the racks with things of it; nothing is changed. */
  effect: (id: string, facts: BorneFacts, signal?: AbortSignal) =>
    http.call('post', `api/models/${id}/effect/`, ModelEffect, { json: facts, signal }),
  setImage: (id: string, { side, file_id }: { side: ModelSide; file_id: string | null }) =>
    http.call('put', `api/models/${id}/images/${side}/`, ModelRecord, { json: { file_id } }),
  datasheets: (id: string, page: PageRequest = {}, signal?: AbortSignal) =>
    http.call('get', `api/models/${id}/datasheets/`, DatasheetPage, { query: page, signal }),
  addDatasheet: (id: string, input: DatasheetInput) =>
    create(http, `api/models/${id}/datasheets/`, Datasheet, input),
  /** Renames the version of a datasheet that was seen; a newer one is refused with 412 and `current`. */
  renameDatasheet: (id: string, datasheet: Version, patch: DatasheetPatch) =>
    http.call('patch', `api/models/${id}/datasheets/${datasheet.id}/`, Datasheet, {
      json: patch,
      headers: changing(datasheet),
    }),
  removeDatasheet: (id: string, file: string) => http.send('delete', `api/models/${id}/datasheets/${file}/`),
  /** Brings device types in; with `dry_run` it only says what that would do. */
  bringIn: (input: DeviceTypeImport, signal?: AbortSignal) =>
    http.call('post', 'api/models/import/', DeviceTypeOutcome, { json: input, signal }),
})

/** Asset types as their own screen shows them; a type's id is its code. */
export const assetTypeCatalogueApi = (http: Http) => ({
  list: (signal?: AbortSignal) => http.call('get', 'api/asset-types/', AssetTypeRecordPage, { signal }),
  history: historyOf(http, 'asset-types'),
  get: (code: string, signal?: AbortSignal) =>
    http.call('get', `api/asset-types/${code}/`, AssetTypeRecord, { signal }),
  create: (input: AssetTypeInput) => create(http, 'api/asset-types/', AssetTypeRecord, input),
  update: (type: Version, patch: AssetTypePatch) =>
    http.call('patch', `api/asset-types/${type.id}/`, AssetTypeRecord, {
      json: patch,
      headers: changing(type),
    }),
  remove: (type: Version) =>
    http.call('delete', `api/asset-types/${type.id}/`, Merged, { headers: changing(type) }),
})
