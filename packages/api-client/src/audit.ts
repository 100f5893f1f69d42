import { AuditPage, AuditVerdict, type AuditQuery } from '@plenum/domain/audit'
import type { Http } from './http.ts'

/** Who did what. */
export const auditApi = (http: Http) => ({
  list: (query: AuditQuery, signal?: AbortSignal) =>
    http.call('get', 'api/audit/', AuditPage, { query, signal }),
  /** Whether no line was changed or taken out. */
  verify: (signal?: AbortSignal) => http.call('get', 'api/audit/verify/', AuditVerdict, { signal }),
})
