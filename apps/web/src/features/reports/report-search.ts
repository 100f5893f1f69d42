import {
  REPORT_NAMES,
  ReportQuery,
  reportOf,
  type ReportName,
  type ReportParameter,
} from '@plenum/domain/report'
import { notFound } from '@tanstack/react-router'
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

/** Takes what an address names for a report; one that there is none of is not found. */
export function assertReport(text: string): asserts text is ReportName {
  if (!REPORT_NAMES.some((name) => name === text)) notFound({ throw: true })
}
