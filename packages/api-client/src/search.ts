import { SearchHits } from '@plenum/domain/search'
import type { Http } from './http.ts'

/** One search over everything. */
export const searchApi = (http: Http) => ({
  find: (q: string, signal?: AbortSignal) =>
    http.call('get', 'api/search/', SearchHits, { query: { q }, signal }),
})
