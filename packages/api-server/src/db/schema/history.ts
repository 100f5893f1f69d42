import { sql } from 'drizzle-orm'
import { foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { BATCH_KINDS, HISTORY_ACTIONS, HISTORY_ENTITIES, SOURCES } from '@plenum/domain/history'
import { REASON_CATEGORIES } from '@plenum/domain/reason'
import { companyId, id, instant } from '../columns.ts'
import { company } from './companies.ts'
import { workRequest } from './work.ts'

/** Changes made together; what can be undone together. */
export const batch = pgTable(
  'batch',
  {
    company_id: companyId().references(() => company.id),
    id: id(),
    kind: text({ enum: BATCH_KINDS }).notNull(),
    at: instant().notNull(),
    actor_id: uuid(),
    /** The actor's name at that time. */
    actor_name: text(),
    source: text({ enum: SOURCES }).notNull(),
    /** From where, for the audit log. */
    session_id: uuid(),
    address: text(),
    request_id: text(),
    reason: text(),
    category: text({ enum: REASON_CATEGORIES }),
    /** The batch that took this one back. */
    undone_by: uuid(),
    /** The request that was executed by it. */
    work_id: uuid(),
  },
  (table) => [
    primaryKey({ name: 'batch_pk', columns: [table.company_id, table.id] }),
    index('batch_work_idx')
      .on(table.company_id, table.work_id)
      .where(sql`work_id is not null`),
    foreignKey({
      name: 'batch_work_fk',
      columns: [table.company_id, table.work_id],
      foreignColumns: [workRequest.company_id, workRequest.id],
    }),
    foreignKey({
      name: 'batch_undone_by_fk',
      columns: [table.company_id, table.undone_by],
      foreignColumns: [table.company_id, table.id],
    }),
  ],
)

/** One field of one record that changed. No key to the record itself: history outlives it. */
export const history = pgTable(
  'history',
  {
    company_id: companyId(),
    id: id(),
    batch_id: uuid().notNull(),
    entity: text({ enum: HISTORY_ENTITIES }).notNull(),
    /** The record's id; an asset type's code. */
    entity_id: text().notNull(),
    action: text({ enum: HISTORY_ACTIONS }).notNull(),
    field: text(),
    from: jsonb(),
    to: jsonb(),
  },
  (table) => [
    primaryKey({ name: 'history_pk', columns: [table.company_id, table.id] }),
    index('history_entity_idx').on(table.company_id, table.entity, table.entity_id, table.id),
    // what status something had at a time
    index('history_status_idx')
      .on(table.company_id, table.entity_id, table.id)
      .where(sql`entity = 'asset' and field = 'status'`),
    // what was repaired
    index('history_mended_idx')
      .on(table.company_id, table.entity_id)
      .where(sql`entity = 'asset' and field = 'status' and "from" in ('"faulty"'::jsonb, '"repair"'::jsonb)`),
    // what was put somewhere against the fit check
    index('history_override_idx')
      .on(table.company_id, table.batch_id, table.entity_id)
      .where(sql`entity = 'asset' and field = 'fit_override'`),
    index('history_batch_idx').on(table.company_id, table.batch_id, table.id),
    foreignKey({
      name: 'history_batch_fk',
      columns: [table.company_id, table.batch_id],
      foreignColumns: [batch.company_id, batch.id],
    }),
  ],
)
