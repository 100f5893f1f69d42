import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { COUNT_CAP, type AssetFilterValues } from '@plenum/domain/asset-query'
import { addDays } from '@plenum/domain/date'
import { HOME_DAYS, HOME_VISIT, type Home } from '@plenum/domain/home'
import { may } from '@plenum/domain/permission'
import type { Session } from '../context.ts'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { assetConditions } from './asset-filter.ts'
import { wireInstant } from './json.ts'
import { isActive } from './reservations.ts'
import { stillOpen } from './tickets.ts'
import { workActor } from './work-actor.ts'
import { inFilter } from './work-list.ts'

const Visit = v.object({ since: v.nullable(v.string()) })

/** Whether this comes so long after the last that it begins a visit of its own. */
const isAnew = (now: Date): SQL =>
  sql`(home_at is null or home_at <= ${new Date(now.getTime() - HOME_VISIT).toISOString()}::timestamptz)`

/** Keeps that somebody is here: his next visit counts from where this one began. */
export async function keepVisit(database: Database, { company_id, user }: Session, now: Date): Promise<void> {
  await database.execute(sql`
    update "user" set home_before = home_at, home_at = ${now.toISOString()}::timestamptz
    where company_id = ${company_id} and id = ${user.id} and ${isAnew(now)}`)
}

/** When somebody was here before, whether this visit is kept already or not yet. */
async function since(database: Database, { company_id, user }: Session, now: Date): Promise<string | null> {
  const before = sql`case when ${isAnew(now)} then home_at else home_before end`
  const visit = await firstRow(
    database,
    Visit,
    sql`select ${wireInstant(before)} as since from "user" where company_id = ${company_id} and id = ${user.id}`,
  )
  return visit?.since ?? null
}

const Told = v.object({
  changed: v.number(),
  requests: v.number(),
  warranties: v.number(),
  reservations: v.number(),
  first_warranty: v.nullable(v.string()),
  first_reservation: v.nullable(v.string()),
  tickets: v.number(),
})

const capped = (count: number) => ({ value: Math.min(count, COUNT_CAP), capped: count > COUNT_CAP })

/** What somebody finds at his home: each number is that of the list behind it. */
export async function readHome(database: Database, session: Session, now: Date): Promise<Home> {
  const { company_id, user } = session
  const before = await since(database, session, now)
  const today = now.toISOString().slice(0, 10)
  const owners = user.team === null ? [user.id] : [user.id, user.team.id]
  const assets = (filter: AssetFilterValues): SQL =>
    sql`asset a where ${assetConditions({ company_id, filter, today, foundOwners: [], teamOwners: [] })}`
  const reader = { company_id, actor: workActor(session), at: now.toISOString() }
  const requests = (changed_since: string): SQL =>
    sql`work_request r where ${inFilter(reader, { mine: 'involved', changed_since })}`
  const counted = (from: SQL) =>
    sql`(select count(*)::int from (select from ${from} limit ${COUNT_CAP + 1}) counted)`
  const ending = { warranty_from: '0d', warranty_to: `${HOME_DAYS}d` }
  // as the list of those that end soon has them
  const soon = sql`reservation r where r.company_id = ${company_id} and ${isActive(today)}
    and r.expires_on < ${addDays(today, HOME_DAYS)}::date`
  const told = await firstRow(
    database,
    Told,
    sql`
      select ${before === null ? sql`0` : counted(assets({ owner_id: owners, changed_since: before }))} as changed,
        ${before === null ? sql`0` : counted(requests(before))} as requests,
        ${counted(assets(ending))} as warranties,
        (select min(a.warranty_date)::text from ${assets(ending)}) as first_warranty,
        (select count(*)::int from ${soon}) as reservations,
        (select min(r.expires_on)::text from ${soon}) as first_reservation,
        (select count(*)::int from ticket t
          where t.company_id = ${company_id} and t.reporter_id = ${user.id} and t.status in (${stillOpen})) as tickets`,
  )
  const reads = (area: 'assets' | 'hierarchy' | 'projects') =>
    may(user.permissions, area, 'onlyRead') && told !== undefined
  return {
    since: before,
    changed: reads('assets') && before !== null ? capped(told?.changed ?? 0) : null,
    requests: reads('projects') && before !== null ? capped(told?.requests ?? 0) : null,
    warranties: reads('assets') ? capped(told?.warranties ?? 0) : null,
    first_warranty: reads('assets') ? (told?.first_warranty ?? null) : null,
    reservations: reads('hierarchy') ? (told?.reservations ?? 0) : null,
    first_reservation: reads('hierarchy') ? (told?.first_reservation ?? null) : null,
    tickets: told?.tickets ?? 0,
  }
}
