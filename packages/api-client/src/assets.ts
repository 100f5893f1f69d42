import { Asset, type AssetCreate, type AssetPatch } from '@plenum/domain/asset'
import { AssetFacets, AssetPage, type AssetFilter, type AssetQuery } from '@plenum/domain/asset-query'
import { HistoryPage } from '@plenum/domain/history'
import type { PageRequest } from '@plenum/domain/page'
import type { AssetMove } from '@plenum/domain/placement'
import { create } from './create.ts'
import { changing, type Version } from './headers.ts'
import type { Http } from './http.ts'

/** Assets: found, read, made, changed. */
export const assetApi = (http: Http) => ({
  list: (query: AssetQuery, signal?: AbortSignal) =>
    http.call('get', 'api/assets/', AssetPage, { query, signal }),
  facets: (filter: AssetFilter, signal?: AbortSignal) =>
    http.call('get', 'api/assets/facets/', AssetFacets, { query: filter, signal }),
  get: (id: string, signal?: AbortSignal) => http.call('get', `api/assets/${id}/`, Asset, { signal }),
  create: (input: AssetCreate) => create(http, 'api/assets/', Asset, input),
  /** Changes the version of `asset` that was seen; a newer one is refused with 412 and `current`. */
  update: (asset: Version, patch: AssetPatch) =>
    http.call('patch', `api/assets/${asset.id}/`, Asset, { json: patch, headers: changing(asset) }),
  /** Moves the version of `asset` that was seen; a newer one is refused with 412 and `current`. */
  move: (asset: Version, move: AssetMove) =>
    http.call('post', `api/assets/${asset.id}/move/`, Asset, { json: move, headers: changing(asset) }),
  history: (id: string, query: PageRequest = {}, signal?: AbortSignal) =>
    http.call('get', `api/assets/${id}/history/`, HistoryPage, { query, signal }),
})
