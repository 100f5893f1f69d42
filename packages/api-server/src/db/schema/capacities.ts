import {
  bigint,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { companyId, instant } from '../columns.ts'
import { node } from './nodes.ts'

const amount = () => doublePrecision().notNull()
const count = () => integer().notNull()

/** `Counters` of one rack: kept in the transaction that changes anything they are made of. */
export const rackCapacity = pgTable(
  'rack_capacity',
  {
    company_id: companyId(),
    node_id: uuid().notNull(),
    usable: amount(),
    unrated: count(),
    space_limit: amount(),
    space_used: amount(),
    space_reserved: amount(),
    space_free: amount(),
    space_unlimited: count(),
    space_unknown: count(),
    power_limit: amount(),
    power_used: amount(),
    power_reserved: amount(),
    power_free: amount(),
    power_unlimited: count(),
    power_unknown: count(),
    weight_limit: amount(),
    weight_used: amount(),
    weight_reserved: amount(),
    weight_free: amount(),
    weight_unlimited: count(),
    weight_unknown: count(),
    heat_limit: amount(),
    heat_used: amount(),
    heat_reserved: amount(),
    heat_free: amount(),
    heat_unlimited: count(),
    heat_unknown: count(),
    /** What either path can give, 0 where there is none, and what it carries: together with the other, and alone. */
    path_a_limit: amount().default(0),
    path_a_normal: amount().default(0),
    path_a_used: amount().default(0),
    path_a_reserved: amount().default(0),
    path_b_limit: amount().default(0),
    path_b_normal: amount().default(0),
    path_b_used: amount().default(0),
    path_b_reserved: amount().default(0),
    /** Units that are free in one piece. */
    free_block: amount(),
    /** `SharedHalf`, three numbers each: what is free of them once one of their claims has ended cannot be told from sums. */
    shared_units: text().notNull().default(''),
    /** When it was last compared with what it is made of. */
    checked_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: 'rack_capacity_pk', columns: [table.company_id, table.node_id] }),
    index('rack_capacity_checked_idx').on(table.checked_at),
    foreignKey({
      name: 'rack_capacity_node_fk',
      columns: [table.company_id, table.node_id],
      foreignColumns: [node.company_id, node.id],
    }).onDelete('cascade'),
  ],
)

/**
 * Racks that a transaction has touched and not counted again yet: triggers write them, its end takes them away. Not one
 * row for a rack: two transactions that touch the same one need not wait for each other before they count it.
 */
export const staleRack = pgTable(
  'stale_rack',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    company_id: companyId(),
    node_id: uuid().notNull(),
  },
  (table) => [
    primaryKey({ name: 'stale_rack_pk', columns: [table.id] }),
    index('stale_rack_company_idx').on(table.company_id),
  ],
)
