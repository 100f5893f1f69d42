import { sql, type SQL } from 'drizzle-orm'
import { LANGUAGES, type Language } from '@plenum/i18n/language'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import { USUAL_CHANNELS, type LiveEvent, type NotificationKind } from '@plenum/domain/notification'
import { PERMISSION_LEVELS, type PermissionArea, type PermissionLevel } from '@plenum/domain/permission'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { Author, PersonAuthor } from './batches.ts'

/** A letter about what somebody is told of, to be sent once that is written for good. */
export interface NoticeLetter {
  to: string
  /** What the reader was last met in; null where that is not known. */
  language: Language | null
  kind: NotificationKind
  /** Who did it; null for the system. */
  actor: string | null
  ticket: { id: string; number: number; subject: string } | null
  work: { id: string; code: string; title: string } | null
  about: string | null
  detail: string | null
}

/** Whoever opens the transaction keeps the letters, and sends them only behind its end. */
export interface Telling {
  letters: NoticeLetter[]
}

/** An author whose deeds others are told of. */
export type Teller = Author & Telling

/** Somebody signed in whose deeds others are told of. */
export type PersonTeller = PersonAuthor & Telling

/** What is needed of one. */
type Told = Pick<Teller, 'company_id' | 'actor' | 'at' | 'letters'>

/** Holds for people `u` who reach a level in an area, by their team or as administrators. */
export const reaches = (area: PermissionArea, level: PermissionLevel): SQL => sql`(
  u.is_administrator or exists (
    select from team_permission reached
    where reached.company_id = u.company_id and reached.team_id = u.team_id and reached.area = ${area}
      and reached.level in ${PERMISSION_LEVELS.slice(PERMISSION_LEVELS.indexOf(level))}
  )
)`

/** Holds for people `u` who may see the ticket of an id: their own, or any where they read support. */
export const seesTicket = (id: SQL): SQL => sql`(
  ${reaches('support', 'onlyRead')} or exists (
    select from ticket own where own.company_id = u.company_id and own.id = ${id} and own.reporter_id = u.id
  )
)`

/** Holds for people `u` who may see requests that are no drafts. */
export const seesWork = reaches('projects', 'onlyRead')

/** What people must reach to be told of a kind of thing; of a ticket or a request, whoever sees that is told. */
const NEEDED: Record<NotificationKind, readonly [PermissionArea, PermissionLevel] | null> = {
  ticket_created: null,
  ticket_answered: null,
  ticket_changed: null,
  person_joined: ['users', 'write'],
  rights_changed: null,
  reservation_ends: ['hierarchy', 'onlyRead'],
  work_waits: null,
  work_changed: null,
}

const NEEDING = Object.entries(NEEDED).flatMap(([kind, needed]) =>
  needed === null ? [] : [sql`when ${kind} then ${reaches(...needed)}`],
)

/** Holds for people `u` who may be told of a kind of thing, about a ticket or a request where one is given. */
export const mayBeTold = (of: Record<'kind' | 'ticket_id' | 'work_id', SQL>): SQL => sql`(
  (${of.ticket_id} is null or ${seesTicket(of.ticket_id)}) and (${of.work_id} is null or ${seesWork})
  and case ${of.kind} ${sql.join(NEEDING, sql` `)} else true end)`

const Person = v.object({ id: v.string() })

/** Everybody of a company who reaches a level in an area and has not been disabled. */
export const peopleWith = async (
  tx: Database,
  company_id: string,
  { area, level }: { area: PermissionArea; level: PermissionLevel },
): Promise<string[]> => {
  const found = await rows(
    tx,
    Person,
    sql`
      select u.id from "user" u
      where u.company_id = ${company_id} and u.disabled_at is null and ${reaches(area, level)} order by u.id`,
  )
  return found.map(({ id }) => id)
}

interface Notice {
  kind: NotificationKind
  /** Ids of people; who is disabled, may not see the ticket or wants to know nothing is left out. */
  to: readonly string[]
  ticket_id?: string | null
  work_id?: string | null
  about?: string | null
  detail?: string | null
}

const Recipient = v.object({
  id: v.string(),
  email: v.string(),
  language: v.nullable(v.picklist(LANGUAGES)),
  in_app: v.boolean(),
  by_mail: v.boolean(),
  ticket: v.nullable(v.object({ id: v.string(), number: v.number(), subject: v.string() })),
  work: v.nullable(v.object({ id: v.string(), code: v.string(), title: v.string() })),
})

/**
 * Tells people of something in the transaction that does it, each as he wants to be told. To be called last in it: from
 * here on, others of the company who tell somebody something wait for its end.
 */
export async function notify(tx: Database, author: Told, notice: Notice): Promise<void> {
  const { company_id, actor, at, letters } = author
  const { kind, ticket_id = null, work_id = null, about = null, detail = null } = notice
  const told = await recipientsOf(tx, company_id, notice)
  const shown = told.filter(({ in_app }) => in_app).map(({ id: user_id }) => ({ user_id, id: uuidv7() }))
  if (shown.length > 0) {
    await tx.execute(sql`
      insert into notification (company_id, id, user_id, kind, at, actor_id, ticket_id, work_id, about,
        detail)
      select ${company_id}::uuid, n.id, n.user_id, ${kind}, ${at}::timestamptz, ${actor?.id ?? null}::uuid,
        ${ticket_id}::uuid, ${work_id}::uuid, ${about}, ${detail}
      from jsonb_to_recordset(${JSON.stringify(shown)}::jsonb) n (id uuid, user_id uuid)`)
    const events = shown.map(({ user_id, id }): Announcement => ({ user_id, object: 'notification', id }))
    await announce(tx, author, events)
  }
  for (const { email: to, language, by_mail, ticket, work } of told) {
    const letter = { to, language, kind, actor: actor?.name ?? null, ticket, work, about, detail }
    if (by_mail) letters.push(letter)
  }
}

async function recipientsOf(
  tx: Database,
  company_id: string,
  { kind, to, ticket_id = null, work_id = null }: Notice,
) {
  if (to.length === 0) return []
  const usual = USUAL_CHANNELS[kind]
  return rows(
    tx,
    Recipient,
    sql`
      select u.id, u.email, u.language, coalesce(chosen.in_app, ${usual.in_app}) as in_app,
        coalesce(chosen.by_mail, ${usual.by_mail}) as by_mail,
        case when t.id is not null then
          json_build_object('id', t.id, 'number', t.number, 'subject', t.subject) end as ticket,
        case when w.id is not null then
          json_build_object('id', w.id, 'code', w.code, 'title', w.title) end as work
      from "user" u
      left join notification_preference chosen
        on chosen.company_id = u.company_id and chosen.user_id = u.id and chosen.kind = ${kind}
      left join ticket t on t.company_id = u.company_id and t.id = ${ticket_id}::uuid
      left join work_request w on w.company_id = u.company_id and w.id = ${work_id}::uuid
      where u.company_id = ${company_id} and u.id in ${[...new Set(to)]} and u.disabled_at is null
        and ${mayBeTold({ kind: sql`${kind}::text`, ticket_id: sql`${ticket_id}::uuid`, work_id: sql`${work_id}::uuid` })}
      order by u.id`,
  )
}

/** Something new for the open pages of one person, or of all who may see it. */
export interface Announcement extends Pick<LiveEvent, 'object' | 'id'> {
  user_id: string | null
}

/** Tells the open pages of people that they may do other things now, whatever the people want to know; like `announce`. */
export const announceRights = (
  tx: Database,
  author: Pick<Author, 'company_id' | 'at'>,
  people: readonly string[],
): Promise<void> =>
  announce(
    tx,
    author,
    people.map((id) => ({ user_id: id, object: 'rights', id })),
  )

/** Tells the open pages of people that something is new; last in a transaction, like `notify`. */
export async function announce(
  tx: Database,
  { company_id, at }: Pick<Author, 'company_id' | 'at'>,
  events: readonly Announcement[],
): Promise<void> {
  if (events.length === 0) return
  // Whoever reads on behind a number must never be given a smaller one later. A sequence hands out numbers when a
  // transaction asks, not when it ends: the counter's row, locked until then, makes the two orders one.
  await tx.execute(sql`
    with counted as (
      insert into live_event_counter as counter (company_id, last) values (${company_id}, ${events.length})
      on conflict (company_id) do update set last = counter.last + excluded.last
      returning last
    )
    insert into live_event (company_id, seq, user_id, object, object_id, at)
    select ${company_id}::uuid, counted.last - ${events.length} + e.rank, (e.event->>'user_id')::uuid,
      e.event->>'object', e.event->>'id', ${at}::timestamptz
    from counted, jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality e (event, rank)`)
}
