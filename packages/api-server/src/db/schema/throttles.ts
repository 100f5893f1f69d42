import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** How often something was tried under a key, such as sign-ins with an address; of no company, for the address may be unknown. */
export const throttle = pgTable(
  'throttle',
  {
    /** A purpose and the hash of what is counted. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** When counting began. */
    since: instant().notNull(),
    /** Nothing is tried before it; null where nothing has to wait. */
    blocked_until: instant(),
  },
  (table) => [index('throttle_since_idx').on(table.since)],
)
