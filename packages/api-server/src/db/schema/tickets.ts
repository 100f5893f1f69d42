import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { PRIORITIES, PROCESS_STATUSES } from '@plenum/domain/asset'
import { TICKET_ENTRIES, TICKET_KINDS } from '@plenum/domain/ticket'
import { companyId, id, instant } from '../columns.ts'
import { company } from './companies.ts'
import { user } from './people.ts'

/** Something people ask of those who run the application. */
export const ticket = pgTable(
  'ticket',
  {
    company_id: companyId().references(() => company.id),
    id: id(),
    /** Counted within the company, from `ticket_counter`. */
    number: integer().notNull(),
    kind: text({ enum: TICKET_KINDS }).notNull(),
    subject: text().notNull(),
    status: text({ enum: PROCESS_STATUSES }).notNull().default('todo'),
    priority: text({ enum: PRIORITIES }).notNull().default('medium'),
    reporter_id: uuid().notNull(),
    usefulness: text(),
    desired_features: text(),
    expected_result: text(),
    /** Where the reporter was and with what, where he agreed to say so. */
    context: jsonb(),
    answers: integer().notNull().default(0),
    created_at: instant().notNull(),
    last_update: instant().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ name: 'ticket_pk', columns: [table.company_id, table.id] }),
    uniqueIndex('ticket_number_key').on(table.company_id, table.number),
    index('ticket_reporter_idx').on(table.company_id, table.reporter_id, table.number),
    index('ticket_update_idx').on(table.company_id, table.last_update, table.id),
    foreignKey({
      name: 'ticket_reporter_fk',
      columns: [table.company_id, table.reporter_id],
      foreignColumns: [user.company_id, user.id],
    }),
  ],
)

/** The last number given to a ticket of a company. */
export const ticketCounter = pgTable('ticket_counter', {
  company_id: uuid()
    .primaryKey()
    .references(() => company.id),
  last: integer().notNull(),
})

/** The steps of a bug report, counted from 1. */
export const ticketStep = pgTable(
  'ticket_step',
  {
    company_id: companyId(),
    ticket_id: uuid().notNull(),
    number: integer().notNull(),
    text: text().notNull(),
  },
  (table) => [
    primaryKey({ name: 'ticket_step_pk', columns: [table.company_id, table.ticket_id, table.number] }),
    foreignKey({
      name: 'ticket_step_ticket_fk',
      columns: [table.company_id, table.ticket_id],
      foreignColumns: [ticket.company_id, ticket.id],
    }),
  ],
)

/** What was said of a ticket and what changed of it. */
export const ticketEntry = pgTable(
  'ticket_entry',
  {
    company_id: companyId(),
    id: id(),
    ticket_id: uuid().notNull(),
    author_id: uuid().notNull(),
    at: instant().notNull(),
    kind: text({ enum: TICKET_ENTRIES }).notNull(),
    text: text(),
    from: text(),
    to: text(),
  },
  (table) => [
    primaryKey({ name: 'ticket_entry_pk', columns: [table.company_id, table.id] }),
    // an entry's files say to which ticket it belongs
    unique('ticket_entry_ticket_key').on(table.company_id, table.ticket_id, table.id),
    foreignKey({
      name: 'ticket_entry_ticket_fk',
      columns: [table.company_id, table.ticket_id],
      foreignColumns: [ticket.company_id, ticket.id],
    }),
    foreignKey({
      name: 'ticket_entry_author_fk',
      columns: [table.company_id, table.author_id],
      foreignColumns: [user.company_id, user.id],
    }),
  ],
)
