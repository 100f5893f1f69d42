import { may, type Permissions } from '@plenum/domain/permission'
import { REPORT_NAMES, reportOf, type ReportName } from '@plenum/domain/report'

/** Where reports are, and which of them stand first there. */
export const REPORT_AREAS = {
  dc: {
    all: '/app/dc-manager/reports',
    one: '/app/dc-manager/reports/$report',
    first: ['capacity', 'mac_performance', 'asset_register', 'warranty'],
  },
  facility: {
    all: '/app/facility/reports',
    one: '/app/facility/reports/$report',
    first: ['warranty', 'capacity', 'time_in_status'],
  },
  operations: {
    all: '/app/operations/reports',
    one: '/app/operations/reports/$report',
    first: ['time_in_status', 'mac_performance', 'change_log'],
  },
} as const satisfies Record<string, { all: string; one: string; first: readonly ReportName[] }>
export type ReportArea = keyof typeof REPORT_AREAS

const AREAS = ['dc', 'facility', 'operations'] as const satisfies readonly ReportArea[]

/** The area whose reports an address shows. */
export const areaOf = (pathname: string): ReportArea =>
  AREAS.find((area) => pathname.startsWith(REPORT_AREAS[area].all)) ?? 'dc'

/** The reports that somebody may read. */
export const readableReports = (permissions: Permissions): ReportName[] =>
  REPORT_NAMES.filter((name) => reportOf(name).reads.every((area) => may(permissions, area, 'onlyRead')))
