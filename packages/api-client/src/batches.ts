import { BatchRecordPage, Undone } from '@plenum/domain/history'
import type { PageRequest } from '@plenum/domain/page'
import type { Http } from './http.ts'

/** Changes made together. */
export const batchApi = (http: Http) => ({
  records: (id: string, query: PageRequest = {}, signal?: AbortSignal) =>
    http.call('get', `api/batches/${id}/records/`, BatchRecordPage, { query, signal }),
  undo: (id: string) => http.call('post', `api/batches/${id}/undo/`, Undone, { json: {} }),
})
