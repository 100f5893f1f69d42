import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { addDays } from '@plenum/domain/date'
import { dayOf } from '@plenum/domain/filter-value'
import type { ReportRow, SheetCell } from '@plenum/domain/report-preview'
import { metricsOf, type WorkMetrics } from '@plenum/domain/work-metrics'
import { MAC_KINDS } from '@plenum/domain/work-request'
import { CLOSED_STAGES } from '@plenum/domain/work-stage'
import { exportWords } from '@plenum/i18n/export-words'
import type { Language } from '@plenum/i18n/language'
import { firstRow } from '../db/rows.ts'
import { wireInstant } from './json.ts'
import { readPage } from './page.ts'
import { Count, pagesOf, todayOf, type ReportAsk, type ReportSource } from './report-source.ts'
import { hasEnded } from './work-leads.ts'
import { within } from './work-list.ts'
import { Way, wayColumns } from './work-metrics.ts'

/** Requests whose whole way one statement reads. */
const WAYS_AT_ONCE = 200

const Request = v.object({
  ...Way.entries,
  id: v.string(),
  code: v.string(),
  title: v.string(),
  kind: v.picklist(MAC_KINDS),
  stage: v.picklist(CLOSED_STAGES),
  requester: v.nullable(v.string()),
  closed_at: v.string(),
})
type Request = v.InferOutput<typeof Request>

/** The MAC requests `r` that ended within the days asked for. */
function ended(ask: ReportAsk) {
  const { company_id, query } = ask
  const { kind, place_id } = query
  const today = todayOf(ask)
  const days = [
    ...(query.from === undefined ? [] : [sql`r.closed_at >= ${dayOf(query.from, today)}::date`]),
    ...(query.to === undefined ? [] : [sql`r.closed_at < ${addDays(dayOf(query.to, today), 1)}::date`]),
  ]
  return sql.join(
    [
      hasEnded(company_id),
      ...(kind === undefined ? [] : [sql`r.kind in ${[...kind]}`]),
      ...(place_id === undefined
        ? []
        : [
            sql`(${sql.join(
              place_id.map((id) => within(company_id, id)),
              sql` or `,
            )})`,
          ]),
      ...days,
    ],
    sql` and `,
  )
}

async function* requestsOf(ask: ReportAsk) {
  const { database, company_id } = ask
  yield* pagesOf(Request, (after) =>
    readPage(database, {
      from: sql`work_request r`,
      where: ended(ask),
      key: sql`r.closed_at`,
      keyType: sql`timestamptz`,
      keyText: wireInstant(sql`r.closed_at`),
      id: sql`r.id`,
      descending: true,
      limit: Math.min(WAYS_AT_ONCE, ask.portion),
      after,
      columns: sql`r.id, r.code, r.title, r.kind, r.stage, ${wireInstant(sql`r.closed_at`)} as closed_at,
        (select p.name from principal p where p.company_id = r.company_id and p.id = r.requester_id) as requester,
        ${wayColumns}`,
      source: sql`work_request r where r.company_id = ${company_id} and r.id = k.id`,
    }),
  )
}

const DAY = 86_400
const days = (seconds: number): number => Math.round((seconds / DAY) * 100) / 100
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

/** The numbers of a request's way: times in seconds first, then what is counted. */
const timesOf = ({ lead_s, stages_s }: WorkMetrics): (number | null)[] => [
  lead_s,
  stages_s.approval,
  stages_s.in_progress,
  stages_s.verification,
  stages_s.blocked,
]
const countsOf = ({ items, deviations, not_done, returns, touches, is_reopened }: WorkMetrics): number[] => [
  items,
  deviations,
  not_done,
  returns,
  touches,
  Number(is_reopened),
]

const wayOf = (request: Request): WorkMetrics => metricsOf(request, request.closed_at)

function rowOf(language: Language, request: Request): ReportRow {
  const work = exportWords.getFixedT(language, 'work')
  const metrics = wayOf(request)
  return {
    cells: [
      request.code,
      request.title,
      work(($) => $.kind[request.kind]),
      work(($) => $.stage[request.stage]),
      request.requester,
      { date: request.closed_at.slice(0, 10) },
      ...timesOf(metrics).map((seconds) => seconds && days(seconds)),
      ...countsOf(metrics),
    ],
    about: { entity: 'work_request', id: request.id },
  }
}

/** How requests that ended went, the last one first; below, the mean of their times and the sum of what is counted. */
export const macSource: ReportSource = {
  rows: async function* (ask) {
    for await (const requests of requestsOf(ask))
      yield requests.map((request) => rowOf(ask.language, request))
  },
  count: async (ask) =>
    (
      await firstRow(
        ask.database,
        Count,
        sql`select count(*)::int as count from work_request r where ${ended(ask)}`,
      )
    )?.count ?? 0,
  sums: async (ask) => {
    const all: WorkMetrics[] = []
    for await (const requests of requestsOf(ask)) all.push(...requests.map(wayOf))
    const column = (at: number) => all.flatMap((each) => timesOf(each)[at] ?? [])
    const mean = (numbers: readonly number[]): SheetCell =>
      numbers.length === 0 ? null : days(sumOf(numbers) / numbers.length)
    return [
      ...Array.from({ length: 6 }, () => null),
      ...[0, 1, 2, 3, 4].map((at) => mean(column(at))),
      ...[0, 1, 2, 3, 4, 5].map((at) => sumOf(all.map((each) => countsOf(each)[at] ?? 0))),
    ]
  },
}
