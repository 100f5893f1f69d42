import { AuditPage, AuditVerdict, type AuditFilter, type AuditQuery } from '@plenum/domain/audit'
import type { Http } from './http.ts'

/** Who did what. */
export const auditApi = (http: Http) => ({
  list: (query: AuditQuery, signal?: AbortSignal) =>
    http.call('get', 'api/audit/', AuditPage, { query, signal }),
  /** Writes down that what the filter finds is being taken away as a file. */
  noteExport: (filter: AuditFilter) => http.send('post', 'api/audit/exports/', { json: filter }),
  /** Whether no line was changed or taken out. */
  verify: (signal?: AbortSignal) => http.call('get', 'api/audit/verify/', AuditVerdict, { signal }),
})
