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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { PRIORITIES } from '@plenum/domain/asset'
import { BLOCKERS, WORK_ACTIONS, WORK_STAGES } from '@plenum/domain/work-stage'
import type { ApprovalStage } from '@plenum/domain/work-approval'
import { RISKS, WORK_KINDS } from '@plenum/domain/work-request'
import type { ProcedureStep } from '@plenum/domain/work-item'
import { codePointText, companyId, folded, id, instant } from '../columns.ts'
import { company } from './companies.ts'
import { team, user } from './people.ts'

const stages = () => jsonb().$type<Required<ApprovalStage>[]>().notNull()
const procedure = () => jsonb().$type<ProcedureStep[]>().notNull()
const flag = () => boolean().notNull().default(false)

/** What requests of one sort begin with, and what they need on their way. */
export const workTemplate = pgTable(
  'work_template',
  {
    company_id: companyId().references(() => company.id),
    id: id(),
    name: text().notNull(),
    name_key: folded(sql`name`),
    kind: text({ enum: WORK_KINDS }).notNull(),
    description: text(),
    priority: text({ enum: PRIORITIES }).notNull(),
    risk: text({ enum: RISKS }).notNull(),
    procedure: procedure(),
    approval_stages: stages(),
    is_pre_approved: flag(),
    is_verified: flag(),
    needs_evidence: flag(),
    sla_hours: integer(),
    sla_warning_hours: integer(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ name: 'work_template_pk', columns: [table.company_id, table.id] }),
    uniqueIndex('work_template_name_key').on(table.company_id, table.name_key),
  ],
)

/** Work that is asked for, approved, executed and verified. */
export const workRequest = pgTable(
  'work_request',
  {
    company_id: companyId().references(() => company.id),
    id: id(),
    code: codePointText().notNull(),
    kind: text({ enum: WORK_KINDS }).notNull(),
    title: text().notNull(),
    description: text(),
    is_draft: flag(),
    stage: text({ enum: WORK_STAGES }).notNull().default('todo'),
    /** Where it was before it was blocked. */
    blocked_from: text({ enum: WORK_STAGES }),
    blocker: text({ enum: BLOCKERS }),
    expected_on: date(),
    priority: text({ enum: PRIORITIES }).notNull(),
    risk: text({ enum: RISKS }).notNull(),
    /** Whether it mends what is broken; else it was planned. */
    is_fault: flag(),
    requester_id: uuid().notNull(),
    /** Those who changed what is asked for since. */
    editors: jsonb().$type<string[]>().notNull().default([]),
    assignee_id: uuid(),
    team_id: uuid(),
    /** Where the work is; no key, as a place may go and what was done there stays. */
    node_id: uuid(),
    wanted_on: date(),
    window_start: instant(),
    window_end: instant(),
    /** The day it is due, a far one where nobody has said any. */
    due_on: date()
      .notNull()
      .generatedAlwaysAs(
        sql`coalesce(least(wanted_on, (window_start at time zone 'UTC')::date, (sla_due_at at time zone 'UTC')::date), '9999-12-31'::date)`,
      ),
    customer: text(),
    template_id: uuid(),
    follows_id: uuid(),
    approval_stages: stages(),
    /** The stage of approval that waits for somebody, from 0. */
    approval_step: integer().notNull().default(0),
    is_pre_approved: flag(),
    is_verified: boolean().notNull().default(true),
    needs_evidence: flag(),
    procedure: procedure(),
    /** What a maintenance takes down, as it was known when it was submitted. */
    impact: jsonb(),
    submitted_at: instant(),
    /** What its template promised when it was submitted. */
    sla_due_at: instant(),
    sla_warn_at: instant(),
    closed_at: instant(),
    created_at: instant().notNull(),
    last_update: instant().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ name: 'work_request_pk', columns: [table.company_id, table.id] }),
    uniqueIndex('work_request_code_key').on(table.company_id, table.code),
    index('work_request_update_idx').on(table.company_id, table.last_update, table.id),
    index('work_request_due_idx').on(table.company_id, table.due_on, table.id),
    index('work_request_sla_idx')
      .on(table.company_id, table.sla_due_at, table.id)
      .where(sql`sla_due_at is not null`),
    index('work_request_stage_idx').on(table.company_id, table.stage),
    index('work_request_requester_idx').on(table.company_id, table.requester_id),
    index('work_request_assignee_idx').on(table.company_id, table.assignee_id),
    index('work_request_team_idx').on(table.company_id, table.team_id),
    index('work_request_template_idx').on(table.company_id, table.template_id),
    index('work_request_follows_idx').on(table.company_id, table.follows_id),
    foreignKey({
      name: 'work_request_requester_fk',
      columns: [table.company_id, table.requester_id],
      foreignColumns: [user.company_id, user.id],
    }),
    foreignKey({
      name: 'work_request_assignee_fk',
      columns: [table.company_id, table.assignee_id],
      foreignColumns: [user.company_id, user.id],
    }),
    foreignKey({
      name: 'work_request_team_fk',
      columns: [table.company_id, table.team_id],
      foreignColumns: [team.company_id, team.id],
    }),
    foreignKey({
      name: 'work_request_template_fk',
      columns: [table.company_id, table.template_id],
      foreignColumns: [workTemplate.company_id, workTemplate.id],
    }),
    foreignKey({
      name: 'work_request_follows_fk',
      columns: [table.company_id, table.follows_id],
      foreignColumns: [table.company_id, table.id],
    }),
  ],
)

/** What was said of a request and done with it. */
export const workRemark = pgTable(
  'work_remark',
  {
    company_id: companyId(),
    id: id(),
    request_id: uuid().notNull(),
    by_id: uuid().notNull(),
    at: instant().notNull(),
    action: text({ enum: WORK_ACTIONS }),
    from: text({ enum: WORK_STAGES }),
    to: text({ enum: WORK_STAGES }),
    text: text(),
    /** Of a start: why it goes on against the fit check. */
    override_reason: text(),
  },
  (table) => [
    primaryKey({ name: 'work_remark_pk', columns: [table.company_id, table.id] }),
    index('work_remark_request_idx').on(table.company_id, table.request_id, table.id),
    foreignKey({
      name: 'work_remark_request_fk',
      columns: [table.company_id, table.request_id],
      foreignColumns: [workRequest.company_id, workRequest.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'work_remark_by_fk',
      columns: [table.company_id, table.by_id],
      foreignColumns: [user.company_id, user.id],
    }),
  ],
)

/** Who approved a request, once each; those of one that was sent back are gone. */
export const workApproval = pgTable(
  'work_approval',
  {
    company_id: companyId(),
    request_id: uuid().notNull(),
    by_id: uuid().notNull(),
    stage: integer().notNull(),
    at: instant().notNull(),
    note: text(),
    override_reason: text(),
  },
  (table) => [
    primaryKey({ name: 'work_approval_pk', columns: [table.company_id, table.request_id, table.by_id] }),
    foreignKey({
      name: 'work_approval_request_fk',
      columns: [table.company_id, table.request_id],
      foreignColumns: [workRequest.company_id, workRequest.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'work_approval_by_fk',
      columns: [table.company_id, table.by_id],
      foreignColumns: [user.company_id, user.id],
    }),
  ],
)

/** Steps of a request's procedure that are done. */
export const workStepDone = pgTable(
  'work_step_done',
  {
    company_id: companyId(),
    request_id: uuid().notNull(),
    /** Its id in the procedure. */
    step: uuid().notNull(),
    by_id: uuid().notNull(),
    at: instant().notNull(),
    reading: jsonb().$type<number>(),
    note: text(),
  },
  (table) => [
    primaryKey({ name: 'work_step_done_pk', columns: [table.company_id, table.request_id, table.step] }),
    foreignKey({
      name: 'work_step_done_request_fk',
      columns: [table.company_id, table.request_id],
      foreignColumns: [workRequest.company_id, workRequest.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'work_step_done_by_fk',
      columns: [table.company_id, table.by_id],
      foreignColumns: [user.company_id, user.id],
    }),
  ],
)
