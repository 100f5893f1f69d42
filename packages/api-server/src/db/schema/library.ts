import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AttributeDefinition } from '@plenum/domain/asset-attribute'
import { ASSET_CATEGORIES, DATA_BEARING, type Mount } from '@plenum/domain/asset-type'
import type { BrandFacts, BrandField } from '@plenum/domain/brand'
import { WIDTHS } from '@plenum/domain/lane'
import {
  AIRFLOWS,
  INLETS,
  LIFECYCLES,
  MODEL_SOURCES,
  PSU_REDUNDANCIES,
  type ModelEdit,
  type ModelField,
} from '@plenum/domain/model'
import { type Port, type Slot } from '@plenum/domain/port'
import { codePointText, companyId, id, units } from '../columns.ts'
import type { Same } from '../same.ts'
import { company } from './companies.ts'

const version = () => integer().notNull().default(1)

export const assetType = pgTable(
  'asset_type',
  {
    company_id: companyId().references(() => company.id),
    code: text().notNull(),
    /** Null for the types every company starts with: their names are words of the language. */
    name: text(),
    category: text({ enum: ASSET_CATEGORIES }).notNull(),
    /** The usual one first. */
    mounts: jsonb().$type<Mount[]>().notNull(),
    data_bearing: text({ enum: DATA_BEARING }).notNull(),
    /** Days between preventive maintenance. */
    maintenance_days: integer(),
    /** In their order. */
    attributes: jsonb().$type<AttributeDefinition[]>().notNull().default([]),
    hidden: boolean().notNull().default(false),
    version: version(),
  },
  (table) => [primaryKey({ name: 'asset_type_pk', columns: [table.company_id, table.code] })],
)

/** What a person says of a brand: the same names as `BrandFacts`. */
const brandFacts = {
  name: text().notNull(),
  aliases: jsonb().$type<string[]>().notNull().default([]),
  website: text(),
  support_phone: text(),
  support_portal: text(),
  notes: text(),
}

export const brand = pgTable(
  'brand',
  {
    company_id: companyId().references(() => company.id),
    id: id(),
    ...brandFacts,
    /** `nameKey` of the domain. */
    name_key: codePointText().notNull(),
    /** `nameKey` of each alias. */
    alias_keys: jsonb().$type<string[]>().notNull().default([]),
    version: version(),
  },
  (table) => [
    primaryKey({ name: 'brand_pk', columns: [table.company_id, table.id] }),
    uniqueIndex('brand_name_key').on(table.company_id, table.name_key),
  ],
)

true satisfies Same<keyof typeof brandFacts, BrandField>
true satisfies Same<Pick<typeof brand.$inferSelect, BrandField>, BrandFacts>

/** What a person says of a model: the same names as `ModelEdit`. */
const modelFacts = {
  brand_id: uuid().notNull(),
  name: text().notNull(),
  asset_type: text().notNull(),
  part_number: text(),
  u_height: units(),
  full_depth: boolean(),
  width: text({ enum: WIDTHS }),
  width_mm: integer(),
  depth_mm: integer(),
  weight_kg: numeric({ precision: 9, scale: 3, mode: 'number' }),
  rated_w: integer(),
  budget_w: integer(),
  heat_w: integer(),
  psu_count: integer(),
  psu_redundancy: text({ enum: PSU_REDUNDANCIES }),
  inlet: text({ enum: INLETS }),
  airflow: text({ enum: AIRFLOWS }),
  air_flow_m3h: integer(),
  temp_min_c: integer(),
  temp_max_c: integer(),
  ports: jsonb().$type<Port[]>().notNull().default([]),
  slots: jsonb().$type<Slot[]>().notNull().default([]),
  eol_date: date(),
  eos_date: date(),
  notes: text(),
  lifecycle: text({ enum: LIFECYCLES }).notNull().default('draft'),
}

export const model = pgTable(
  'model',
  {
    company_id: companyId(),
    id: id(),
    ...modelFacts,
    name_key: codePointText().notNull(),
    source: text({ enum: MODEL_SOURCES }).notNull().default('manual'),
    source_revision: text(),
    version: version(),
  },
  (table) => [
    primaryKey({ name: 'model_pk', columns: [table.company_id, table.id] }),
    uniqueIndex('model_name_key').on(table.company_id, table.brand_id, table.name_key),
    index('model_name_idx').on(table.company_id, table.name_key, table.id),
    index('model_type_idx').on(table.company_id, table.asset_type, table.name_key, table.id),
    index('model_eol_idx')
      .on(table.company_id, table.eol_date)
      .where(sql`eol_date is not null`),
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
true satisfies Same<keyof typeof modelFacts, ModelField>
true satisfies Same<Pick<typeof model.$inferSelect, ModelField>, ModelEdit>
