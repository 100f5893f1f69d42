import { Hono } from 'hono'
import { AssetExport, type ExportFormat } from '@plenum/domain/asset-export'
import { exportWords } from '@plenum/i18n/export-words'
import { answers } from '../answers.ts'
import { attachment } from '../attachment.ts'
import { IDS_LIMIT } from '../body.ts'
import type { Env } from '../context.ts'
import { assetDownload, ASSETS } from '../export/asset-download.ts'
import { pulledStream } from '../export/pulled-stream.ts'
import { Turns } from '../export/turns.ts'
import { may } from '../gate.ts'
import { audit } from '../store/audit.ts'
import { limit, throttled } from '../throttle.ts'
import { valid } from '../valid.ts'

const TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** How soon whoever has too many exports under way may ask again, in milliseconds. */
const WAIT = 10_000

/** What people take away as files. */
export const exports = () => {
  const turns = new Turns()
  return new Hono<Env>().post(
    '/assets/',
    may('assets', 'onlyRead'),
    answers({ summary: 'Take assets away as a file, in the order and columns asked for', type: TYPES.xlsx }),
    valid('json', AssetExport, IDS_LIMIT),
    async (c) => {
      const { ports, session, author, language } = c.var
      const asked = c.req.valid('json')
      limit(c, 'export.user', session.user.id)
      const { ids, ...detail } = asked
      if (!turns.take(session.user.id)) throw throttled(WAIT)
      const onEnd = () => turns.leave(session.user.id)
      try {
        await ports.database.transaction((tx) =>
          audit(tx, author, {
            action: 'asset.export',
            object: ASSETS,
            detail: { ...detail, ...(ids && { selected: ids.length }) },
          }),
        )
      } catch (error) {
        onEnd()
        throw error
      }
      const stream = pulledStream(assetDownload({ ports, session, author, language, asked, onEnd }))
      const word = exportWords.getFixedT(language, 'sheet')(($) => $.file)
      const name = `${word}-${author.at.slice(0, 10)}.${asked.format}`
      return c.body(stream, 200, attachment(name, TYPES[asked.format]))
    },
  )
}
