import type { Context } from 'hono'
import type { AuditAction, AuditObject } from '@plenum/domain/audit'
import type { ReportFormat } from '@plenum/domain/report'
import type { SheetCell } from '@plenum/domain/report-preview'
import { may, type PermissionArea } from '@plenum/domain/permission'
import { attachment } from '../attachment.ts'
import type { SignedInEnv } from '../context.ts'
import { withoutValues } from '../database-error.ts'
import { audit } from '../store/audit.ts'
import { presentSession } from '../store/sessions.ts'
import { limit, throttled } from '../throttle.ts'
import { pulledStream, type Bytes } from './pulled-stream.ts'
import type { Sheet } from './sheet.ts'
import type { Turns } from './turns.ts'

/** What browsers and others call a format. */
export const MEDIA_TYPES: Record<ReportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
}

/** How soon whoever has too many exports under way may ask again, in milliseconds. */
const WAIT = 10_000
/** How long whoever may no longer read still reads on, in milliseconds. */
const LOOK_EVERY = 1000

/** Why a download ends before its end. */
class Stopped extends Error {}

/** What somebody takes away as a file. */
export interface Download {
  turns: Turns
  /** How its beginning and its end are written down, and what it is of. */
  begins: AuditAction
  ends: AuditAction
  object: AuditObject
  detail: Record<string, unknown>
  /** Where a fault is reported. */
  route: string
  /** What it takes to read it. */
  reads: readonly PermissionArea[]
  /** The file's name without its ending. */
  name: string
  format: ReportFormat
  sheet: Pick<Sheet, 'name' | 'header' | 'widths'>
  portions: AsyncGenerator<SheetCell[][]>
  write: (sheet: Sheet) => AsyncGenerator<Bytes>
}

/** Answers a file that is made while it is read; beginning and end are written down, the latter with what went out. */
export async function answerDownload(c: Context<SignedInEnv>, download: Download): Promise<Response> {
  const { ports, session, author } = c.var
  const { turns, begins, object, detail, name, format } = download
  limit(c, 'export.user', session.user.id)
  if (!turns.take(session.user.id)) throw throttled(WAIT)
  const onEnd = () => turns.leave(session.user.id)
  try {
    await ports.database.transaction((tx) => audit(tx, author, { action: begins, object, detail }))
  } catch (error) {
    onEnd()
    throw error
  }
  const headers = attachment(`${name}-${author.at.slice(0, 10)}.${format}`, MEDIA_TYPES[format])
  return c.body(pulledStream(bytesOf(c.var, download, onEnd)), 200, headers)
}

async function* bytesOf(
  { ports, session, author }: SignedInEnv['Variables'],
  { sheet, portions, write, reads, object, ends, route }: Download,
  onEnd: () => void,
): AsyncGenerator<Bytes> {
  const end = { rows: 0, complete: false }
  let looked = performance.now()
  async function* watched() {
    for await (const rows of portions) {
      if (performance.now() - looked >= LOOK_EVERY) {
        await refuseTheGone()
        looked = performance.now()
      }
      if (ports.closing?.aborted) throw new Stopped('The server stops')
      yield rows
    }
  }
  /** Rights are looked at while it lasts: who has lost them gets no more. */
  async function refuseTheGone(): Promise<void> {
    const present = await presentSession(ports.database, session, ports.clock())
    const reading = present?.user.permissions
    if (reading === undefined || !reads.every((area) => may(reading, area, 'onlyRead'))) {
      throw new Stopped('Its reader may not read any more')
    }
  }
  const report = (error: unknown) => ports.report(withoutValues(error), { method: 'POST', route })
  try {
    yield* write({
      ...sheet,
      portions: watched(),
      onRows: (rows) => {
        end.rows += rows
      },
    })
    end.complete = true
  } catch (error) {
    if (!(error instanceof Stopped)) report(error)
    throw error
  } finally {
    onEnd()
    const at = ports.clock().toISOString()
    await ports.database
      .transaction((tx) => audit(tx, { ...author, at }, { action: ends, object, detail: end }))
      .catch(report)
  }
}
