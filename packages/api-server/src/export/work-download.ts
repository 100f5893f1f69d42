import type { ExportFormat } from '@plenum/domain/asset-export'
import type { SheetCell } from '@plenum/domain/report-preview'
import {
  RULE_COLUMNS,
  type RuleColumn,
  type RuleExportRequest,
  type WorkColumn,
  type WorkExportRequest,
} from '@plenum/domain/work-export'
import { exportWords } from '@plenum/i18n/export-words'
import type { SignedInEnv } from '../context.ts'
import { workActor } from '../store/work-actor.ts'
import { exportedRules, exportedWork } from '../store/work-export.ts'
import { csvStream } from './csv-stream.ts'
import type { Download } from './download.ts'
import type { Turns } from './turns.ts'
import { ruleTellers, workTellers, workTitle, workWidth } from './work-sheet.ts'
import { SHEET_END, workbookStream } from './workbook-stream.ts'

type Vars = SignedInEnv['Variables']

interface Taken {
  turns: Turns
  list: 'requests' | 'rules'
  columns: readonly (WorkColumn | RuleColumn)[]
  /** What was asked for, as it is written down. */
  detail: { format: ExportFormat; filter: object }
  portions: AsyncGenerator<SheetCell[][]>
}

function downloadOf({ language }: Vars, { turns, list, columns, detail, portions }: Taken): Download {
  const { format } = detail
  const t = exportWords.getFixedT(language, 'work_files')
  const full = exportWords.getFixedT(language, 'report_files')(($) => $.sheet_full)
  return {
    turns,
    begins: 'work.export',
    ends: 'work.export_end',
    object: { kind: list === 'rules' ? 'maintenance_rule' : 'work_request', id: null, name: null },
    detail,
    route: list === 'rules' ? '/api/exports/maintenance-rules/' : '/api/exports/requests/',
    reads: ['projects'],
    name: t(($) => $[list].file),
    format,
    sheet: {
      name: t(($) => $[list].title),
      header: columns.map((column) => workTitle(language, column)),
      widths: columns.map(workWidth),
    },
    portions,
    write: (sheet) =>
      format === 'csv' ? csvStream(sheet) : workbookStream(sheet, { ...SHEET_END, words: full }),
  }
}

async function* cellsOf<Row, Column extends string>(
  portions: AsyncGenerator<Row[]>,
  columns: readonly Column[],
  tellers: Record<Column, (row: Row) => SheetCell>,
): AsyncGenerator<SheetCell[][]> {
  for await (const rows of portions) yield rows.map((row) => columns.map((column) => tellers[column](row)))
}

/** Requests taken away in the order and columns asked for. */
export function workDownload(vars: Vars, turns: Turns, asked: WorkExportRequest): Download {
  const { ports, session, language } = vars
  const { filter, ordering, columns } = asked
  const { company_id } = session
  const found = { company_id, actor: workActor(session), filter, ordering, at: ports.clock() }
  const portions = cellsOf(exportedWork(ports.database, found), columns, workTellers(language))
  return downloadOf(vars, { turns, list: 'requests', columns, detail: asked, portions })
}

/** Maintenance rules taken away by name. */
export function ruleDownload(vars: Vars, turns: Turns, asked: RuleExportRequest): Download {
  const { ports, session, language } = vars
  const found = { company_id: session.company_id, filter: asked.filter }
  const portions = cellsOf(exportedRules(ports.database, found), RULE_COLUMNS, ruleTellers(language))
  return downloadOf(vars, { turns, list: 'rules', columns: RULE_COLUMNS, detail: asked, portions })
}
