import { Merged } from '@plenum/domain/catalogue'
import { HistoryPage, type HistoryQuery } from '@plenum/domain/history'
import {
  ManyChanged,
  Tag,
  TagPage,
  type TagChange,
  type TagInput,
  type TagMerge,
  type TagPatch,
  type TagQuery,
} from '@plenum/domain/tag'
import { create } from './create.ts'
import { changing, type Version } from './headers.ts'
import type { Http } from './http.ts'

/** Tags and what has them. */
export const tagApi = (http: Http) => ({
  list: (query: TagQuery = {}, signal?: AbortSignal) =>
    http.call('get', 'api/tags/', TagPage, { query, signal }),
  create: (input: TagInput) => create(http, 'api/tags/', Tag, input),
  update: (tag: Version, patch: TagPatch) =>
    http.call('patch', `api/tags/${tag.id}/`, Tag, { json: patch, headers: changing(tag) }),
  history: (id: string, query: HistoryQuery = {}, signal?: AbortSignal) =>
    http.call('get', `api/tags/${id}/history/`, HistoryPage, { query, signal }),
  /** Puts another tag in the place of this one. */
  merge: (tag: Version, merge: TagMerge) =>
    http.call('post', `api/tags/${tag.id}/merge/`, Merged, { json: merge, headers: changing(tag) }),
  remove: (tag: Version) => http.call('delete', `api/tags/${tag.id}/`, Merged, { headers: changing(tag) }),
  /** Puts tags on assets and takes others off, in one batch. */
  put: (change: TagChange) => http.call('post', 'api/assets/tags/', ManyChanged, { json: change }),
})
