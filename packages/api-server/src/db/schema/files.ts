import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { CAPTION_MAX, DOCUMENT_KINDS, FILE_NAME_MAX, type FilePurpose } from '@plenum/domain/file'
import { MODEL_SIDES } from '@plenum/domain/model'
import { companyId, id, instant } from '../columns.ts'
import { asset } from './assets.ts'
import { company } from './companies.ts'
import { brand, model } from './library.ts'
import { user } from './people.ts'
import { ticket, ticketEntry, ticketStep } from './tickets.ts'
import { workRequest } from './work.ts'

/**
 * A file that was uploaded. It belongs to nobody but who brought it until a record takes it over; from then on it is
 * seen by those who see that record. Its bytes lie under their hash, where equal ones lie once.
 */
export const file = pgTable(
  'file',
  {
    company_id: companyId().references(() => company.id),
    id: id(),
    uploaded_by: uuid().notNull(),
    purpose: text().$type<FilePurpose>().notNull(),
    name: varchar({ length: FILE_NAME_MAX }).notNull(),
    media_type: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    /** The small form of a picture. */
    thumbnail_sha256: text(),
    thumbnail_size: integer(),
    width: integer(),
    height: integer(),
    created_at: instant().notNull(),
    /** When a record took it over; null while none has. */
    linked_at: instant(),
    ticket_id: uuid(),
    ticket_step: integer(),
    ticket_entry_id: uuid(),
    asset_id: uuid(),
    /** Whose picture it is. */
    user_id: uuid(),
    /** Whose logo it is. */
    brand_id: uuid(),
    /** Of which model it shows which side, or is a datasheet. */
    model_id: uuid(),
    side: text({ enum: MODEL_SIDES }),
    /** Of which request it shows what was done. */
    work_id: uuid(),
    /** Under the plan of which room it lies or lay: no key, as an undo may bring both back. */
    room_id: uuid(),
    /** What it is as a document of an asset: all versions share `series`. */
    kind: text({ enum: DOCUMENT_KINDS }),
    expires_at: date(),
    series: uuid(),
    revision: integer(),
    /** What a photo shows, or a datasheet is called. */
    caption: varchar({ length: CAPTION_MAX }),
    /** Where a photo of an asset stands: before those of smaller numbers, and as the newest of equal ones. */
    position: integer().notNull().default(0),
    /** When it was taken off its asset or its plan; kept for as long as that can be undone. */
    removed_at: instant(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ name: 'file_pk', columns: [table.company_id, table.id] }),
    index('file_sha256_idx').on(table.sha256),
    index('file_thumbnail_idx').on(table.thumbnail_sha256),
    index('file_pending_idx')
      .on(table.company_id, table.uploaded_by)
      .where(sql`linked_at is null`),
    index('file_ticket_idx')
      .on(table.company_id, table.ticket_id)
      .where(sql`ticket_id is not null`),
    index('file_asset_idx')
      .on(table.company_id, table.asset_id)
      .where(sql`asset_id is not null`),
    index('file_work_idx')
      .on(table.company_id, table.work_id)
      .where(sql`work_id is not null`),
    index('file_room_idx')
      .on(table.company_id, table.room_id)
      .where(sql`room_id is not null`),
    uniqueIndex('file_avatar_key')
      .on(table.company_id, table.user_id)
      .where(sql`user_id is not null`),
    uniqueIndex('file_logo_key')
      .on(table.company_id, table.brand_id)
      .where(sql`brand_id is not null`),
    uniqueIndex('file_side_key')
      .on(table.company_id, table.model_id, table.side)
      .where(sql`model_id is not null`),
    uniqueIndex('file_revision_key').on(table.company_id, table.series, table.revision),
    check(
      'file_owner',
      sql`num_nonnulls(ticket_id, asset_id, user_id, brand_id, model_id, room_id, work_id) = (case when linked_at is null then 0 else 1 end)`,
    ),
    check('file_side', sql`(model_id is not null and purpose = 'model_image') = (side is not null)`),
    check('file_removed', sql`removed_at is null or num_nonnulls(asset_id, room_id) > 0`),
    check('file_ticket_part', sql`ticket_id is not null or num_nonnulls(ticket_step, ticket_entry_id) = 0`),
    foreignKey({
      name: 'file_uploaded_by_fk',
      columns: [table.company_id, table.uploaded_by],
      foreignColumns: [user.company_id, user.id],
    }),
    foreignKey({
      name: 'file_work_fk',
      columns: [table.company_id, table.work_id],
      foreignColumns: [workRequest.company_id, workRequest.id],
    }),
    foreignKey({
      name: 'file_ticket_fk',
      columns: [table.company_id, table.ticket_id],
      foreignColumns: [ticket.company_id, ticket.id],
    }),
    foreignKey({
      name: 'file_ticket_step_fk',
      columns: [table.company_id, table.ticket_id, table.ticket_step],
      foreignColumns: [ticketStep.company_id, ticketStep.ticket_id, ticketStep.number],
    }),
    foreignKey({
      name: 'file_ticket_entry_fk',
      columns: [table.company_id, table.ticket_id, table.ticket_entry_id],
      foreignColumns: [ticketEntry.company_id, ticketEntry.ticket_id, ticketEntry.id],
    }),
    foreignKey({
      name: 'file_asset_fk',
      columns: [table.company_id, table.asset_id],
      foreignColumns: [asset.company_id, asset.id],
    }),
    foreignKey({
      name: 'file_brand_fk',
      columns: [table.company_id, table.brand_id],
      foreignColumns: [brand.company_id, brand.id],
    }),
    foreignKey({
      name: 'file_model_fk',
      columns: [table.company_id, table.model_id],
      foreignColumns: [model.company_id, model.id],
    }),
    foreignKey({
      name: 'file_user_fk',
      columns: [table.company_id, table.user_id],
      foreignColumns: [user.company_id, user.id],
    }),
  ],
)
