import { Asset } from '@plenum/domain/asset'
import {
  Nomenclature,
  NomenclaturePage,
  NomenclaturePreview,
  type NomenclatureInput,
  type NomenclaturePatch,
  type PreviewQuery,
} from '@plenum/domain/nomenclature'
import { ManyChanged, type CodeIssue } from '@plenum/domain/tag'
import { create } from './create.ts'
import { changing, type Version } from './headers.ts'
import type { Http } from './http.ts'

/** How codes are made, and what has them. */
export const nomenclatureApi = (http: Http) => ({
  list: (signal?: AbortSignal) => http.call('get', 'api/nomenclatures/', NomenclaturePage, { signal }),
  get: (id: string, signal?: AbortSignal) =>
    http.call('get', `api/nomenclatures/${id}/`, Nomenclature, { signal }),
  preview: (query: PreviewQuery, signal?: AbortSignal) =>
    http.call('get', 'api/nomenclatures/preview/', NomenclaturePreview, { query, signal }),
  create: (input: NomenclatureInput) => create(http, 'api/nomenclatures/', Nomenclature, input),
  update: (one: Version, patch: NomenclaturePatch) =>
    http.call('patch', `api/nomenclatures/${one.id}/`, Nomenclature, { json: patch, headers: changing(one) }),
  remove: (one: Version) => http.send('delete', `api/nomenclatures/${one.id}/`, { headers: changing(one) }),
  /** The asset that has a code, or had it before. */
  find: (code: string, signal?: AbortSignal) =>
    http.call('get', 'api/assets/by-code/', Asset, { query: { code }, signal }),
  /** Gives assets the codes that would be made of them today, in one batch. */
  reissue: (issue: CodeIssue) => http.call('post', 'api/assets/codes/', ManyChanged, { json: issue }),
})
