import { foreignKey, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import type { PlanGrid } from '@plenum/domain/plan-grid'
import type { PlanShape } from '@plenum/domain/plan-shape'
import { companyId } from '../columns.ts'
import { node } from './nodes.ts'

/** What is drawn of a room. What stands in it has its own place: racks as facts, assets with their placement. */
export const roomPlan = pgTable(
  'room_plan',
  {
    company_id: companyId(),
    node_id: uuid().notNull(),
    grid: jsonb().$type<PlanGrid>().notNull(),
    shapes: jsonb().$type<PlanShape[]>().notNull(),
    /** Counts whatever is changed by the plan, what stands in it too; 1 is a room of which nobody has a plan. */
    version: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: 'room_plan_pk', columns: [table.company_id, table.node_id] }),
    foreignKey({
      name: 'room_plan_node_fk',
      columns: [table.company_id, table.node_id],
      foreignColumns: [node.company_id, node.id],
    }).onDelete('cascade'),
  ],
)
