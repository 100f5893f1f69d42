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
      ? [[parameter, text]]
      : []
  })
  const parsed = v.safeParse(ReportQuery, Object.fromEntries(given))
  // the texts themselves: the server reads them
  return parsed.success ? Object.fromEntries(given) : {}
}

const isReport = (text: string): text is ReportName => REPORT_NAMES.some((name) => name === text)

/** The report that an address names; one that there is none of is not found. */
export function reportNamed(text: string): ReportName {
  if (!isReport(text)) throw notFound()
  return text
}
