import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { companyId, instant } from '../columns.ts'
import { user } from './people.ts'

/** Answers of creating requests by the key the client gave them, kept for a day. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    company_id: companyId(),
    user_id: uuid().notNull(),
    route: text().notNull(),
    key: uuid().notNull(),
    body_hash: text().notNull(),
    version: integer(),
    /** The record that was answered, as JSON text. */
    body: text(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'idempotency_key_pk',
      columns: [table.company_id, table.user_id, table.route, table.key],
    }),
    index('idempotency_key_created_idx').on(table.created_at),
    foreignKey({
      name: 'idempotency_key_user_fk',
      columns: [table.company_id, table.user_id],
      foreignColumns: [user.company_id, user.id],
    }),
  ],
)
