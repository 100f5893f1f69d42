import { LIST_AREAS, type ListExportRequest } from '@plenum/domain/list-export'
import { exportWords } from '@plenum/i18n/export-words'
import type { SignedInEnv } from '../context.ts'
import { brandSheet, modelSheet, typeSheet } from './catalogue-sheet.ts'
import { csvStream } from './csv-stream.ts'
import type { Download } from './download.ts'
import { tagSheet, type ListSheet } from './list-sheet.ts'
import { nomenclatureSheet } from './nomenclature-sheet.ts'
import { peopleSheet } from './people-sheet.ts'
import { teamSheet } from './team-sheet.ts'
import type { Turns } from './turns.ts'
import { viewsSheet } from './views-sheet.ts'
import { SHEET_END, workbookStream } from './workbook-stream.ts'

type Vars = SignedInEnv['Variables']

/** How wide every column is made, in letters. */
const WIDTH = 24

function sheetOf({ ports, session, language }: Vars, asked: ListExportRequest): ListSheet {
  const ask = { database: ports.database, company_id: session.company_id, language }
  switch (asked.list) {
    case 'tag':
      return tagSheet({ ...ask, filter: asked.filter })
    case 'user':
      return peopleSheet({ ...ask, filter: asked.filter, ordering: asked.ordering })
    case 'saved_view':
      return viewsSheet({ ...ask, user_id: session.user.id })
    case 'nomenclature':
      return nomenclatureSheet(ask)
    case 'team':
      return teamSheet(ask)
    case 'brand':
      return brandSheet({ ...ask, filter: asked.filter })
    case 'model':
      return modelSheet({ ...ask, filter: asked.filter, today: ports.clock().toISOString().slice(0, 10) })
    case 'asset_type':
      return typeSheet({ ...ask, filter: asked.filter })
  }
}

/** A short list taken away as it is shown. */
export function listDownload(vars: Vars, turns: Turns, asked: ListExportRequest): Download {
  const { list, format } = asked
  const t = exportWords.getFixedT(vars.language, 'list_files')
  const full = exportWords.getFixedT(vars.language, 'report_files')(($) => $.sheet_full)
  const { header, portions } = sheetOf(vars, asked)
  return {
    turns,
    begins: 'list.export',
    ends: 'list.export_end',
    object: { kind: list, id: null, name: null },
    detail: asked,
    route: '/api/exports/lists/',
    reads: [LIST_AREAS[list]],
    name: t(($) => $[list].file),
    format,
    sheet: { name: t(($) => $[list].title), header, widths: header.map(() => WIDTH) },
    portions,
    write: (sheet) =>
      format === 'csv' ? csvStream(sheet) : workbookStream(sheet, { ...SHEET_END, words: full }),
  }
}
