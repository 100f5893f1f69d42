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
import { ASSET_STATUSES } from '@plenum/domain/asset'
import { WORK_OPS, WORK_RESULTS } from '@plenum/domain/work-item'
import { companyId, id, instant } from '../columns.ts'
import { asset } from './assets.ts'
import { batch } from './history.ts'
import { model } from './library.ts'
import { user } from './people.ts'
import { reservation } from './reservations.ts'
import { workRequest } from './work.ts'

/** One thing that a request does. Places are kept as they were written: what was done outlives them. */
export const workItem = pgTable(
  'work_item',
  {
    company_id: companyId(),
    request_id: uuid().notNull(),
    id: id(),
    number: integer().notNull(),
    op: text({ enum: WORK_OPS }).notNull(),
    /** Of what is made by executing it, from then on. */
    asset_id: uuid(),
    replacement_id: uuid(),
    model_id: uuid(),
    name: text(),
    target: jsonb(),
    changes: jsonb().notNull().default({}),
    to_status: text({ enum: ASSET_STATUSES }),
    /** Where it stood, what its fields were and what the check said when the request was submitted. */
    stood: jsonb(),
    before: jsonb(),
    fit: jsonb(),
    /** Says who wants its target once it is submitted, and keeps it from approval on. */
    reservation_id: uuid(),
    result: text({ enum: WORK_RESULTS }),
    note: text(),
    placed: jsonb(),
    executed_by: uuid(),
    executed_at: instant(),
    batch_id: uuid(),
    is_accepted: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ name: 'work_item_pk', columns: [table.company_id, table.request_id, table.id] }),
    index('work_item_asset_idx').on(table.company_id, table.asset_id),
    index('work_item_replacement_idx').on(table.company_id, table.replacement_id),
    index('work_item_model_idx').on(table.company_id, table.model_id),
    index('work_item_batch_idx').on(table.company_id, table.batch_id),
    foreignKey({
      name: 'work_item_request_fk',
      columns: [table.company_id, table.request_id],
      foreignColumns: [workRequest.company_id, workRequest.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'work_item_asset_fk',
      columns: [table.company_id, table.asset_id],
      foreignColumns: [asset.company_id, asset.id],
    }),
    foreignKey({
      name: 'work_item_replacement_fk',
      columns: [table.company_id, table.replacement_id],
      foreignColumns: [asset.company_id, asset.id],
    }),
    foreignKey({
      name: 'work_item_model_fk',
      columns: [table.company_id, table.model_id],
      foreignColumns: [model.company_id, model.id],
    }),
    foreignKey({
      name: 'work_item_reservation_fk',
      columns: [table.company_id, table.reservation_id],
      foreignColumns: [reservation.company_id, reservation.id],
    }),
    foreignKey({
      name: 'work_item_executed_by_fk',
      columns: [table.company_id, table.executed_by],
      foreignColumns: [user.company_id, user.id],
    }),
    foreignKey({
      name: 'work_item_batch_fk',
      columns: [table.company_id, table.batch_id],
      foreignColumns: [batch.company_id, batch.id],
    }),
  ],
)
