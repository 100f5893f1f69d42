import { BatchLinePage } from '@plenum/domain/history'
import type { PageRequest } from '@plenum/domain/page'
import type { Http } from './http.ts'

/** The last changes of the company. */
export const historyApi = (http: Http) => ({
  list: (query: PageRequest = {}, signal?: AbortSignal) =>
    http.call('get', 'api/history/', BatchLinePage, { query, signal }),
})
