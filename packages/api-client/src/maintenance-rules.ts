import {
  MaintenanceRule,
  MaintenanceRulePage,
  PlannedMaintenanceList,
  type MaintenanceRuleInput,
  type MaintenanceRulePatch,
  type MaintenanceRuleQuery,
  type PlannedMaintenanceQuery,
} from '@plenum/domain/maintenance-rule'
import { create } from './create.ts'
import { changing, type Version } from './headers.ts'
import type { Http } from './http.ts'

/** Rules that make maintenance requests by themselves. */
export const maintenanceRuleApi = (http: Http) => ({
  list: (query: MaintenanceRuleQuery = {}, signal?: AbortSignal) =>
    http.call('get', 'api/maintenance-rules/', MaintenanceRulePage, { query, signal }),
  /** What they are going to make requests of, by the days on which it is due. */
  planned: (query: PlannedMaintenanceQuery, signal?: AbortSignal) =>
    http.call('get', 'api/maintenance-rules/planned/', PlannedMaintenanceList, { query, signal }),
  get: (id: string, signal?: AbortSignal) =>
    http.call('get', `api/maintenance-rules/${id}/`, MaintenanceRule, { signal }),
  create: (input: MaintenanceRuleInput) => create(http, 'api/maintenance-rules/', MaintenanceRule, input),
  update: (rule: Version, patch: MaintenanceRulePatch) =>
    http.call('patch', `api/maintenance-rules/${rule.id}/`, MaintenanceRule, {
      json: patch,
      headers: changing(rule),
    }),
  delete: (rule: Version) =>
    http.send('delete', `api/maintenance-rules/${rule.id}/`, { headers: changing(rule) }),
})
