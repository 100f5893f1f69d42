import { auditHeads } from '@plenum/api-server/store/audit-read'
import type { OpenDatabase } from './database/open-database.ts'
import { openOrm } from './database/orm.ts'
import { logError } from './error-log.ts'
import { log } from './log.ts'

const HOUR = 60 * 60 * 1000

type Write = typeof log

/** Writes the end of every log that has grown since it was called last. */
export const auditHeadWriter = ({ pool }: OpenDatabase, write: Write = log) => {
  const database = openOrm(pool)
  const written = new Map<string, string>()
  return async () => {
    for (const { company_id, seq, hash } of await auditHeads(database)) {
      if (written.get(company_id) === hash) continue
      written.set(company_id, hash)
      write('audit.head', { company_id, seq, hash })
    }
  }
}

/**
 * Writes the end of every log that has grown to the log stream, each hour: whoever rewrites a whole chain in the
 * database does not reach what stands there.
 */
export const exportAuditHeads = (database: OpenDatabase, write?: Write) => {
  const writeGrown = auditHeadWriter(database, write)
  const timer = setInterval(() => void writeGrown().catch(logError), HOUR)
  timer.unref()
  return () => clearInterval(timer)
}
