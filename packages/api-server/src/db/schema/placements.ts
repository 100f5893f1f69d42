import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ASSET_STATUSES } from '@plenum/domain/asset'
import { LANES } from '@plenum/domain/lane'
import { FACES, PLACEMENT_SOURCES } from '@plenum/domain/placement'
import { companyId, id, instant, units } from '../columns.ts'
import { asset } from './assets.ts'
import { batch } from './history.ts'
import { node } from './nodes.ts'

/** Where an asset stood, stands and will stand. The placements of one never overlap: a day shows it in one place. */
export const placement = pgTable(
  'placement',
  {
    company_id: companyId(),
    id: id(),
    asset_id: uuid().notNull(),
    node_id: uuid().notNull(),
    position: units(),
    face: text({ enum: FACES }),
    lane: text({ enum: LANES }),
    /** Where it stands in the plan of its room, on the floor. */
    x_mm: integer(),
    y_mm: integer(),
    rotation: integer(),
    source: text({ enum: PLACEMENT_SOURCES }).notNull(),
    valid_from: instant().notNull(),
    valid_to: instant(),
    /** What planned it; null for what is and was. */
    batch_id: uuid(),
  },
  (table) => [
    primaryKey({ name: 'placement_pk', columns: [table.company_id, table.id] }),
    uniqueIndex('placement_current_key')
      .on(table.company_id, table.asset_id)
      .where(sql`source = 'current'`),
    uniqueIndex('placement_planned_key')
      .on(table.company_id, table.asset_id)
      .where(sql`source = 'planned'`),
    index('placement_asset_idx').on(table.company_id, table.asset_id),
    index('placement_node_idx').on(table.company_id, table.node_id),
    foreignKey({
      name: 'placement_asset_fk',
      columns: [table.company_id, table.asset_id],
      foreignColumns: [asset.company_id, asset.id],
    }),
    foreignKey({
      name: 'placement_batch_fk',
      columns: [table.company_id, table.batch_id],
      foreignColumns: [batch.company_id, batch.id],
    }),
    foreignKey({
      name: 'placement_node_fk',
      columns: [table.company_id, table.node_id],
      foreignColumns: [node.company_id, node.id],
    }),
  ],
)

/** What an asset is in, as a blade is in its chassis: it stands where that one does and takes no units of its own. */
export const assetInside = pgTable(
  'asset_inside',
  { company_id: companyId(), asset_id: uuid().notNull(), host_id: uuid().notNull(), slot: text() },
  (table) => [
    primaryKey({ name: 'asset_inside_pk', columns: [table.company_id, table.asset_id] }),
    index('asset_inside_host_idx').on(table.company_id, table.host_id),
    uniqueIndex('asset_inside_slot_key').on(table.company_id, table.host_id, sql`lower(slot)`),
    check('asset_inside_another', sql`asset_id <> host_id`),
    foreignKey({
      name: 'asset_inside_asset_fk',
      columns: [table.company_id, table.asset_id],
      foreignColumns: [asset.company_id, asset.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'asset_inside_host_fk',
      columns: [table.company_id, table.host_id],
      foreignColumns: [asset.company_id, asset.id],
    }),
  ],
)

/**
 * Where an asset stood whose creation was taken back, with what was known of it: its record is gone, and the days on
 * which it stood there still show it.
 */
export const undonePlacement = pgTable(
  'undone_placement',
  {
    company_id: companyId(),
    id: id(),
    asset_id: uuid().notNull(),
    node_id: uuid().notNull(),
    position: units(),
    face: text({ enum: FACES }),
    lane: text({ enum: LANES }),
    valid_from: instant().notNull(),
    valid_to: instant().notNull(),
    name: text().notNull(),
    code: text().notNull(),
    status: text({ enum: ASSET_STATUSES }).notNull(),
    asset_type: text().notNull(),
    model_id: uuid(),
  },
  (table) => [
    primaryKey({ name: 'undone_placement_pk', columns: [table.company_id, table.id] }),
    index('undone_placement_node_idx').on(table.company_id, table.node_id),
    index('undone_placement_asset_idx').on(table.company_id, table.asset_id),
    foreignKey({
      name: 'undone_placement_node_fk',
      columns: [table.company_id, table.node_id],
      foreignColumns: [node.company_id, node.id],
    }).onDelete('cascade'),
  ],
)
