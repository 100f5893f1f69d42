import { Asset, type AssetCreate, type AssetPatch } from '@plenum/domain/asset'
import { AssetFacets, AssetPage, type AssetFilter, type AssetQuery } from '@plenum/domain/asset-query'
import type { AssetBulk } from '@plenum/domain/asset-bulk'
import { BulkAnswer } from '@plenum/domain/bulk-answer'
import type { AssetDecommission } from '@plenum/domain/decommission'
import { ErasureList } from '@plenum/domain/erasure'
import { HistoryPage, type HistoryQuery } from '@plenum/domain/history'
import type { AssetMove } from '@plenum/domain/placement'
import { PresentPeople, type PresenceInput } from '@plenum/domain/presence'
import type { AssetTransition } from '@plenum/domain/transition'
import type { AssetVerify } from '@plenum/domain/verification'
import { create } from './create.ts'
import { changing, type Version } from './headers.ts'
import type { Http } from './http.ts'

/** What can be done with an asset, and what is said of it. */
interface Acts {
  move: AssetMove
  verify: AssetVerify
  transition: AssetTransition
  decommission: AssetDecommission
}

/** Does something with the version of an asset that was seen; a newer one is refused with 412 and `current`. */
const acting =
  <Act extends keyof Acts>(http: Http, act: Act) =>
  (asset: Version, input: Acts[Act]) =>
    http.call('post', `api/assets/${asset.id}/${act}/`, Asset, { json: input, headers: changing(asset) })

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
  move: acting(http, 'move'),
  /** Confirms that the version of `asset` that was seen stands where it says. */
  verify: acting(http, 'verify'),
  /** Says that one has it open; gives who else has. */
  present: (id: string, presence: PresenceInput, signal?: AbortSignal) =>
    http.call('put', `api/presence/assets/${id}/`, PresentPeople, { json: presence, signal }),
  leave: (id: string) => http.send('delete', `api/presence/assets/${id}/`),
  /** Gives up what was planned for the version of `asset` that was seen. */
  cancelMove: (asset: Version) =>
    http.call('delete', `api/assets/${asset.id}/planned-move/`, Asset, { headers: changing(asset) }),
  /** Changes the status of the version of `asset` that was seen; refused with all that speaks against it. */
  transition: acting(http, 'transition'),
  /** Takes the version of `asset` that was seen out of use for good. */
  decommission: acting(http, 'decommission'),
  erasures: (id: string, signal?: AbortSignal) =>
    http.call('get', `api/assets/${id}/erasures/`, ErasureList, { signal }),
  /** Changes many assets, whatever version they are of; answers for each. */
  changeMany: (bulk: AssetBulk) => http.call('post', 'api/assets/bulk/', BulkAnswer, { json: bulk }),
  history: (id: string, query: HistoryQuery = {}, signal?: AbortSignal) =>
    http.call('get', `api/assets/${id}/history/`, HistoryPage, { query, signal }),
})
