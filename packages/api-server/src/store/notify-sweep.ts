import { sql } from 'drizzle-orm'
import { DRAFT_DAYS } from '@plenum/domain/draft'
import { LIVE_HOURS, NOTIFICATION_DAYS } from '@plenum/domain/notification'
import type { Database } from '../ports.ts'
import { after } from './sessions.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** Clears away what nobody looks up any more: old notifications and drafts, and events that no stream goes back to. */
export async function sweepNotices(database: Database, now: Date): Promise<void> {
  await database.execute(
    sql`delete from notification where at <= ${after(now, -NOTIFICATION_DAYS * DAY)}::timestamptz`,
  )
  await database.execute(
    sql`delete from draft where updated_at <= ${after(now, -DRAFT_DAYS * DAY)}::timestamptz`,
  )
  // Never one from between two that stay: whether something is missing is told by the first that is left.
  await database.execute(sql`
    delete from live_event e using (
      select company_id, max(seq) as seq from live_event
      where at <= ${after(now, -LIVE_HOURS * HOUR)}::timestamptz group by company_id
    ) old
    where e.company_id = old.company_id and e.seq <= old.seq`)
}
