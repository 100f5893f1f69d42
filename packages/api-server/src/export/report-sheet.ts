import type { ColumnKind, ReportColumn, ReportName } from '@plenum/domain/report'
import type { ReportPreview } from '@plenum/domain/report-preview'
import { reportOf } from '@plenum/domain/report'
import { dayOf } from '@plenum/domain/filter-value'
import { isBuiltInType } from '@plenum/domain/built-in-types'
import { placeWords } from '@plenum/domain/place-words'
import { exportWords } from '@plenum/i18n/export-words'
import { formatDate } from '@plenum/i18n/format'
import { typeNames } from '../store/asset-export.ts'
import { capacitySource } from '../store/report-capacity.ts'
import { changesSource } from '../store/report-changes.ts'
import { dwellSource } from '../store/report-dwell.ts'
import { macSource } from '../store/report-mac.ts'
import { namesOf } from '../store/report-names.ts'
import { registerSource, warrantySource } from '../store/report-assets.ts'
import { todayOf, type ReportAsk, type ReportSource } from '../store/report-source.ts'

/** Where the rows of each report come from. */
export const REPORT_SOURCES: Record<ReportName, ReportSource> = {
  capacity: capacitySource,
  asset_register: registerSource,
  warranty: warrantySource,
  time_in_status: dwellSource,
  mac_performance: macSource,
  change_log: changesSource,
}

const WIDTHS: Record<ColumnKind, number> = { text: 18, long: 36, number: 11, date: 12, instant: 20 }
export const widthOf = (kind: ColumnKind): number => WIDTHS[kind]

/** The columns of a report with their titles in a language. */
export function columnsOf(name: ReportName, language: ReportAsk['language']): ReportPreview['columns'] {
  const t = exportWords.getFixedT(language, 'report_files')
  return Object.entries(reportOf(name).columns).map(([column, kind]) => ({
    name: column,
    // the columns of a description are those that there are words for
    title: t(($) => $.column[column as ReportColumn]),
    kind,
  }))
}

/** What a report was narrowed to, in words: a line for each parameter. */
export async function parameterLines(name: ReportName, ask: ReportAsk): Promise<string[]> {
  const { language, database, company_id } = ask
  const t = exportWords.getFixedT(language, 'reports')
  const fields = exportWords.getFixedT(language, 'fields')
  const work = exportWords.getFixedT(language, 'work')
  const { query } = ask
  const day = (value: string) => formatDate(language, dayOf(value, todayOf(ask)))
  const types = query.asset_type && (await typeNames(database, company_id))
  const names = await namesOf(ask)
  const typeWord = (code: string) =>
    types?.get(code) ?? (isBuiltInType(code) ? fields(($) => $.type[code]) : code)
  const values = {
    place_id: query.place_id?.map((id) => {
      const trail = names.places.get(id)
      return trail === undefined ? id : placeWords({ trail, position: null })
    }),
    level: query.level && [fields(($) => $.node[query.level ?? 'rack'])],
    asset_type: query.asset_type?.map(typeWord),
    status: query.status?.map((status) => fields(($) => $.status[status])),
    owner_id: query.owner_id?.map((id) => names.owners.get(id) ?? id),
    ending: query.ending && [t(($) => $.ending[query.ending ?? 'warranty'])],
    kind: query.kind?.map((kind) => work(($) => $.kind[kind])),
    entity: query.entity?.map((entity) => t(($) => $.entity[entity])),
    from: query.from === undefined ? undefined : [day(query.from)],
    to: query.to === undefined ? undefined : [day(query.to)],
  }
  return reportOf(name).parameters.map((parameter) => {
    const told = values[parameter]?.join(', ') ?? t(($) => $.all)
    return `${t(($) => $.parameter[parameter])}: ${told}`
  })
}
