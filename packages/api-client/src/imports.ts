import {
  Import,
  ImportPlan,
  ImportProgress,
  type ImportCreate,
  type ImportPatch,
  type ImportRows,
} from '@plenum/domain/asset-import'
import type { ImportKind } from '@plenum/domain/asset-import-columns'
import {
  ImportRow,
  ImportRowPage,
  ImportRowsChanged,
  type ImportRowPatch,
  type ImportRowQuery,
  type ImportRowsPatch,
} from '@plenum/domain/asset-import-edit'
import { create } from './create.ts'
import type { Http } from './http.ts'

/** Files on their way into the inventory. `check` and `commit` do one step a call. */
export const importApi = (http: Http) => ({
  create: (input: ImportCreate) => create(http, 'api/imports/', Import, input),
  get: (id: string, signal?: AbortSignal) => http.call('get', `api/imports/${id}/`, Import, { signal }),
  decide: (id: string, patch: ImportPatch) =>
    http.call('patch', `api/imports/${id}/`, Import, { json: patch }),
  /** Ends an import and takes back what is in so far. */
  cancel: (id: string) => http.call('delete', `api/imports/${id}/`, ImportProgress),
  sendRows: (id: string, rows: ImportRows) =>
    http.call('post', `api/imports/${id}/rows/`, ImportProgress, { json: rows }),
  rows: (id: string, query: ImportRowQuery, signal?: AbortSignal) =>
    http.call('get', `api/imports/${id}/rows/`, ImportRowPage, { query, signal }),
  mend: (id: string, at: { kind: ImportKind; line: number }, patch: ImportRowPatch) =>
    http.call('patch', `api/imports/${id}/rows/${at.kind}/${at.line}/`, ImportRow, { json: patch }),
  /** Does the same to many rows of the list of assets. */
  mendAll: (id: string, patch: ImportRowsPatch) =>
    http.call('patch', `api/imports/${id}/rows/`, ImportRowsChanged, { json: patch }),
  check: (id: string) => http.call('post', `api/imports/${id}/check/`, ImportProgress, { json: {} }),
  plan: (id: string, signal?: AbortSignal) =>
    http.call('get', `api/imports/${id}/plan/`, ImportPlan, { signal }),
  commit: (id: string) => http.call('post', `api/imports/${id}/commit/`, ImportProgress, { json: {} }),
})
