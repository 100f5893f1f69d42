import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { LIVE_OBJECTS, NOTIFICATION_KINDS } from '@plenum/domain/notification'
import { companyId, id, instant } from '../columns.ts'
import { company } from './companies.ts'
import { user } from './people.ts'
import { ticket } from './tickets.ts'
import { workRequest } from './work.ts'

/** Something a person was told of in the application. */
export const notification = pgTable(
  'notification',
  {
    company_id: companyId(),
    id: id(),
    user_id: uuid().notNull(),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    at: instant().notNull(),
    read_at: instant(),
    actor_id: uuid(),
    ticket_id: uuid(),
    work_id: uuid(),
    about: text(),
    detail: text(),
  },
  (table) => [
    primaryKey({ name: 'notification_pk', columns: [table.company_id, table.id] }),
    index('notification_user_idx').on(table.company_id, table.user_id, table.id),
    index('notification_unread_idx')
      .on(table.company_id, table.user_id)
      .where(sql`read_at is null`),
    foreignKey({
      name: 'notification_user_fk',
      columns: [table.company_id, table.user_id],
      foreignColumns: [user.company_id, user.id],
    }),
    foreignKey({
      name: 'notification_actor_fk',
      columns: [table.company_id, table.actor_id],
      foreignColumns: [user.company_id, user.id],
    }),
    foreignKey({
      name: 'notification_ticket_fk',
      columns: [table.company_id, table.ticket_id],
      foreignColumns: [ticket.company_id, ticket.id],
    }),
    foreignKey({
      name: 'notification_work_fk',
      columns: [table.company_id, table.work_id],
      foreignColumns: [workRequest.company_id, workRequest.id],
    }),
  ],
)

/** How a person wants to be told of a kind of thing; what is not here is as usual. */
export const notificationPreference = pgTable(
  'notification_preference',
  {
    company_id: companyId(),
    user_id: uuid().notNull(),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    in_app: boolean().notNull(),
    by_mail: boolean().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'notification_preference_pk',
      columns: [table.company_id, table.user_id, table.kind],
    }),
    foreignKey({
      name: 'notification_preference_user_fk',
      columns: [table.company_id, table.user_id],
      foreignColumns: [user.company_id, user.id],
    }),
  ],
)

/**
 * What open pages are told of, each for one person or, without one, for everybody who may read such records: that
 * something is new, never what it holds. Numbered in the order in which transactions end, for the counter's row is held
 * until then.
 */
export const liveEvent = pgTable(
  'live_event',
  {
    company_id: companyId().references(() => company.id),
    seq: bigint({ mode: 'number' }).notNull(),
    user_id: uuid(),
    object: text({ enum: LIVE_OBJECTS }).notNull(),
    object_id: text().notNull(),
    /** Ids of the records it is about, where they are several and few. */
    records: jsonb(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: 'live_event_pk', columns: [table.company_id, table.seq] }),
    index('live_event_at_idx').on(table.at),
    foreignKey({
      name: 'live_event_user_fk',
      columns: [table.company_id, table.user_id],
      foreignColumns: [user.company_id, user.id],
    }),
  ],
)

export const liveEventCounter = pgTable('live_event_counter', {
  company_id: uuid()
    .primaryKey()
    .references(() => company.id),
  last: bigint({ mode: 'number' }).notNull(),
})
