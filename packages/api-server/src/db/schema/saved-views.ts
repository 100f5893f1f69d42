import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { VIEW_ENTITIES, type KeptSettings } from '@plenum/domain/saved-view'
import { codePointText, companyId, id, instant } from '../columns.ts'
import { team, user } from './people.ts'

/** A list as a person arranged it, for himself or for his team. */
export const savedView = pgTable(
  'saved_view',
  {
    company_id: companyId(),
    id: id(),
    entity: text({ enum: VIEW_ENTITIES }).notNull(),
    owner_id: uuid().notNull(),
    name: text().notNull(),
    /** `viewKey` of the domain. */
    name_key: codePointText().notNull(),
    settings: jsonb().$type<KeptSettings>().notNull(),
    /** The team that sees it. */
    team_id: uuid(),
    /** Whether the lists of that team begin with it where a person has not said otherwise. */
    is_team_default: boolean().notNull().default(false),
    updated_at: instant().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ name: 'saved_view_pk', columns: [table.company_id, table.id] }),
    uniqueIndex('saved_view_name_key').on(table.company_id, table.owner_id, table.entity, table.name_key),
    uniqueIndex('saved_view_team_default_key')
      .on(table.company_id, table.team_id, table.entity)
      .where(sql`is_team_default`),
    index('saved_view_team_idx').on(table.company_id, table.team_id),
    foreignKey({
      name: 'saved_view_owner_fk',
      columns: [table.company_id, table.owner_id],
      foreignColumns: [user.company_id, user.id],
    }),
    foreignKey({
      name: 'saved_view_team_fk',
      columns: [table.company_id, table.team_id],
      foreignColumns: [team.company_id, team.id],
    }),
  ],
)

/** What a person has said that his list begins with: a view, or all of it. */
export const defaultView = pgTable(
  'default_view',
  {
    company_id: companyId(),
    user_id: uuid().notNull(),
    entity: text({ enum: VIEW_ENTITIES }).notNull(),
    view_id: uuid(),
  },
  (table) => [
    primaryKey({ name: 'default_view_pk', columns: [table.company_id, table.user_id, table.entity] }),
    index('default_view_view_idx').on(table.company_id, table.view_id),
    foreignKey({
      name: 'default_view_user_fk',
      columns: [table.company_id, table.user_id],
      foreignColumns: [user.company_id, user.id],
    }),
    foreignKey({
      name: 'default_view_view_fk',
      columns: [table.company_id, table.view_id],
      foreignColumns: [savedView.company_id, savedView.id],
    }).onDelete('cascade'),
  ],
)
