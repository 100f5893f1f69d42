import {
  CodeReserve,
  CodeReservePage,
  CodesReleased,
  FoundCode,
  ReservedCodePage,
  type CodeRelease,
  type CodeReserveInput,
} from '@plenum/domain/code-reserve'
import type { PageRequest } from '@plenum/domain/page'
import { create } from './create.ts'
import type { Http } from './http.ts'

/** Codes that are set aside for labels printed before the assets are there. */
export const codeReserveApi = (http: Http) => ({
  list: (query: PageRequest = {}, signal?: AbortSignal) =>
    http.call('get', 'api/code-reserves/', CodeReservePage, { query, signal }),
  get: (id: string, signal?: AbortSignal) =>
    http.call('get', `api/code-reserves/${id}/`, CodeReserve, { signal }),
  codes: (id: string, signal?: AbortSignal) =>
    http.call('get', `api/code-reserves/${id}/codes/`, ReservedCodePage, { signal }),
  /** A code that no asset has yet. */
  find: (code: string, signal?: AbortSignal) =>
    http.call('get', 'api/code-reserves/by-code/', FoundCode, { query: { code }, signal }),
  create: (input: CodeReserveInput) => create(http, 'api/code-reserves/', CodeReserve, input),
  release: (id: string, release: CodeRelease = {}) =>
    http.call('post', `api/code-reserves/${id}/release/`, CodesReleased, { json: release }),
})
