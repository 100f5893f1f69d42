import {
  boolean,
  foreignKey,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { ASSET_CATEGORIES, DATA_BEARING, MOUNTS } from '@plenum/domain/asset-type'
import { codePointText, companyId, id, units } from '../columns.ts'
import { company } from './companies.ts'

export const assetType = pgTable(
  'asset_type',
  {
    company_id: companyId().references(() => company.id),
    code: text().notNull(),
    /** Null for the types every company starts with: their names are words of the language. */
    name: text(),
    category: text({ enum: ASSET_CATEGORIES }).notNull(),
    mount: text({ enum: MOUNTS }).notNull(),
    data_bearing: text({ enum: DATA_BEARING }).notNull(),
  },
  (table) => [primaryKey({ name: 'asset_type_pk', columns: [table.company_id, table.code] })],
)

export const brand = pgTable(
  'brand',
  {
    company_id: companyId().references(() => company.id),
    id: id(),
    name: text().notNull(),
    /** `nameKey` of the domain. */
    name_key: codePointText().notNull(),
  },
  (table) => [
    primaryKey({ name: 'brand_pk', columns: [table.company_id, table.id] }),
    uniqueIndex('brand_name_key').on(table.company_id, table.name_key),
  ],
)

export const model = pgTable(
  'model',
  {
    company_id: companyId(),
    id: id(),
    brand_id: uuid().notNull(),
    name: text().notNull(),
    name_key: codePointText().notNull(),
    part_number: text(),
    asset_type: text().notNull(),
    u_height: units(),
    full_depth: boolean(),
  },
  (table) => [
    primaryKey({ name: 'model_pk', columns: [table.company_id, table.id] }),
    uniqueIndex('model_name_key').on(table.company_id, table.brand_id, table.name_key),
    // What lets an asset's model be held to its brand by a foreign key.
    unique('model_brand_key').on(table.company_id, table.id, table.brand_id),
    foreignKey({
      name: 'model_brand_fk',
      columns: [table.company_id, table.brand_id],
      foreignColumns: [brand.company_id, brand.id],
    }),
    foreignKey({
      name: 'model_asset_type_fk',
      columns: [table.company_id, table.asset_type],
      foreignColumns: [assetType.company_id, assetType.code],
    }),
  ],
)
