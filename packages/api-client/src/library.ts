import { AssetTypePage } from '@plenum/domain/asset-type'
import {
  BrandPage,
  Model,
  ModelPage,
  OwnerPage,
  type BrandInput,
  type BrandQuery,
  type ModelInput,
  type ModelQuery,
} from '@plenum/domain/library'
import { Ref } from '@plenum/domain/ref'
import { creating } from './headers.ts'
import type { Http } from './http.ts'

export const assetTypeApi = (http: Http) => ({
  list: (signal?: AbortSignal) => http.call('get', 'api/asset-types/', AssetTypePage, { signal }),
})

export const brandApi = (http: Http) => ({
  list: (query: BrandQuery, signal?: AbortSignal) =>
    http.call('get', 'api/brands/', BrandPage, { query, signal }),
  create: (input: BrandInput) => http.call('post', 'api/brands/', Ref, { json: input, headers: creating() }),
})

export const modelApi = (http: Http) => ({
  list: (query: ModelQuery, signal?: AbortSignal) =>
    http.call('get', 'api/models/', ModelPage, { query, signal }),
  create: (input: ModelInput) =>
    http.call('post', 'api/models/', Model, { json: input, headers: creating() }),
})

/** The people and teams that can own an asset. */
export const ownerApi = (http: Http) => ({
  list: (query: BrandQuery, signal?: AbortSignal) =>
    http.call('get', 'api/owners/', OwnerPage, { query, signal }),
})
