import {
  REPORT_NAMES,
  ReportQuery,
  reportOf,
  type ReportName,
  type ReportParameter,
} from '@plenum/domain/report'
import * as v from 'valibot'

/** What narrows a report, as it stands in the address. */
export type ReportSearch = { [Name in ReportParameter]?: string | undefined }

/** The parameters of an address that a report knows, without what is none of their values. */
export function queryOf(name: ReportName, search: ReportSearch): ReportQuery {
  const given = reportOf(name).parameters.flatMap((parameter) => {
    const text = search[parameter]
    return text !== undefined && text !== '' && v.is(ReportQuery.entries[parameter], text)
      ? [[parameter, text] as const]
      : []
  })
  const query: unknown = Object.fromEntries(given)
  // the texts themselves: the server reads them
  return v.is(ReportQuery, query) ? query : {}
}

/** Whether there is a report of the name that stands in an address. */
export const isReport = (text: string): text is ReportName => REPORT_NAMES.some((name) => name === text)
