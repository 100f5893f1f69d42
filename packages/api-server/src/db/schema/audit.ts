import { bigint, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { AUDIT_ACTIONS } from '@plenum/domain/audit'
import { companyId, id, instant } from '../columns.ts'

/**
 * Who did what. Lines are only ever added: triggers refuse everything else, and at the end of each transaction chain its
 * lines to the company's last one. No key to the company: what is tried under unknown addresses stands under no company's.
 */
export const audit = pgTable(
  'audit',
  {
    company_id: companyId(),
    id: id(),
    at: instant().notNull(),
    actor_id: uuid(),
    /** The actor's name at that time. */
    actor_name: text(),
    session_id: uuid(),
    address: text(),
    request_id: text(),
    action: text({ enum: AUDIT_ACTIONS }).notNull(),
    object_kind: text(),
    object_id: text(),
    object_name: text(),
    detail: jsonb().notNull().default({}),
    /** Given at the end of the transaction, like the hashes. */
    seq: bigint({ mode: 'number' }),
    prev_hash: text(),
    hash: text(),
  },
  (table) => [
    primaryKey({ name: 'audit_pk', columns: [table.company_id, table.id] }),
    uniqueIndex('audit_seq_key').on(table.company_id, table.seq),
    index('audit_actor_idx').on(table.company_id, table.actor_id, table.id),
    index('audit_action_idx').on(table.company_id, table.action, table.id),
    index('audit_at_idx').on(table.company_id, table.at),
  ],
)

/** The last line of each company's log. */
export const auditHead = pgTable('audit_head', {
  company_id: uuid().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
})
