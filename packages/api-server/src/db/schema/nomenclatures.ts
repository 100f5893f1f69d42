import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { HAND_TYPED, type Nomenclature } from '@plenum/domain/nomenclature'
import { NOMENCLATURE_ENTITIES } from '@plenum/domain/nomenclature-tokens'
import { codePointText, companyId, id, instant } from '../columns.ts'
import { asset } from './assets.ts'
import { company } from './companies.ts'
import { assetType } from './library.ts'

/** How codes are made: of assets of one type, of every type without a row of its own, of places or of requests. */
export const nomenclature = pgTable(
  'nomenclature',
  {
    company_id: companyId().references(() => company.id),
    id: id(),
    entity: text({ enum: NOMENCLATURE_ENTITIES }).notNull(),
    /** Of assets alone. */
    asset_type: text(),
    template: text().notNull(),
    scope: jsonb().$type<Nomenclature['scope']>().notNull(),
    stand_in: text(),
    hand_typed: text({ enum: HAND_TYPED }).notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ name: 'nomenclature_pk', columns: [table.company_id, table.id] }),
    unique('nomenclature_type_key').on(table.company_id, table.entity, table.asset_type).nullsNotDistinct(),
    foreignKey({
      name: 'nomenclature_asset_type_fk',
      columns: [table.company_id, table.asset_type],
      foreignColumns: [assetType.company_id, assetType.code],
    }),
  ],
)

/** A code that an asset had before; it still leads to it, and no other asset gets it. */
export const assetAlias = pgTable(
  'asset_alias',
  {
    company_id: companyId(),
    /** `lower(code)`. */
    code_key: codePointText().notNull(),
    code: text().notNull(),
    asset_id: uuid().notNull(),
  },
  (table) => [
    primaryKey({ name: 'asset_alias_pk', columns: [table.company_id, table.code_key] }),
    index('asset_alias_asset_idx').on(table.company_id, table.asset_id),
    foreignKey({
      name: 'asset_alias_asset_fk',
      columns: [table.company_id, table.asset_id],
      foreignColumns: [asset.company_id, asset.id],
    }).onDelete('cascade'),
  ],
)

/** Codes of assets that were set aside together, for labels printed beforehand. */
export const codeReserve = pgTable(
  'code_reserve',
  {
    company_id: companyId().references(() => company.id),
    id: id(),
    asset_type: text().notNull(),
    note: text(),
    /** How many there were at first. */
    count: integer().notNull(),
    created_by: uuid(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: 'code_reserve_pk', columns: [table.company_id, table.id] }),
    foreignKey({
      name: 'code_reserve_asset_type_fk',
      columns: [table.company_id, table.asset_type],
      foreignColumns: [assetType.company_id, assetType.code],
    }),
  ],
)

/** A code that is set aside: nothing gets it by itself. It is free as long as no asset has it or had it. */
export const reservedCode = pgTable(
  'reserved_code',
  {
    company_id: companyId(),
    /** `lower(code)`. */
    code_key: codePointText().notNull(),
    code: text().notNull(),
    reserve_id: uuid().notNull(),
    /** Its place among those of the same reserve. */
    number: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: 'reserved_code_pk', columns: [table.company_id, table.code_key] }),
    uniqueIndex('reserved_code_number_key').on(table.company_id, table.reserve_id, table.number),
    foreignKey({
      name: 'reserved_code_reserve_fk',
      columns: [table.company_id, table.reserve_id],
      foreignColumns: [codeReserve.company_id, codeReserve.id],
    }).onDelete('cascade'),
  ],
)

/** The next number of each code scope; handed out under its row's lock, never twice. */
export const codeCounter = pgTable(
  'code_counter',
  { company_id: companyId(), scope: text().notNull(), next: integer().notNull() },
  (table) => [primaryKey({ name: 'code_counter_pk', columns: [table.company_id, table.scope] })],
)
