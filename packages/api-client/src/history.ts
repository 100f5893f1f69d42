import { BatchLinePage, BatchRecordPage, HistoryPeople } from '@plenum/domain/history'
import type { PageRequest } from '@plenum/domain/page'
import type { Http } from './http.ts'

/** What was changed: the last of it, together with what, and by whom. */
export const historyApi = (http: Http) => ({
  list: (query: PageRequest = {}, signal?: AbortSignal) =>
    http.call('get', 'api/history/', BatchLinePage, { query, signal }),
  /** The records that a batch changed. */
  records: (batch: string, query: PageRequest = {}, signal?: AbortSignal) =>
    http.call('get', `api/batches/${batch}/records/`, BatchRecordPage, { query, signal }),
  /** Everybody who has changed an asset. */
  people: (asset: string, signal?: AbortSignal) =>
    http.call('get', `api/assets/${asset}/history/people/`, HistoryPeople, { signal }),
})
