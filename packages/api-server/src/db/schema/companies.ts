import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** A tenant. */
export const company = pgTable('company', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  created_at: instant().notNull(),
})
