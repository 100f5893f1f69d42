import {
  boolean,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { PERMISSION_AREAS, PERMISSION_LEVELS } from '@plenum/domain/permission'
import { LANGUAGES } from '@plenum/i18n/language'
import { OWNER_KINDS } from '@plenum/domain/library'
import { companyId, id, instant } from '../columns.ts'
import { company } from './companies.ts'

/** Who can own something: people and teams share their ids, so that an owner is one foreign key. */
export const principal = pgTable(
  'principal',
  {
    company_id: companyId().references(() => company.id),
    id: id(),
    kind: text({ enum: OWNER_KINDS }).notNull(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ name: 'principal_pk', columns: [table.company_id, table.id] })],
)

export const team = pgTable(
  'team',
  {
    company_id: companyId(),
    id: id(),
    description: text(),
    /** Whether its people may let through, with a reason, what a check refuses. */
    may_approve: boolean().notNull().default(false),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ name: 'team_pk', columns: [table.company_id, table.id] }),
    foreignKey({
      name: 'team_principal_fk',
      columns: [table.company_id, table.id],
      foreignColumns: [principal.company_id, principal.id],
    }),
  ],
)

export const user = pgTable(
  'user',
  {
    company_id: companyId(),
    id: id(),
    /** In lower case; one account per address in the whole installation. */
    email: varchar({ length: 254 }).notNull(),
    name: text().notNull(),
    surname: text().notNull(),
    phone_number: text(),
    password_hash: text().notNull(),
    is_administrator: boolean().notNull().default(false),
    /** Sees companies and licences; set on the server's own machine alone. */
    is_super: boolean().notNull().default(false),
    team_id: uuid(),
    /** What he was last met in: letters to him are written in it. */
    language: text({ enum: LANGUAGES }),
    /** Sessions begun before it are over. */
    session_epoch: instant().notNull(),
    disabled_at: instant(),
    created_at: instant().notNull(),
    /** When this visit of his home began, and the one before: what changed since is told there. */
    home_at: instant(),
    home_before: instant(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ name: 'user_pk', columns: [table.company_id, table.id] }),
    uniqueIndex('user_email_key').on(table.email),
    foreignKey({
      name: 'user_principal_fk',
      columns: [table.company_id, table.id],
      foreignColumns: [principal.company_id, principal.id],
    }),
    foreignKey({
      name: 'user_team_fk',
      columns: [table.company_id, table.team_id],
      foreignColumns: [team.company_id, team.id],
    }),
  ],
)

export const teamPermission = pgTable(
  'team_permission',
  {
    company_id: companyId(),
    team_id: uuid().notNull(),
    area: text({ enum: PERMISSION_AREAS }).notNull(),
    level: text({ enum: PERMISSION_LEVELS }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'team_permission_pk', columns: [table.company_id, table.team_id, table.area] }),
    foreignKey({
      name: 'team_permission_team_fk',
      columns: [table.company_id, table.team_id],
      foreignColumns: [team.company_id, team.id],
    }),
  ],
)
