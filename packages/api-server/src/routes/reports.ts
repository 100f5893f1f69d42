import { Hono, type Context } from 'hono'
import { may as reaches } from '@plenum/domain/permission'
import {
  askedOf,
  foreignTo,
  OneReport,
  reportOf,
  ReportExport,
  ReportQuery,
  type ReportName,
  type ReportQueryValues,
} from '@plenum/domain/report'
import { PREVIEW_ROWS, ReportPreview } from '@plenum/domain/report-preview'
import { answers } from '../answers.ts'
import { ApiError, refusal } from '../api-error.ts'
import type { Env, SignedInEnv } from '../context.ts'
import { answerDownload, MEDIA_TYPES } from '../export/download.ts'
import { reportDownload } from '../export/report-download.ts'
import { columnsOf, REPORT_SOURCES } from '../export/report-sheet.ts'
import type { Turns } from '../export/turns.ts'
import { may } from '../gate.ts'
import { PORTION } from '../store/asset-export.ts'
import type { ReportAsk } from '../store/report-source.ts'
import { valid } from '../valid.ts'

/** What is asked of a report; refused where it takes more rights, or knows nothing of a parameter. */
function askOf(c: Context<SignedInEnv>, name: ReportName, given: ReportQueryValues): ReportAsk {
  const { ports, session, language } = c.var
  const { permissions } = session.user
  const isReadable = reportOf(name).reads.every((area) => reaches(permissions, area, 'onlyRead'))
  if (!isReadable) throw refusal(403, 'permission_denied')
  const foreign = foreignTo(name, given)
  if (foreign.length > 0)
    throw new ApiError(
      400,
      foreign.map((attr) => ({ code: 'unknown_field', attr })),
    )
  return {
    database: ports.database,
    company_id: session.company_id,
    permissions,
    language,
    query: askedOf(name, given),
    now: ports.clock(),
    portion: PORTION,
  }
}

/** Reports: looked at, and taken away as files. */
export const reports = (turns: Turns) =>
  new Hono<Env>()
    .get(
      '/:id/',
      may('dashboards', 'onlyRead'),
      answers({ summary: 'The first rows of a report, and what all of it amounts to', body: ReportPreview }),
      valid('param', OneReport),
      valid('query', ReportQuery),
      async (c) => {
        const name = c.req.valid('param').id
        const ask = askOf(c, name, c.req.valid('query'))
        const source = REPORT_SOURCES[name]
        const first = await source.rows({ ...ask, portion: PREVIEW_ROWS }).next()
        return c.json({
          columns: columnsOf(name, ask.language),
          rows: first.done ? [] : first.value.slice(0, PREVIEW_ROWS),
          count: await source.count(ask),
          sums: (await source.sums?.(ask)) ?? null,
        } satisfies ReportPreview)
      },
    )
    .post(
      '/:id/export/',
      may('dashboards', 'onlyRead'),
      answers({ summary: 'Take a report away as a file', type: Object.values(MEDIA_TYPES) }),
      valid('param', OneReport),
      valid('json', ReportExport),
      async (c) => {
        const name = c.req.valid('param').id
        const { format, query } = c.req.valid('json')
        const ask = askOf(c, name, query)
        return answerDownload(c, await reportDownload(c.var, { turns, name, ask, format }))
      },
    )
