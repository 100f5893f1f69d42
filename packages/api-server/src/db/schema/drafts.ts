import { foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { DRAFT_FORMS } from '@plenum/domain/draft'
import { companyId, instant } from '../columns.ts'
import { user } from './people.ts'

/** The unfinished contents of a form, for the person who writes them. */
export const draft = pgTable(
  'draft',
  {
    company_id: companyId(),
    user_id: uuid().notNull(),
    form: text({ enum: DRAFT_FORMS }).notNull(),
    /** Tells drafts of one form apart, such as the kind of a ticket. */
    key: text().notNull(),
    content: jsonb().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: 'draft_pk', columns: [table.company_id, table.user_id, table.form, table.key] }),
    index('draft_updated_idx').on(table.updated_at),
    foreignKey({
      name: 'draft_user_fk',
      columns: [table.company_id, table.user_id],
      foreignColumns: [user.company_id, user.id],
    }),
  ],
)
