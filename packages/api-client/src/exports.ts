import type { AssetExport } from '@plenum/domain/asset-export'
import type { ListExport } from '@plenum/domain/list-export'
import type { RuleExport, WorkExport } from '@plenum/domain/work-export'
import type { Http } from './http.ts'
import { takeFile } from './taken-file.ts'

/** What is taken away as a file: an answer to be read piece by piece. */
export const exportApi = (http: Http) => {
  const take = (list: string, asked: object, signal?: AbortSignal) =>
    takeFile(http, `api/exports/${list}/`, asked, signal)
  return {
    assets: (asked: AssetExport, signal?: AbortSignal) => take('assets', asked, signal),
    requests: (asked: WorkExport, signal?: AbortSignal) => take('requests', asked, signal),
    maintenanceRules: (asked: RuleExport, signal?: AbortSignal) => take('maintenance-rules', asked, signal),
    lists: (asked: ListExport, signal?: AbortSignal) => take('lists', asked, signal),
  }
}
