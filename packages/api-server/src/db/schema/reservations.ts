import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { LANES } from '@plenum/domain/lane'
import { FACES } from '@plenum/domain/placement'
import { RESERVATION_ENDS } from '@plenum/domain/reservation'
import { companyId, id, instant, units } from '../columns.ts'
import { asset } from './assets.ts'
import { model } from './library.ts'
import { node } from './nodes.ts'
import { principal } from './people.ts'
import { workRequest } from './work.ts'

/** What the owner of a reservation was told of last. */
export const RESERVATION_NEWS = ['soon', 'expired'] as const

/** Part of a rack that is kept for somebody until a day. */
export const reservation = pgTable(
  'reservation',
  {
    company_id: companyId(),
    id: id(),
    /** Those of one step have it in common; it names nothing else. */
    group_key: uuid().notNull(),
    node_id: uuid().notNull(),
    position: units(),
    face: text({ enum: FACES }),
    lane: text({ enum: LANES }),
    u_height: units(),
    full_depth: boolean(),
    budget_w: integer(),
    weight_kg: numeric({ precision: 9, scale: 3, mode: 'number' }),
    cords_a: integer(),
    cords_b: integer(),
    asset_id: uuid(),
    model_id: uuid(),
    owner_id: uuid().notNull(),
    /** The request it is held for. */
    work_id: uuid(),
    /** Whether it is in others' way; of a request that waits for its approval it only says who wants the place. */
    is_firm: boolean().notNull().default(true),
    reason: text().notNull(),
    /** The last day on which it keeps its place. */
    expires_on: date().notNull(),
    /** Null where nobody ended it before its day. */
    ended: text({ enum: RESERVATION_ENDS }),
    ended_at: instant(),
    told: text({ enum: RESERVATION_NEWS }),
    last_update: instant().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ name: 'reservation_pk', columns: [table.company_id, table.id] }),
    index('reservation_expiry_idx').on(table.company_id, table.expires_on, table.id),
    index('reservation_node_idx')
      .on(table.company_id, table.node_id)
      .where(sql`ended is null`),
    index('reservation_asset_idx').on(table.company_id, table.asset_id),
    index('reservation_model_idx').on(table.company_id, table.model_id),
    index('reservation_owner_idx').on(table.company_id, table.owner_id),
    index('reservation_work_idx')
      .on(table.company_id, table.work_id)
      .where(sql`work_id is not null`),
    index('reservation_untold_idx')
      .on(table.expires_on)
      .where(sql`ended is null and told is distinct from 'expired'`),
    foreignKey({
      name: 'reservation_node_fk',
      columns: [table.company_id, table.node_id],
      foreignColumns: [node.company_id, node.id],
    }),
    foreignKey({
      name: 'reservation_asset_fk',
      columns: [table.company_id, table.asset_id],
      foreignColumns: [asset.company_id, asset.id],
    }),
    foreignKey({
      name: 'reservation_model_fk',
      columns: [table.company_id, table.model_id],
      foreignColumns: [model.company_id, model.id],
    }),
    foreignKey({
      name: 'reservation_work_fk',
      columns: [table.company_id, table.work_id],
      foreignColumns: [workRequest.company_id, workRequest.id],
    }),
    foreignKey({
      name: 'reservation_owner_fk',
      columns: [table.company_id, table.owner_id],
      foreignColumns: [principal.company_id, principal.id],
    }),
  ],
)
