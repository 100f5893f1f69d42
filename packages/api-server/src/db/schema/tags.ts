import { foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { TAG_SCOPES } from '@plenum/domain/tag'
import { TAG_COLOURS } from '@plenum/domain/tag-ref'
import { companyId, folded, id, instant } from '../columns.ts'
import { asset } from './assets.ts'
import { company } from './companies.ts'

export const tag = pgTable(
  'tag',
  {
    company_id: companyId().references(() => company.id),
    id: id(),
    name: text().notNull(),
    colour: text({ enum: TAG_COLOURS }).notNull(),
    scope: text({ enum: TAG_SCOPES }).notNull(),
    version: integer().notNull().default(1),
    name_key: folded(sql`name`),
  },
  (table) => [
    primaryKey({ name: 'tag_pk', columns: [table.company_id, table.id] }),
    uniqueIndex('tag_name_key').on(table.company_id, table.name_key),
  ],
)

export const assetTag = pgTable(
  'asset_tag',
  {
    company_id: companyId(),
    asset_id: uuid().notNull(),
    tag_id: uuid().notNull(),
    /** The asset's own, kept by a trigger of assets so that a list is filtered by tags in its order. */
    last_update: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: 'asset_tag_pk', columns: [table.company_id, table.asset_id, table.tag_id] }),
    index('asset_tag_tag_idx').on(table.company_id, table.tag_id, table.last_update, table.asset_id),
    foreignKey({
      name: 'asset_tag_asset_fk',
      columns: [table.company_id, table.asset_id],
      foreignColumns: [asset.company_id, asset.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'asset_tag_tag_fk',
      columns: [table.company_id, table.tag_id],
      foreignColumns: [tag.company_id, tag.id],
    }),
  ],
)

/** How many assets have a tag, kept by triggers of `asset_tag`. */
export const tagCounter = pgTable(
  'tag_counter',
  { company_id: companyId(), tag_id: uuid().notNull(), count: integer().notNull() },
  (table) => [
    primaryKey({ name: 'tag_counter_pk', columns: [table.company_id, table.tag_id] }),
    foreignKey({
      name: 'tag_counter_tag_fk',
      columns: [table.company_id, table.tag_id],
      foreignColumns: [tag.company_id, tag.id],
    }).onDelete('cascade'),
  ],
)
