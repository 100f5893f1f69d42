import * as v from 'valibot'
import { ASSET_STATUSES } from './asset.ts'
import { assetTypeCode } from './asset-type.ts'
import { anyOf, filterDay } from './filter-value.ts'
import { HISTORY_ENTITIES } from './history.ts'
import { NODE_TYPES } from './node-type.ts'
import type { PermissionArea } from './permission.ts'
import { id } from './text.ts'
import { MAC_KINDS } from './work-request.ts'

/** Every report there is. */
export const REPORT_NAMES = [
  'capacity',
  'asset_register',
  'warranty',
  'time_in_status',
  'mac_performance',
  'change_log',
] as const
export type ReportName = (typeof REPORT_NAMES)[number]

/** How a report can be taken away. */
export const REPORT_FORMATS = ['csv', 'xlsx', 'pdf'] as const
export type ReportFormat = (typeof REPORT_FORMATS)[number]

/** What a column holds: says how it is drawn and how much room it gets. */
export const COLUMN_KINDS = ['text', 'long', 'number', 'date', 'instant'] as const
export type ColumnKind = (typeof COLUMN_KINDS)[number]

/** What ends: the warranty of an asset, or the maker's support for its model. */
export const REPORT_ENDINGS = ['warranty', 'end_of_life'] as const

const parameters = {
  /** Places, each with everything below it. */
  place_id: anyOf(id),
  /** Which places are told of. */
  level: v.optional(v.picklist(NODE_TYPES, 'unknown_option')),
  asset_type: anyOf(assetTypeCode),
  status: anyOf(v.picklist(ASSET_STATUSES, 'unknown_option')),
  owner_id: anyOf(id),

  ending: v.optional(v.picklist(REPORT_ENDINGS, 'unknown_option')),
  kind: anyOf(v.picklist(MAC_KINDS, 'unknown_option')),
  entity: anyOf(v.picklist(HISTORY_ENTITIES, 'unknown_option')),
  from: filterDay,
  to: filterDay,
}
export type ReportParameter = keyof typeof parameters

/** What a report is narrowed to; each knows only some of it. */
export const ReportQuery = v.strictObject(parameters, 'invalid')
export type ReportQuery = v.InferInput<typeof ReportQuery>
/** `ReportQuery` with its lists read. */
export type ReportQueryValues = v.InferOutput<typeof ReportQuery>

type Usual = Partial<Pick<ReportQueryValues, 'from' | 'to' | 'ending' | 'level'>>

/** A report: what it is narrowed by, what it tells of, and which areas besides `dashboards` it takes to read it. */
export interface ReportDescription {
  reads: readonly PermissionArea[]
  parameters: readonly ReportParameter[]
  /** What stands for a parameter that nobody gave. */
  usual: Usual
  columns: Readonly<Record<string, ColumnKind>>
}

const number = 'number'

/** What each report is; its query, its preview, its files and its words follow from this. */
export const REPORTS = {
  capacity: {
    reads: ['hierarchy'],
    parameters: ['level', 'place_id'],
    usual: { level: 'data_center' },
    columns: {
      place: 'long',
      racks: number,
      assets: number,
      space_limit: number,
      space_used: number,
      space_reserved: number,
      space_free: number,
      free_block: number,
      power_limit: number,
      power_used: number,
      power_reserved: number,
      power_free: number,
      weight_limit: number,
      weight_used: number,
      weight_reserved: number,
      weight_free: number,
      heat_limit: number,
      heat_used: number,
      heat_reserved: number,
      heat_free: number,
    },
  },
  asset_register: {
    reads: ['assets'],
    parameters: ['place_id', 'asset_type', 'status', 'owner_id'],
    usual: {},
    columns: {
      code: 'text',
      name: 'text',
      asset_type: 'text',
      brand: 'text',
      model: 'text',
      serial_number: 'text',
      status: 'text',
      owner: 'text',
      location: 'long',
      purchase_date: 'date',
      warranty_date: 'date',
      cost: number,
      currency: 'text',
      registration_date: 'date',
    },
  },
  warranty: {
    reads: ['assets'],
    parameters: ['ending', 'from', 'to', 'place_id', 'asset_type', 'status', 'owner_id'],
    usual: { ending: 'warranty', from: '0d', to: '180d' },
    columns: {
      ends_on: 'date',
      days_left: number,
      code: 'text',
      name: 'text',
      asset_type: 'text',
      brand: 'text',
      model: 'text',
      serial_number: 'text',
      status: 'text',
      owner: 'text',
      location: 'long',
      cost: number,
      currency: 'text',
    },
  },
  time_in_status: {
    reads: ['assets'],
    parameters: ['from', 'to', 'place_id', 'asset_type', 'owner_id'],
    usual: { from: '-365d', to: '0d' },
    columns: {
      status: 'text',
      assets_now: number,
      stays: number,
      stayed: number,
      days_median: number,
      days_mean: number,
      days_longest: number,
    },
  },
  mac_performance: {
    reads: ['projects'],
    parameters: ['from', 'to', 'place_id', 'kind'],
    usual: { from: '-90d', to: '0d' },
    columns: {
      code: 'text',
      title: 'long',
      kind: 'text',
      stage: 'text',
      requester: 'text',
      closed_on: 'date',
      days_lead: number,
      days_approval: number,
      days_in_progress: number,
      days_verification: number,
      days_blocked: number,
      items: number,
      deviations: number,
      not_done: number,
      returns: number,
      touches: number,
      reopened: number,
    },
  },
  change_log: {
    reads: ['assets'],
    parameters: ['from', 'to', 'entity'],
    usual: { from: '-30d', to: '0d' },
    columns: {
      at: 'instant',
      actor: 'text',
      entity: 'text',
      record: 'text',
      action: 'text',
      field: 'text',
      before: 'long',
      after: 'long',
      reason: 'long',
      source: 'text',
    },
  },
} as const satisfies Record<ReportName, ReportDescription>

/** What is known of a report, whichever it is. */
export const reportOf = (name: ReportName): ReportDescription => REPORTS[name]

/** What a report is asked with what stands for the rest. */
export const askedOf = (name: ReportName, query: ReportQueryValues): ReportQueryValues => ({
  ...reportOf(name).usual,
  ...query,
})

type ColumnsOf<Name extends ReportName> = keyof (typeof REPORTS)[Name]['columns']
/** Every column that any report has. */
export type ReportColumn = { [Name in ReportName]: ColumnsOf<Name> }[ReportName]

/** The report that an address names. */
export const OneReport = v.object({ id: v.picklist(REPORT_NAMES) })

/** Parameters that a report does not know. */
export const foreignTo = (name: ReportName, query: ReportQueryValues): ReportParameter[] =>
  v
    .keyof(ReportQuery)
    .options.filter((each) => query[each] !== undefined && !reportOf(name).parameters.includes(each))

/** A report taken away as a file. */
export const ReportExport = v.strictObject(
  {
    format: v.picklist(REPORT_FORMATS, 'unknown_option'),
    query: v.optional(ReportQuery, {}),
  },
  'invalid',
)
export type ReportExport = v.InferInput<typeof ReportExport>
