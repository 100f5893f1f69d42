import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { PRIORITIES } from '@plenum/domain/asset'
import { MAINTENANCE_WORKS, type MaintenanceScope } from '@plenum/domain/maintenance-rule'
import type { Recurrence } from '@plenum/domain/recurrence'
import { companyId, folded, id, instant } from '../columns.ts'
import { team, user } from './people.ts'
import { workRequest, workTemplate } from './work.ts'

/** A rule that makes requests by itself. */
export const maintenanceRule = pgTable(
  'maintenance_rule',
  {
    company_id: companyId(),
    id: id(),
    name: text().notNull(),
    name_key: folded(sql`name`),
    work: text({ enum: MAINTENANCE_WORKS }).notNull(),
    description: text(),
    priority: text({ enum: PRIORITIES }).notNull(),
    scope: jsonb().$type<MaintenanceScope>().notNull(),
    recurrence: jsonb().$type<Recurrence>().notNull(),
    lead_days: integer().notNull(),
    template_id: uuid(),
    assignee_id: uuid(),
    team_id: uuid(),
    /** In whose name requests are made: who wrote it last. */
    owner_id: uuid().notNull(),
    is_active: boolean().notNull(),
    /** The last due day that was made, or was left out. */
    made_until: date(),
    last_update: instant().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ name: 'maintenance_rule_pk', columns: [table.company_id, table.id] }),
    index('maintenance_rule_name_idx').on(table.company_id, table.name_key, table.id),
    index('maintenance_rule_template_idx').on(table.company_id, table.template_id),
    index('maintenance_rule_assignee_idx').on(table.company_id, table.assignee_id),
    index('maintenance_rule_team_idx').on(table.company_id, table.team_id),
    index('maintenance_rule_owner_idx').on(table.company_id, table.owner_id),
    foreignKey({
      name: 'maintenance_rule_template_fk',
      columns: [table.company_id, table.template_id],
      foreignColumns: [workTemplate.company_id, workTemplate.id],
    }),
    foreignKey({
      name: 'maintenance_rule_assignee_fk',
      columns: [table.company_id, table.assignee_id],
      foreignColumns: [user.company_id, user.id],
    }),
    foreignKey({
      name: 'maintenance_rule_team_fk',
      columns: [table.company_id, table.team_id],
      foreignColumns: [team.company_id, team.id],
    }),
    foreignKey({
      name: 'maintenance_rule_owner_fk',
      columns: [table.company_id, table.owner_id],
      foreignColumns: [user.company_id, user.id],
    }),
  ],
)

/** The requests that rules made: one for a due day, or several where it is for more than one request holds. */
export const maintenanceOrder = pgTable(
  'maintenance_order',
  {
    company_id: companyId(),
    request_id: uuid().notNull(),
    rule_id: uuid().notNull(),
    due_on: date().notNull(),
    part: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: 'maintenance_order_pk', columns: [table.company_id, table.request_id] }),
    unique('maintenance_order_due_key').on(table.company_id, table.rule_id, table.due_on, table.part),
    foreignKey({
      name: 'maintenance_order_request_fk',
      columns: [table.company_id, table.request_id],
      foreignColumns: [workRequest.company_id, workRequest.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'maintenance_order_rule_fk',
      columns: [table.company_id, table.rule_id],
      foreignColumns: [maintenanceRule.company_id, maintenanceRule.id],
    }).onDelete('cascade'),
  ],
)
