import { sql } from 'drizzle-orm'
import {
  check,
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
  uuid,
} from 'drizzle-orm/pg-core'
import {
  ASSET_STATUSES,
  PRIORITIES,
  PROCESS_STATUSES,
  type Asset,
  type AssetField,
  type LifeField,
} from '@plenum/domain/asset'
import type { AttributeValues } from '@plenum/domain/asset-attribute'
import { VERIFY_METHODS } from '@plenum/domain/verify-method'
import { codePointText, companyId, folded, id, instant, monthOf } from '../columns.ts'
import type { Same } from '../same.ts'
import { assetType, brand, model } from './library.ts'
import { node } from './nodes.ts'
import { principal, user } from './people.ts'

/** What a person types about an asset: the same names as `AssetInput`. */
const assetInput = {
  name: text().notNull(),
  code: text().notNull(),
  hostname: text(),
  serial_number: text(),
  owner_id: uuid(),
  customer: text(),
  asset_type: text().notNull(),
  brand_id: uuid(),
  model_id: uuid(),
  priority: text({ enum: PRIORITIES }),
  criticality: text({ enum: PRIORITIES }),
  purchase_date: date(),
  warranty_date: date(),
  supplier: text(),
  order_no: text(),
  cost: numeric({ precision: 15, scale: 2, mode: 'number' }),
  currency: text(),
  cords_a: integer(),
  cords_b: integer(),
  budget_w: integer(),
  weight_kg: numeric({ precision: 9, scale: 3, mode: 'number' }),
  notes: text(),
}

/** The day since which an asset has had its status. */
const statusSince = sql`coalesce((status_changed_at at time zone 'UTC')::date, registration_date)`

export const asset = pgTable(
  'asset',
  {
    company_id: companyId(),
    id: id(),
    ...assetInput,
    status: text({ enum: ASSET_STATUSES }).notNull(),
    /** Where maintenance returns to. */
    previous_status: text({ enum: ASSET_STATUSES }),
    received_at: instant(),
    installed_at: instant(),
    activated_at: instant(),
    powered_off_at: instant(),
    process: text({ enum: PROCESS_STATUSES }),
    /** What it has of its type's attributes, by their keys; never null. */
    attributes: jsonb().$type<AttributeValues>().notNull().default({}),
    /** The node of the current placement, so that a list is filtered by place without a join. */
    location_id: uuid(),
    last_verified_at: instant(),
    last_verified_by: uuid(),
    last_verified_method: text({ enum: VERIFY_METHODS }),
    registration_date: date().notNull(),
    termination_date: date(),
    last_update: instant().notNull(),
    version: integer().notNull().default(1),
    /** Null where its status is the one it was registered with. */
    status_changed_at: instant(),
    /** Its aliases in lines, kept by a trigger of theirs so that a search finds them without a join. */
    former_codes: text(),
    purchase_month: monthOf(sql`purchase_date`),
    warranty_month: monthOf(sql`warranty_date`),
    registration_month: monthOf(sql`registration_date`),
    termination_month: monthOf(sql`termination_date`),
    powered_off_month: monthOf(sql`(powered_off_at at time zone 'UTC')`),
    since_month: monthOf(statusSince),
    // what nobody ever confirmed was so before all days
    verified_month: monthOf(sql`coalesce((last_verified_at at time zone 'UTC')::date, '0001-01-01'::date)`),
    name_key: folded(sql`name`),
    code_key: folded(sql`code`),
    search: codePointText().generatedAlwaysAs(
      sql`lower(name || chr(10) || code || chr(10) || coalesce(hostname, '') || chr(10) || coalesce(serial_number, '') || chr(10) || coalesce(former_codes, ''))`,
    ),
  },
  (table) => [
    primaryKey({ name: 'asset_pk', columns: [table.company_id, table.id] }),
    uniqueIndex('asset_code_key').on(table.company_id, table.code_key),
    index('asset_last_update_idx').on(table.company_id, table.last_update, table.id),
    index('asset_name_idx').on(table.company_id, table.name_key, table.id),
    index('asset_status_idx').on(table.company_id, table.status, table.last_update, table.id),
    index('asset_type_idx').on(table.company_id, table.asset_type, table.last_update, table.id),
    index('asset_location_idx').on(table.company_id, table.location_id, table.last_update, table.id),
    index('asset_owner_idx').on(table.company_id, table.owner_id, table.last_update, table.id),
    index('asset_brand_idx').on(table.company_id, table.brand_id, table.last_update, table.id),
    index('asset_model_idx').on(table.company_id, table.model_id, table.last_update, table.id),
    index('asset_priority_idx')
      .on(table.company_id, table.priority, table.last_update, table.id)
      .where(sql`priority is not null`),
    index('asset_criticality_idx')
      .on(table.company_id, table.criticality, table.last_update, table.id)
      .where(sql`criticality is not null`),
    index('asset_process_idx')
      .on(table.company_id, table.process, table.last_update, table.id)
      .where(sql`process is not null`),
    // the day at the end spares a look at the row
    index('asset_purchase_idx').on(
      table.company_id,
      table.purchase_month,
      table.last_update,
      table.id,
      table.purchase_date,
    ),
    index('asset_warranty_idx').on(
      table.company_id,
      table.warranty_month,
      table.last_update,
      table.id,
      table.warranty_date,
    ),
    index('asset_registration_idx').on(
      table.company_id,
      table.registration_month,
      table.last_update,
      table.id,
      table.registration_date,
    ),
    index('asset_termination_idx')
      .on(table.company_id, table.termination_month, table.last_update, table.id, table.termination_date)
      .where(sql`termination_month is not null`),
    index('asset_powered_off_idx')
      .on(table.company_id, table.powered_off_month, table.last_update, table.id, table.powered_off_at)
      .where(sql`powered_off_month is not null`),
    index('asset_since_idx').on(
      table.company_id,
      table.since_month,
      table.last_update,
      table.id,
      table.status_changed_at,
      table.registration_date,
    ),
    index('asset_verified_idx').on(
      table.company_id,
      table.verified_month,
      table.last_update,
      table.id,
      table.last_verified_at,
    ),
    // what a file tells of an asset is found by its serial number, however many there are
    index('asset_serial_idx').on(table.company_id, sql`lower(serial_number)`),
    index('asset_no_serial_idx')
      .on(table.company_id, table.last_update, table.id)
      .where(sql`serial_number is null`),
    index('asset_no_hostname_idx')
      .on(table.company_id, table.last_update, table.id)
      .where(sql`hostname is null`),
    index('asset_single_corded_idx')
      .on(table.company_id, table.last_update, table.id)
      .where(sql`(cords_a = 0) <> (cords_b = 0)`),
    index('asset_closed_idx')
      .on(table.company_id, table.last_update, table.id)
      .where(sql`termination_date is not null`),
    index('asset_search_idx').using('gin', table.search.op('gin_trgm_ops')),
    check('asset_closed_is_decommissioned', sql`termination_date is null or status = 'decommissioning'`),
    check(
      'asset_verified_whole',
      sql`num_nulls(last_verified_at, last_verified_by, last_verified_method) in (0, 3)`,
    ),
    check('asset_model_needs_brand', sql`model_id is null or brand_id is not null`),
    foreignKey({
      name: 'asset_owner_fk',
      columns: [table.company_id, table.owner_id],
      foreignColumns: [principal.company_id, principal.id],
    }),
    foreignKey({
      name: 'asset_asset_type_fk',
      columns: [table.company_id, table.asset_type],
      foreignColumns: [assetType.company_id, assetType.code],
    }),
    foreignKey({
      name: 'asset_brand_fk',
      columns: [table.company_id, table.brand_id],
      foreignColumns: [brand.company_id, brand.id],
    }),
    foreignKey({
      name: 'asset_model_fk',
      columns: [table.company_id, table.model_id],
      foreignColumns: [model.company_id, model.id],
    }),
    foreignKey({
      name: 'asset_model_of_brand_fk',
      columns: [table.company_id, table.model_id, table.brand_id],
      foreignColumns: [model.company_id, model.id, model.brand_id],
    }),
    foreignKey({
      name: 'asset_verified_by_fk',
      columns: [table.company_id, table.last_verified_by],
      foreignColumns: [user.company_id, user.id],
    }),
    foreignKey({
      name: 'asset_location_fk',
      columns: [table.company_id, table.location_id],
      foreignColumns: [node.company_id, node.id],
    }),
  ],
)
true satisfies Same<keyof typeof assetInput, AssetField>
true satisfies Same<Pick<typeof asset.$inferSelect, AssetField>, Pick<Asset, AssetField>>
true satisfies Same<Pick<typeof asset.$inferSelect, LifeField>, Pick<Asset, LifeField>>

/** Assets by status and type, closed ones left out: what counts are answered from. */
export const assetCounter = pgTable(
  'asset_counter',
  {
    company_id: companyId(),
    status: text({ enum: ASSET_STATUSES }).notNull(),
    asset_type: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: 'asset_counter_pk', columns: [table.company_id, table.status, table.asset_type] }),
    foreignKey({
      name: 'asset_counter_type_fk',
      columns: [table.company_id, table.asset_type],
      foreignColumns: [assetType.company_id, assetType.code],
    }),
  ],
)
