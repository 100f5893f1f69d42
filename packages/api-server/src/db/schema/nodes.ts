import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { NODE_STATUSES, NODE_TYPES, U_DIRECTIONS, type NodeInput, type TrailStep } from '@plenum/domain/node'
import { codePointText, companyId, folded, id, instant } from '../columns.ts'
import { company } from './companies.ts'
import type { Same } from '../same.ts'

/** What a person types about a place: the same names as `NodeInput`. */
const nodeInput = {
  type: text({ enum: NODE_TYPES }).notNull(),
  parent_id: uuid(),
  name: text().notNull(),
  code: text(),
  status: text({ enum: NODE_STATUSES }).notNull(),
  description: text(),
  u_height: integer(),
  starting_unit: integer(),
  u_direction: text({ enum: U_DIRECTIONS }),
}
true satisfies Same<keyof typeof nodeInput, keyof NodeInput>

export const node = pgTable(
  'node',
  {
    company_id: companyId().references(() => company.id),
    id: id(),
    ...nodeInput,
    /** Ids from the top down to this node, each followed by a slash: below it is what begins with it. */
    path: codePointText().notNull(),
    /** Kept beside the path, so that a list of assets needs no recursion. */
    trail: jsonb().$type<TrailStep[]>().notNull(),
    last_update: instant().notNull(),
    version: integer().notNull().default(1),
    name_key: folded(sql`name`),
  },
  (table) => [
    primaryKey({ name: 'node_pk', columns: [table.company_id, table.id] }),
    foreignKey({
      name: 'node_parent_fk',
      columns: [table.company_id, table.parent_id],
      foreignColumns: [table.company_id, table.id],
    }),
    uniqueIndex('node_path_key').on(table.company_id, table.path),
    index('node_name_idx').on(table.company_id, table.name_key, table.id),
    index('node_parent_idx').on(table.company_id, table.parent_id, table.name_key, table.id),
    index('node_type_idx').on(table.company_id, table.type, table.name_key, table.id),
    uniqueIndex('node_code_key')
      .on(table.company_id, table.parent_id, table.code)
      .where(sql`code is not null and parent_id is not null`),
    uniqueIndex('node_top_code_key')
      .on(table.company_id, table.code)
      .where(sql`code is not null and parent_id is null`),
  ],
)

/** How many assets stand in a node itself. */
export const nodeCounter = pgTable(
  'node_counter',
  { company_id: companyId(), node_id: uuid().notNull(), count: integer().notNull() },
  (table) => [
    primaryKey({ name: 'node_counter_pk', columns: [table.company_id, table.node_id] }),
    foreignKey({
      name: 'node_counter_node_fk',
      columns: [table.company_id, table.node_id],
      foreignColumns: [node.company_id, node.id],
    }),
  ],
)
