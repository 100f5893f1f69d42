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
  uuid,
} from 'drizzle-orm/pg-core'
import { IMPORT_STATES, type ImportDecisions, type ImportFile } from '@plenum/domain/asset-import'
import { IMPORT_KINDS, type ImportColumn } from '@plenum/domain/asset-import-columns'
import type { Mapping } from '@plenum/domain/asset-import-recognise'
import type { RowProblem, RowValues } from '@plenum/domain/asset-import-row'
import type { FieldChange } from '@plenum/domain/asset-import-change'
import type { DateOrder } from '@plenum/domain/asset-import-values'
import { LANES } from '@plenum/domain/lane'
import { FACES } from '@plenum/domain/placement'
import { codePointText, companyId, id, instant, units } from '../columns.ts'
import { batch } from './history.ts'
import { user } from './people.ts'

/** A file of an import as it is kept, with what its dates say of the order of day and month, by column. */
export interface StoredFile extends Omit<ImportFile, 'counts' | 'product'> {
  /** Left out in imports opened before exports of several products were told apart. */
  product?: ImportFile['product']
  signature: string
  rows: number
  date_hints: (DateOrder | 'both' | null)[]
}

/** An import on its way, from its first row to its batch. */
export const importRun = pgTable(
  'import_run',
  {
    company_id: companyId(),
    id: id(),
    user_id: uuid().notNull(),
    state: text({ enum: IMPORT_STATES }).notNull(),
    files: jsonb().$type<StoredFile[]>().notNull(),
    decisions: jsonb().$type<ImportDecisions>().notNull(),
    confirmed: boolean().notNull(),
    /** Where the present state has come to: a step begins behind it. */
    cursor_kind: text({ enum: IMPORT_KINDS }).notNull(),
    cursor_line: integer().notNull(),
    done: integer().notNull(),
    total: integer().notNull(),
    imported: integer().notNull(),
    updated: integer().notNull().default(0),
    batch_id: uuid(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: 'import_run_pk', columns: [table.company_id, table.id] }),
    index('import_run_updated_idx').on(table.updated_at),
    foreignKey({
      name: 'import_run_user_fk',
      columns: [table.company_id, table.user_id],
      foreignColumns: [user.company_id, user.id],
    }),
    foreignKey({
      name: 'import_run_batch_fk',
      columns: [table.company_id, table.batch_id],
      foreignColumns: [batch.company_id, batch.id],
    }),
  ],
)

/** A row of a file until it is in the inventory, or until its import is forgotten. */
export const importRow = pgTable(
  'import_row',
  {
    company_id: companyId(),
    import_id: uuid().notNull(),
    kind: text({ enum: IMPORT_KINDS }).notNull(),
    line: integer().notNull(),
    /** The texts of the file, in its columns' order. */
    cells: jsonb().$type<string[]>().notNull(),
    /** What a person typed instead, by column. */
    fixes: jsonb().$type<Partial<Record<ImportColumn, string>>>(),
    skipped: boolean().notNull(),
    /** Whether the row may go in; null until it is checked. */
    good: boolean(),
    problems: jsonb().$type<RowProblem[]>(),
    values: jsonb().$type<RowValues>(),
    /** The innermost place of the row that exists already, and how many of its places are missing below it. */
    anchor_id: uuid(),
    missing: integer().notNull(),
    /** What other rows are compared by. */
    code_key: codePointText(),
    serial_key: codePointText(),
    place_key: codePointText(),
    model_key: codePointText(),
    /** Only where the file says what things are in: what a row is called by those, and what it is in itself. */
    name_key: codePointText(),
    host_key: codePointText(),
    position: units(),
    u_height: units(),
    face: text({ enum: FACES }),
    lane: text({ enum: LANES }),
    full_depth: boolean(),
    /** The asset that the row changes, and what of it. */
    asset_id: uuid(),
    changes: jsonb().$type<FieldChange[]>(),
  },
  (table) => [
    primaryKey({
      name: 'import_row_pk',
      columns: [table.company_id, table.import_id, table.kind, table.line],
    }),
    index('import_row_code_idx')
      .on(table.company_id, table.import_id, table.code_key)
      .where(sql`code_key is not null`),
    index('import_row_serial_idx')
      .on(table.company_id, table.import_id, table.serial_key)
      .where(sql`serial_key is not null`),
    index('import_row_asset_idx')
      .on(table.company_id, table.import_id, table.asset_id)
      .where(sql`asset_id is not null`),
    index('import_row_place_idx')
      .on(table.company_id, table.import_id, table.place_key)
      .where(sql`place_key is not null`),
    index('import_row_name_idx')
      .on(table.company_id, table.import_id, table.name_key)
      .where(sql`name_key is not null`),
    index('import_row_host_idx')
      .on(table.company_id, table.import_id, table.host_key)
      .where(sql`host_key is not null`),
    index('import_row_model_idx')
      .on(table.company_id, table.import_id, table.model_key)
      .where(sql`model_key is not null and kind = 'device_types'`),
    foreignKey({
      name: 'import_row_run_fk',
      columns: [table.company_id, table.import_id],
      foreignColumns: [importRun.company_id, importRun.id],
    }),
  ],
)

/** The mapping a company chose last for files with the same headers. */
export const importMapping = pgTable(
  'import_mapping',
  {
    company_id: companyId(),
    /** `headerSignature` of the domain, digested. */
    signature: text().notNull(),
    mapping: jsonb().$type<Mapping>().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [primaryKey({ name: 'import_mapping_pk', columns: [table.company_id, table.signature] })],
)
