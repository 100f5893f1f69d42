import { Undone } from '@plenum/domain/history'
import type { Http } from './http.ts'

/** Changes made together. */
export const batchApi = (http: Http) => ({
  undo: (id: string) => http.call('post', `api/batches/${id}/undo/`, Undone, { json: {} }),
})
