import { date, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { companyId, instant } from '../columns.ts'
import { asset } from './assets.ts'

/** What may happen to an asset again and again: the end of a fault by a repair, and a place against the fit check. */
export const REPEATED = ['repaired', 'overridden'] as const

/** The months in which something happened to assets, kept by triggers of what happened and of assets. */
export const assetMonth = pgTable(
  'asset_month',
  {
    company_id: companyId(),
    asset_id: uuid().notNull(),
    kind: text({ enum: REPEATED }).notNull(),
    /** Counted from the year 0. */
    month: integer().notNull(),
    days: date().array().notNull(),
    /** The asset's own, so that a list is filtered in its order. */
    last_update: instant().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'asset_month_pk',
      columns: [table.company_id, table.asset_id, table.kind, table.month],
    }),
    index('asset_month_idx').on(table.company_id, table.kind, table.month, table.last_update, table.asset_id),
    index('asset_month_order_idx').on(table.company_id, table.kind, table.last_update, table.asset_id),
    foreignKey({
      name: 'asset_month_asset_fk',
      columns: [table.company_id, table.asset_id],
      foreignColumns: [asset.company_id, asset.id],
    }).onDelete('cascade'),
  ],
)
