import { foreignKey, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { companyId, instant } from '../columns.ts'
import { user } from './people.ts'

/** The one open way back into an account; a newer one replaces it. Only the hash of the token is kept. */
export const recovery = pgTable(
  'recovery',
  {
    hash: text().primaryKey(),
    company_id: companyId(),
    user_id: uuid().notNull(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('recovery_user_key').on(table.company_id, table.user_id),
    foreignKey({
      name: 'recovery_user_fk',
      columns: [table.company_id, table.user_id],
      foreignColumns: [user.company_id, user.id],
    }),
  ],
)
