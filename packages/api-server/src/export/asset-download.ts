import type { AssetExportRequest, ExportFormat } from '@plenum/domain/asset-export'
import { exportWords } from '@plenum/i18n/export-words'
import type { SheetCell } from '@plenum/domain/report-preview'
import type { SignedInEnv } from '../context.ts'
import { exportedAssets, typeNames } from '../store/asset-export.ts'
import { cellsOf, columnTitle, columnWidth } from './asset-sheet.ts'
import { csvStream } from './csv-stream.ts'
import type { Download } from './download.ts'
import type { Bytes } from './pulled-stream.ts'
import type { Sheet } from './sheet.ts'
import type { Turns } from './turns.ts'
import { SHEET_END, workbookStream } from './workbook-stream.ts'

const writers = {
  csv: csvStream,
  xlsx: (sheet, words) => workbookStream(sheet, { ...SHEET_END, words }),
} satisfies Record<ExportFormat, (sheet: Sheet, full: string) => AsyncGenerator<Bytes>>

/** Assets taken away in the order and columns asked for. */
export function assetDownload(
  vars: SignedInEnv['Variables'],
  turns: Turns,
  asked: AssetExportRequest,
): Download {
  const { language } = vars
  const t = exportWords.getFixedT(language, 'sheet')
  const { ids, ...detail } = asked
  return {
    turns,
    begins: 'asset.export',
    ends: 'asset.export_end',
    object: { kind: 'asset', id: null, name: null },
    detail: { ...detail, ...(ids && { selected: ids.length }) },
    route: '/api/exports/assets/',
    reads: ['assets'],
    name: t(($) => $.file),
    format: asked.format,
    sheet: {
      name: t(($) => $.title),
      header: asked.columns.map((column) => columnTitle(language, column)),
      widths: asked.columns.map(columnWidth),
    },
    portions: portionsOf(vars, asked),
    write: (sheet) =>
      writers[asked.format](
        sheet,
        t(($) => $.full),
      ),
  }
}

async function* portionsOf(
  { ports, session, language }: SignedInEnv['Variables'],
  { filter, ordering, ids, columns }: AssetExportRequest,
): AsyncGenerator<SheetCell[][]> {
  const { database, clock } = ports
  const { company_id } = session
  const cells = cellsOf(columns, language, await typeNames(database, company_id))
  for await (const rows of exportedAssets(database, { company_id, filter, ordering, ids, at: clock() }))
    yield rows.map(cells)
}
