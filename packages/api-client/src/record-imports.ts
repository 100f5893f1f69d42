import { RecordOutcome, type RecordImport, type RecordKind } from '@plenum/domain/record-import'
import type { Http } from './http.ts'

/** Files of places, of the catalogue, of tags and of teams. */
export const recordImportApi = (http: Http) => ({
  /** Brings the good rows in, as one batch; with `dry_run` it only says what that would do. */
  bringIn: (kind: RecordKind, input: RecordImport, signal?: AbortSignal) =>
    http.call('post', `api/record-imports/${kind}/`, RecordOutcome, { json: input, signal }),
})
