import type { AssetExportRequest, ExportFormat } from '@plenum/domain/asset-export'
import { may } from '@plenum/domain/permission'
import { exportWords } from '@plenum/i18n/export-words'
import type { Language } from '@plenum/i18n/language'
import type { Session } from '../context.ts'
import { withoutValues } from '../database-error.ts'
import type { Ports } from '../ports.ts'
import { exportedAssets, typeNames } from '../store/asset-export.ts'
import { audit } from '../store/audit.ts'
import type { Author } from '../store/batches.ts'
import { presentSession } from '../store/sessions.ts'
import { cellsOf, columnTitle, columnWidth } from './asset-sheet.ts'
import { csvStream } from './csv-stream.ts'
import type { Bytes } from './pulled-stream.ts'
import type { Sheet, SheetCell } from './sheet-cell.ts'
import { SHEET_END, workbookStream } from './workbook-stream.ts'

/** How long whoever may no longer read still reads on, in milliseconds. */
const LOOK_EVERY = 1000

/** Why a download ends before its end. */
class Stopped extends Error {}

/** An export that somebody asked for. */
export interface AssetDownload {
  ports: Ports
  session: Session
  author: Author
  language: Language
  asked: AssetExportRequest
  /** Called when it has ended, whichever way. */
  onEnd: () => void
}

const writers = {
  csv: csvStream,
  xlsx: (sheet, words) => workbookStream(sheet, { ...SHEET_END, words }),
} satisfies Record<ExportFormat, (sheet: Sheet, full: string) => AsyncGenerator<Bytes>>

/** The bytes of an export, made while they are read; its end is written down with what went out. */
export async function* assetDownload(download: AssetDownload): AsyncGenerator<Bytes> {
  const { ports, author, language, asked, onEnd } = download
  const t = exportWords.getFixedT(language, 'sheet')
  const end = { rows: 0, complete: false }
  try {
    const sheet: Sheet = {
      name: t(($) => $.title),
      header: asked.columns.map((column) => columnTitle(language, column)),
      widths: asked.columns.map(columnWidth),
      portions: portionsOf(download),
      onRows: (rows) => {
        end.rows += rows
      },
    }
    yield* writers[asked.format](
      sheet,
      t(($) => $.full),
    )
    end.complete = true
  } catch (error) {
    if (!(error instanceof Stopped)) {
      ports.report(withoutValues(error), { method: 'POST', route: '/api/exports/assets/' })
    }
    throw error
  } finally {
    onEnd()
    const at = ports.clock().toISOString()
    await ports.database
      .transaction((tx) =>
        audit(tx, { ...author, at }, { action: 'asset.export_end', object: ASSETS, detail: end }),
      )
      .catch((error: unknown) =>
        ports.report(withoutValues(error), { method: 'POST', route: '/api/exports/assets/' }),
      )
  }
}

/** What an export is an export of. */
export const ASSETS = { kind: 'asset', id: null, name: null }

async function* portionsOf(download: AssetDownload): AsyncGenerator<SheetCell[][]> {
  const { ports, session, language, asked } = download
  const { database, clock } = ports
  const { company_id } = session
  const { filter, ordering, ids, columns } = asked
  const cells = cellsOf(columns, language, await typeNames(database, company_id))
  let looked = performance.now()
  for await (const rows of exportedAssets(database, { company_id, filter, ordering, ids, at: clock() })) {
    if (performance.now() - looked >= LOOK_EVERY) {
      await refuseTheGone(download)
      looked = performance.now()
    }
    if (ports.closing?.aborted) throw new Stopped('The server stops')
    yield rows.map(cells)
  }
}

/** Rights are looked at while it lasts: who has lost them gets no more. */
async function refuseTheGone({ ports, session }: AssetDownload): Promise<void> {
  const present = await presentSession(ports.database, session, ports.clock())
  if (present === undefined || !may(present.user.permissions, 'assets', 'onlyRead')) {
    throw new Stopped('Its reader may not read any more')
  }
}
