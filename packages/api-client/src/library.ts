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
  type OwnerQuery,
} from '@plenum/domain/library'
import { Ref } from '@plenum/domain/ref'
import { create } from './create.ts'
import type { Http } from './http.ts'

export const assetTypeApi = (http: Http) => ({
  list: (signal?: AbortSignal) => http.call('get', 'api/asset-types/', AssetTypePage, { signal }),
})

export const brandApi = (http: Http) => ({
  list: (query: BrandQuery, signal?: AbortSignal) =>
    http.call('get', 'api/brands/', BrandPage, { query, signal }),
  create: (input: BrandInput) => create(http, 'api/brands/', Ref, input),
})

export const modelApi = (http: Http) => ({
  list: (query: ModelQuery, signal?: AbortSignal) =>
    http.call('get', 'api/models/', ModelPage, { query, signal }),
  create: (input: ModelInput) => create(http, 'api/models/', Model, input),
})

/** The people and teams that can own an asset. */
export const ownerApi = (http: Http) => ({
  list: (query: OwnerQuery, signal?: AbortSignal) =>
    http.call('get', 'api/owners/', OwnerPage, { query, signal }),
})
