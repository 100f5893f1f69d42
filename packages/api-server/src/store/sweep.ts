import { sql } from 'drizzle-orm'
import type { Database, Ports } from '../ports.ts'
import { makeMaintenance } from './maintenance-sweep.ts'
import { tellOfReservations } from './reservation-news.ts'
import { sweepNotices } from './notify-sweep.ts'
import { checkCounters, countMissing } from './rack-capacity.ts'
import { after, isOpen } from './sessions.ts'

const HOUR = 60 * 60 * 1000
const MONTH = 30 * 24 * HOUR

/** How often it is worth looking for what has run out. */
export const SWEEP_EVERY = HOUR

/**
 * Clears away tokens, sessions, recoveries, invitations, notifications and drafts that can serve nobody any more, tells
 * owners of reservations that run out, makes the maintenance that is due, and looks whether racks are counted right.
 */
export async function sweep(
  ports: Pick<Ports, 'database' | 'lifetimes' | 'report' | 'mailer' | 'publicUrl'>,
  now: Date,
): Promise<void> {
  const { database, lifetimes, report } = ports
  const at = now.toISOString()
  await database.execute(sql`delete from access_token where exp <= ${at}::timestamptz`)
  await database.execute(sql`delete from recovery where expires_at <= ${at}::timestamptz`)
  await database.execute(sql`
    delete from invitation
    where least(expires_at, accepted_at, withdrawn_at) <= ${after(now, -MONTH)}::timestamptz`)
  await sweepNotices(database, now)
  // what has run out leaves its rack to be counted
  await tellOfReservations(ports, now)
  await makeMaintenance(ports, now)
  await countMissing(database, now)
  const wrong = await checkCounters(database, now)
  if (wrong.length > 0) {
    report(new Error(`Racks were counted wrong: ${wrong.join(', ')}`), {
      method: 'sweep',
      route: 'rack_capacity',
    })
  }
  await database.transaction((tx) => sweepSessions(tx, after(now, -lifetimes.idle), now))
}

async function sweepSessions(tx: Database, idleSince: string, now: Date): Promise<void> {
  // The last session of a person stays without its tokens: it says when he was last here. A session locked by a
  // refresh is let be, so that neither waits for the other.
  await tx.execute(sql`
    with over as (
      select s.company_id, s.id, s.user_id, s.last_used_at
      from session s join "user" u on u.company_id = s.company_id and u.id = s.user_id
      where not (${isOpen(now.toISOString())} and s.last_used_at > ${idleSince}::timestamptz)
      for update of s skip locked
    ), refreshes as (
      delete from refresh_token r using over where r.company_id = over.company_id and r.session_id = over.id
    )
    delete from access_token a using over where a.company_id = over.company_id and a.session_id = over.id`)
  await tx.execute(sql`
    delete from session s
    where not exists (select 1 from refresh_token r where r.company_id = s.company_id and r.session_id = s.id)
      and not exists (select 1 from access_token a where a.company_id = s.company_id and a.session_id = s.id)
      and exists (
        select 1 from session later
        where later.company_id = s.company_id and later.user_id = s.user_id
          and (later.last_used_at, later.id) > (s.last_used_at, s.id)
      )`)
}
