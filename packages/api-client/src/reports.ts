import { type ReportExport, type ReportName, type ReportQuery } from '@plenum/domain/report'
import { ReportPreview } from '@plenum/domain/report-preview'
import type { Http } from './http.ts'
import { takeFile } from './taken-file.ts'

/** Reports: their first rows, and the whole of them as files to be read piece by piece. */
export const reportApi = (http: Http) => ({
  preview: (report: ReportName, query: ReportQuery = {}, signal?: AbortSignal) =>
    http.call('get', `api/reports/${report}/`, ReportPreview, { query, signal }),
  export: (report: ReportName, asked: ReportExport, signal?: AbortSignal) =>
    takeFile(http, `api/reports/${report}/export/`, asked, signal),
})
