import {
  SavedView,
  SavedViewPage,
  type SavedViewInput,
  type SavedViewPatch,
  type SavedViewQuery,
} from '@plenum/domain/saved-view'
import { create } from './create.ts'
import { changing, type Version } from './headers.ts'
import type { Http } from './http.ts'

/** Lists as people arranged them: one's own, and those shared with one's team. */
export const savedViewApi = (http: Http) => ({
  list: (query: SavedViewQuery = {}, signal?: AbortSignal) =>
    http.call('get', 'api/saved-views/', SavedViewPage, { query, signal }),
  create: (input: SavedViewInput) => create(http, 'api/saved-views/', SavedView, input),
  /** Changes the version that was seen; a newer one is refused with 412 and `current`. */
  update: (view: Version, patch: SavedViewPatch) =>
    http.call('patch', `api/saved-views/${view.id}/`, SavedView, { json: patch, headers: changing(view) }),
  remove: (view: Version) => http.send('delete', `api/saved-views/${view.id}/`, { headers: changing(view) }),
  /** Lets one's own list begin with it, or with all of it again. */
  setDefault: (id: string, isDefault: boolean) =>
    http.call(isDefault ? 'put' : 'delete', `api/saved-views/${id}/default/`, SavedView, {
      ...(isDefault && { json: {} }),
    }),
})
