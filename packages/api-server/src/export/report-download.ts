import { formatDate, formatDateTime, formatNumber } from '@plenum/i18n/format'
import { reportOf, type ReportFormat, type ReportName } from '@plenum/domain/report'
import type { SheetCell } from '@plenum/domain/report-preview'
import { exportWords } from '@plenum/i18n/export-words'
import type { Language } from '@plenum/i18n/language'
import type { SignedInEnv } from '../context.ts'
import type { ReportAsk, ReportSource } from '../store/report-source.ts'
import { csvStream } from './csv-stream.ts'
import type { Download } from './download.ts'
import { pdfStream, type PdfFrame } from './pdf-stream.ts'
import { columnsOf, parameterLines, REPORT_SOURCES, widthOf } from './report-sheet.ts'
import type { Sheet } from './sheet.ts'
import type { Turns } from './turns.ts'
import { SHEET_END, workbookStream } from './workbook-stream.ts'

/** Rows that are printed at most: some hundreds of pages. */
const MOST_PRINTED = 20_000

/** A report taken away as a file, with exactly what its parameters say. */
export async function reportDownload(
  { session }: SignedInEnv['Variables'],
  { turns, name, ask, format }: { turns: Turns; name: ReportName; ask: ReportAsk; format: ReportFormat },
): Promise<Download> {
  const { language } = ask
  const t = exportWords.getFixedT(language, 'reports')
  const file = exportWords.getFixedT(language, 'report_files')
  const source = REPORT_SOURCES[name]
  const columns = columnsOf(name, language)
  const title = t(($) => $.name[name])
  const frame = format === 'pdf' ? await frameOf(name, ask, session.user.company.name) : null
  const write = (sheet: Sheet) => {
    if (frame !== null) return pdfStream(sheet, frame)
    return format === 'csv'
      ? csvStream(sheet)
      : workbookStream(sheet, { ...SHEET_END, words: file(($) => $.sheet_full) })
  }
  return {
    turns,
    begins: 'report.export',
    ends: 'report.export_end',
    object: { kind: 'report', id: null, name: title },
    detail: { report: name, format, query: ask.query },
    route: '/api/reports/{id}/export/',
    reads: ['dashboards', ...reportOf(name).reads],
    name: file(($) => $.file[name]),
    format,
    sheet: {
      name: title,
      header: columns.map((column) => column.title),
      widths: columns.map(({ kind }) => widthOf(kind)),
    },
    portions: cellsOf(source, ask),
    write,
  }
}

async function* cellsOf(source: ReportSource, ask: ReportAsk): AsyncGenerator<SheetCell[][]> {
  for await (const rows of source.rows(ask)) yield rows.map(({ cells }) => cells)
}

/** A cell as it is printed. */
function printed(language: Language, cell: SheetCell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return formatNumber(language, cell)
  return 'date' in cell ? formatDate(language, cell.date) : formatDateTime(language, cell.instant)
}

async function frameOf(name: ReportName, ask: ReportAsk, company: string): Promise<PdfFrame> {
  const { language, now } = ask
  const t = exportWords.getFixedT(language, 'reports')
  const file = exportWords.getFixedT(language, 'report_files')
  const title = t(($) => $.name[name])
  const day = formatDate(language, now.toISOString().slice(0, 10))
  const sums = (await REPORT_SOURCES[name].sums?.(ask)) ?? null
  const total = t(($) => $.total)
  return {
    title,
    lines: [company, file(($) => $.made_on, { day }), ...(await parameterLines(name, ask))],
    foot: `${company} · ${title} · ${day}`,
    page: (page) => file(($) => $.page, { page: formatNumber(language, page) }),
    sums: sums && [total, ...sums.slice(1)],
    isNumber: columnsOf(name, language).map(({ kind }) => kind === 'number'),
    told: (cell) => printed(language, cell),
    rows: MOST_PRINTED,
    full: file(($) => $.full, { rows: formatNumber(language, MOST_PRINTED) }),
  }
}
