import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { companyId, id, instant } from '../columns.ts'
import { company } from './companies.ts'
import { team, user } from './people.ts'

/** Who has been asked to join. Only the hash of the token is kept. */
export const invitation = pgTable(
  'invitation',
  {
    company_id: companyId().references(() => company.id),
    id: id(),
    /** In lower case. */
    email: varchar({ length: 254 }).notNull(),
    team_id: uuid(),
    is_administrator: boolean().notNull().default(false),
    token_hash: text().notNull(),
    invited_by: uuid(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    accepted_at: instant(),
    withdrawn_at: instant(),
  },
  (table) => [
    primaryKey({ name: 'invitation_pk', columns: [table.company_id, table.id] }),
    uniqueIndex('invitation_token_key').on(table.token_hash),
    uniqueIndex('invitation_open_key')
      .on(table.company_id, table.email)
      .where(sql`accepted_at is null and withdrawn_at is null`),
    index('invitation_created_idx').on(table.company_id, table.created_at),
    foreignKey({
      name: 'invitation_team_fk',
      columns: [table.company_id, table.team_id],
      foreignColumns: [team.company_id, team.id],
    }),
    foreignKey({
      name: 'invitation_invited_by_fk',
      columns: [table.company_id, table.invited_by],
      foreignColumns: [user.company_id, user.id],
    }),
  ],
)
