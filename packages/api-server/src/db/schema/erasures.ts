import { date, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ERASURE_METHODS, type Erasure } from '@plenum/domain/erasure'
import { companyId, id, instant } from '../columns.ts'
import type { Same } from '../same.ts'
import { asset } from './assets.ts'
import { batch } from './history.ts'

/** Proofs that the media of assets were erased. */
export const erasure = pgTable(
  'erasure',
  {
    company_id: companyId(),
    id: id(),
    asset_id: uuid().notNull(),
    batch_id: uuid().notNull(),
    method: text({ enum: ERASURE_METHODS }).notNull(),
    media_serial: text().notNull(),
    operator: text().notNull(),
    erased_on: date().notNull(),
    verification: text().notNull(),
    destination: text(),
    recorded_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: 'erasure_pk', columns: [table.company_id, table.id] }),
    index('erasure_asset_idx').on(table.company_id, table.asset_id, table.id),
    index('erasure_batch_idx').on(table.company_id, table.batch_id),
    foreignKey({
      name: 'erasure_asset_fk',
      columns: [table.company_id, table.asset_id],
      foreignColumns: [asset.company_id, asset.id],
    }),
    foreignKey({
      name: 'erasure_batch_fk',
      columns: [table.company_id, table.batch_id],
      foreignColumns: [batch.company_id, batch.id],
    }),
  ],
)
true satisfies Same<Pick<typeof erasure.$inferSelect, keyof Erasure>, Erasure>
