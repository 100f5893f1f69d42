import * as v from 'valibot'
import { EXPORT_FORMATS } from './asset-export.ts'
import { MaintenanceRuleQuery } from './maintenance-rule.ts'
import { WORK_ORDERS, WorkCountQuery } from './work-request.ts'

/** What a file of requests can hold, in its order. */
export const WORK_COLUMNS = [
  'code',
  'title',
  'kind',
  'stage',
  'priority',
  'wanted_on',
  'window_start',
  'window_end',
  'sla_due_at',
  'place',
  'requester',
  'assignee',
  'team',
  'items_done',
  'items_total',
  'last_update',
] as const
export type WorkColumn = (typeof WORK_COLUMNS)[number]

/** What a file of maintenance rules holds. */
export const RULE_COLUMNS = [
  'name',
  'work',
  'when',
  'assets_total',
  'place',
  'next_due',
  'last_done',
  'open_requests',
  'is_active',
] as const
export type RuleColumn = (typeof RULE_COLUMNS)[number]

const format = v.picklist(EXPORT_FORMATS, 'unknown_option')

/** The requests that a list shows, taken away as a file. */
export const WorkExport = v.strictObject(
  {
    format,
    filter: v.optional(WorkCountQuery, {}),
    ordering: v.optional(v.picklist(WORK_ORDERS, 'unknown_option'), '-last_update'),
    columns: v.pipe(
      v.array(v.picklist(WORK_COLUMNS, 'unknown_option'), 'required'),
      v.minLength(1, 'too_short'),
      v.check((columns) => new Set(columns).size === columns.length, 'already_exists'),
    ),
  },
  'invalid',
)
export type WorkExport = v.InferInput<typeof WorkExport>
export type WorkExportRequest = v.InferOutput<typeof WorkExport>

/** The maintenance rules that a list shows, taken away as a file. */
export const RuleExport = v.strictObject(
  { format, filter: v.optional(v.omit(MaintenanceRuleQuery, ['limit', 'cursor']), {}) },
  'invalid',
)
export type RuleExport = v.InferInput<typeof RuleExport>
export type RuleExportRequest = v.InferOutput<typeof RuleExport>
