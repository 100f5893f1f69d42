import { foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { companyId, id, instant } from '../columns.ts'
import { user } from './people.ts'

/** Why a session ended before its time. */
export const SESSION_ENDINGS = ['logout', 'ended', 'reuse'] as const
export type SessionEnding = (typeof SESSION_ENDINGS)[number]

export const session = pgTable(
  'session',
  {
    company_id: companyId(),
    id: id(),
    user_id: uuid().notNull(),
    created_at: instant().notNull(),
    /** Never moved: the family of tokens ends here. */
    absolute_exp: instant().notNull(),
    last_used_at: instant().notNull(),
    revoked_at: instant(),
    reason: text({ enum: SESSION_ENDINGS }),
    /** What the browser or tool called itself at sign-in, cut to 255 characters. */
    user_agent: text(),
    /** The network it came from, without the part that names one machine. */
    ip_trunc: text(),
  },
  (table) => [
    primaryKey({ name: 'session_pk', columns: [table.company_id, table.id] }),
    index('session_user_idx').on(table.company_id, table.user_id),
    foreignKey({
      name: 'session_user_fk',
      columns: [table.company_id, table.user_id],
      foreignColumns: [user.company_id, user.id],
    }),
  ],
)

/** Only the hash is the key: a token arrives before its company is known. */
export const refreshToken = pgTable(
  'refresh_token',
  {
    hash: text().primaryKey(),
    company_id: companyId(),
    session_id: uuid().notNull(),
    gen: integer().notNull(),
    used_at: instant(),
    /** Lets the server, and nobody who only reads the table, make the same child once more. */
    child_seed: text(),
  },
  (table) => [
    uniqueIndex('refresh_token_session_gen_key').on(table.company_id, table.session_id, table.gen),
    foreignKey({
      name: 'refresh_token_session_fk',
      columns: [table.company_id, table.session_id],
      foreignColumns: [session.company_id, session.id],
    }),
  ],
)

export const accessToken = pgTable(
  'access_token',
  {
    hash: text().primaryKey(),
    company_id: companyId(),
    session_id: uuid().notNull(),
    exp: instant().notNull(),
  },
  (table) => [
    index('access_token_session_idx').on(table.company_id, table.session_id),
    foreignKey({
      name: 'access_token_session_fk',
      columns: [table.company_id, table.session_id],
      foreignColumns: [session.company_id, session.id],
    }),
  ],
)
