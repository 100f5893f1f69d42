import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import {
  NOTIFICATION_KINDS,
  USUAL_CHANNELS,
  type NotificationMarks,
  type NotificationPreferences,
  type NotificationQuery,
} from '@plenum/domain/notification'
import type { Session } from '../context.ts'
import { firstRow, rows } from '../db/rows.ts'
import type { Position } from '../cursor.ts'
import type { Database } from '../ports.ts'
import { audit } from './audit.ts'
import type { Author } from './batches.ts'
import { wireInstant } from './json.ts'
import { announce, mayBeTold } from './notify.ts'
import { newestById, readPage, type RawPage } from './page.ts'

/** Holds for notifications `n` of a person `u` that he may still be told of. */
export const visible = mayBeTold({
  kind: sql`n.kind`,
  ticket_id: sql`n.ticket_id`,
  work_id: sql`n.work_id`,
})

const own = sql`notification n join "user" u on u.company_id = n.company_id and u.id = n.user_id`
const isOwn = ({ company_id, user }: Session): SQL =>
  sql`n.company_id = ${company_id} and n.user_id = ${user.id} and ${visible}`

interface ListRequest {
  session: Session
  state: NotificationQuery['state']
  limit: number
  after: Position | null
}

/** What a person was told of, newest first. */
export const listNotifications = (
  database: Database,
  { session, state, limit, after }: ListRequest,
): Promise<RawPage> =>
  readPage(database, {
    from: own,
    where: sql`${isOwn(session)} and ${state === undefined ? sql`true` : state === 'unread' ? sql`n.read_at is null` : sql`n.read_at is not null`}`,
    ...newestById(sql`n.id`),
    limit,
    after,
    columns: sql`n.id, n.kind, ${wireInstant(sql`n.at`)} as at, ${wireInstant(sql`n.read_at`)} as read_at,
      case when actor.id is not null then json_build_object('id', actor.id, 'name', actor.name) end as actor,
      case when t.id is not null then
        json_build_object('id', t.id, 'number', t.number, 'subject', t.subject) end as ticket,
      case when w.id is not null then json_build_object('id', w.id, 'code', w.code, 'title', w.title) end as work,
      n.about, n.detail`,
    source: sql`notification n
      left join principal actor on actor.company_id = n.company_id and actor.id = n.actor_id
      left join ticket t on t.company_id = n.company_id and t.id = n.ticket_id
      left join work_request w on w.company_id = n.company_id and w.id = n.work_id
      where n.company_id = ${session.company_id} and n.id = k.id`,
  })

/** How much of it a person has not read. */
export async function countUnread(database: Database, session: Session): Promise<number> {
  const found = await firstRow(
    database,
    v.object({ unread: v.number() }),
    sql`select count(*)::int as unread from ${own} where ${isOwn(session)} and n.read_at is null`,
  )
  return found?.unread ?? 0
}

/** Marks some or all of what a person was told of; his other pages hear of it. */
export async function markNotifications(
  tx: Database,
  { session, author }: { session: Session; author: Author },
  { ids, read }: v.InferOutput<typeof NotificationMarks>,
): Promise<void> {
  if (ids?.length === 0) return
  const marked = await rows(
    tx,
    v.object({ id: v.string() }),
    sql`
      update notification m set read_at = ${read ? author.at : null}::timestamptz
      from ${own}
      where m.company_id = n.company_id and m.id = n.id and ${isOwn(session)}
        and (n.read_at is null) = ${read}::boolean and ${ids === undefined ? sql`true` : sql`n.id in ${ids}`}
      returning m.id`,
  )
  const [first] = marked
  // They look at all of it again, whichever it is.
  if (first !== undefined)
    await announce(tx, author, [{ user_id: session.user.id, object: 'notification', id: first.id }])
}

const Chosen = v.object({
  kind: v.picklist(NOTIFICATION_KINDS),
  in_app: v.boolean(),
  by_mail: v.boolean(),
})

/** How a person wants to be told of everything. */
export async function readPreferences(
  database: Database,
  { company_id, user }: Session,
): Promise<NotificationPreferences> {
  const chosen = await rows(
    database,
    Chosen,
    sql`
      select kind, in_app, by_mail from notification_preference
      where company_id = ${company_id} and user_id = ${user.id}`,
  )
  const preferences = { ...USUAL_CHANNELS }
  for (const { kind, ...channels } of chosen) preferences[kind] = channels
  return preferences
}

/** Keeps how a person wants to be told of everything. */
export async function keepPreferences(
  tx: Database,
  { session, author }: { session: Session; author: Author },
  wanted: NotificationPreferences,
): Promise<void> {
  const { company_id, user } = session
  const before = await readPreferences(tx, session)
  const changed = NOTIFICATION_KINDS.filter(
    (kind) => before[kind].in_app !== wanted[kind].in_app || before[kind].by_mail !== wanted[kind].by_mail,
  )
  if (changed.length === 0) return
  const chosen = changed.map((kind) => ({ kind, ...wanted[kind] }))
  await tx.execute(sql`
    insert into notification_preference (company_id, user_id, kind, in_app, by_mail)
    select ${company_id}::uuid, ${user.id}::uuid, c.kind, c.in_app, c.by_mail
    from jsonb_to_recordset(${JSON.stringify(chosen)}::jsonb) c (kind text, in_app boolean, by_mail boolean)
    on conflict (company_id, user_id, kind) do update set in_app = excluded.in_app, by_mail = excluded.by_mail`)
  await audit(tx, author, {
    action: 'notification.preferences',
    object: { kind: 'user', id: user.id, name: user.full_name },
    detail: Object.fromEntries(changed.map((kind) => [kind, { from: before[kind], to: wanted[kind] }])),
  })
}
