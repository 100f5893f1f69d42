import * as v from 'valibot'
import { PRIORITIES, PROCESS_STATUSES } from './asset.ts'
import { ASSET_CATEGORIES } from './asset-type.ts'
import { OUTCOMES } from './compliance.ts'
import { StoredFile } from './file.ts'
import { anyOf } from './filter-value.ts'
import { TrailStep } from './node-type.ts'
import { cursor, limit, page, search } from './page.ts'
import { Ref } from './ref.ts'
import { SLA_STATES } from './sla.ts'
import { id, instant, isoDate, optionalText, text } from './text.ts'
import { WorkApproval } from './work-approval.ts'
import { WorkImpact } from './work-impact.ts'
import { ProcedureStep, StepDone, WORK_ITEMS_MAX, WorkItem, WorkItemInput } from './work-item.ts'
import { BLOCKERS, REVIEW_GATES, WORK_ACTIONS, WORK_STAGES } from './work-stage.ts'

/** Moves, adds and changes, and maintenance, run by one engine. */
export const WORK_KINDS = ['move', 'add', 'change', 'swap', 'remove', 'maintenance'] as const
export type WorkKind = (typeof WORK_KINDS)[number]

/** Kinds of what is a MAC request. */
export const MAC_KINDS = ['move', 'add', 'change', 'swap', 'remove'] as const satisfies readonly WorkKind[]
export type MacKind = (typeof MAC_KINDS)[number]

export const RISKS = ['low', 'medium', 'high'] as const
export type Risk = (typeof RISKS)[number]

const head = {
  title: text(160),
  description: v.optional(optionalText(4000), null),
  priority: v.optional(v.picklist(PRIORITIES, 'unknown_option'), 'medium'),
  risk: v.optional(v.picklist(RISKS, 'unknown_option'), 'low'),
  /** Whether something is broken and this is to mend it; the description says what it does. Else it was planned. */
  is_fault: v.optional(v.boolean('invalid'), false),
  assignee_id: v.optional(v.nullable(id), null),
  team_id: v.optional(v.nullable(id), null),
  /** Where the work is. */
  node_id: v.optional(v.nullable(id), null),
  wanted_on: v.optional(v.nullable(isoDate), null),
  window_start: v.optional(v.nullable(instant), null),
  window_end: v.optional(v.nullable(instant), null),
  customer: v.optional(optionalText(120), null),
  template_id: v.optional(v.nullable(id), null),
  /** The request that this one goes on with. */
  follows_id: v.optional(v.nullable(id), null),
  /** Only its author sees a draft, and only its title must be there. */
  is_draft: v.optional(v.boolean('invalid'), false),
  procedure: v.optional(v.pipe(v.array(ProcedureStep, 'invalid'), v.maxLength(100, 'too_many_steps')), []),
  items: v.optional(v.pipe(v.array(WorkItemInput, 'invalid'), v.maxLength(WORK_ITEMS_MAX, 'too_large')), []),
}

/** A request as it is asked for. */
export const WorkRequestInput = v.strictObject(
  { kind: v.picklist(WORK_KINDS, 'unknown_option'), ...head },
  'invalid',
)
export type WorkRequestInput = v.InferInput<typeof WorkRequestInput>

/** A change of what is asked for, as long as it is still to do; items and procedure are given as a whole. */
export const WorkRequestPatch = v.partial(v.strictObject(head, 'invalid'))
export type WorkRequestPatch = v.InferInput<typeof WorkRequestPatch>

const summary = {
  id,
  /** `MAC-000001` or `MNT-000001` unless the company's nomenclature says otherwise; counted within the company. */
  code: v.string('required'),
  kind: v.picklist(WORK_KINDS, 'unknown_option'),
  title: v.string('required'),
  is_draft: v.boolean('required'),
  stage: v.picklist(WORK_STAGES, 'unknown_option'),
  status: v.picklist(PROCESS_STATUSES, 'unknown_option'),
  review_gate: v.nullable(v.picklist(REVIEW_GATES, 'unknown_option')),
  priority: v.picklist(PRIORITIES, 'unknown_option'),
  risk: v.picklist(RISKS, 'unknown_option'),
  is_fault: v.boolean('required'),
  requester: Ref,
  assignee: v.nullable(Ref),
  team: v.nullable(Ref),
  trail: v.array(TrailStep, 'required'),
  wanted_on: v.nullable(isoDate),
  window_start: v.nullable(instant),
  window_end: v.nullable(instant),
  blocker: v.nullable(v.picklist(BLOCKERS, 'unknown_option')),
  expected_on: v.nullable(isoDate),
  /** The moment by which it was promised when it was submitted, and from which it is said that this comes near. */
  sla_due_at: v.nullable(instant),
  sla_warn_at: v.nullable(instant),
  closed_at: v.nullable(instant),
  items_total: v.number('required'),
  items_done: v.number('required'),
  created_at: instant,
  last_update: instant,
  version: v.number('required'),
}

/** A request in a list or on the board. */
export const WorkSummary = v.object(summary, 'required')
export type WorkSummary = v.InferOutput<typeof WorkSummary>
export const WorkPage = page(WorkSummary)
export type WorkPage = v.InferOutput<typeof WorkPage>

/** A remark, or what somebody did with the request. */
export const WorkRemark = v.object(
  {
    id,
    by: v.nullable(Ref),
    at: instant,
    /** Null of a mere remark. */
    action: v.nullable(v.picklist(WORK_ACTIONS, 'unknown_option')),
    from: v.nullable(v.picklist(WORK_STAGES, 'unknown_option')),
    to: v.nullable(v.picklist(WORK_STAGES, 'unknown_option')),
    text: v.nullable(v.string()),
    /** Why the work began against what the fit check says; approvals have their own. */
    override_reason: v.nullable(v.string()),
  },
  'required',
)
export type WorkRemark = v.InferOutput<typeof WorkRemark>

/** Requests about one asset or the same units at any time, or about one rack, power or people in windows that overlap. */
export const WorkClash = v.object(
  {
    kind: v.picklist(['asset', 'place', 'power', 'rack', 'team'], 'unknown_option'),
    subject: Ref,
    request: v.object({ id, code: v.string('required'), title: v.string('required') }, 'required'),
  },
  'required',
)
export type WorkClash = v.InferOutput<typeof WorkClash>

/** What a request meets: the fit of each item, and other requests. */
export const WorkCheck = v.object(
  {
    items: v.array(
      v.object(
        {
          id,
          fit: WorkItem.entries.fit,
          errors: v.array(v.object({ code: v.string(), detail: v.string() }, 'required')),
        },
        'required',
      ),
      'required',
    ),
    clashes: v.array(WorkClash, 'required'),
    /** Whether something is against it that nobody can go on against. */
    blocks: v.boolean('required'),
    /** Whether it can go on with a reason, by who may approve. */
    overridable: v.boolean('required'),
  },
  'required',
)
export type WorkCheck = v.InferOutput<typeof WorkCheck>

/** A request with all that belongs to it. */
export const WorkRequest = v.object(
  {
    ...summary,
    description: v.nullable(v.string()),
    customer: v.nullable(v.string()),
    template: v.nullable(Ref),
    follows: v.nullable(v.object({ id, code: v.string('required') }, 'required')),
    followed_by: v.array(v.object({ id, code: v.string('required') }, 'required')),
    submitted_at: v.nullable(instant),
    approval_stages: v.array(
      v.object({ team: v.nullable(Ref), approvers: v.number('required') }, 'required'),
    ),
    approvals: v.array(WorkApproval, 'required'),
    is_verified: v.boolean('required'),
    needs_evidence: v.boolean('required'),
    evidence: v.array(StoredFile),
    procedure: v.array(ProcedureStep),
    steps_done: v.array(StepDone),
    impact: v.nullable(WorkImpact),
    items: v.array(WorkItem),
    remarks: v.array(WorkRemark),
    /** What who asks may do with it now. */
    actions: v.array(v.picklist(WORK_ACTIONS, 'unknown_option')),
    may_edit: v.boolean('required'),
    may_execute: v.boolean('required'),
  },
  'required',
)
export type WorkRequest = v.InferOutput<typeof WorkRequest>

/**
 * How a request is somebody's: he asked for it, he or his team is to do it, it waits for his approval or verification,
 * he still writes it, or he has to do with it in the first two ways, over or not.
 */
export const WORK_MINE = ['requested', 'assigned', 'approval', 'verification', 'draft', 'involved'] as const
export type WorkMine = (typeof WORK_MINE)[number]

/** What the list can be narrowed to; the same of the board, the calendar and the numbers of dashboards. */
export const WorkFilter = {
  search,
  kind: anyOf(v.picklist(WORK_KINDS, 'unknown_option')),
  stage: anyOf(v.picklist(WORK_STAGES, 'unknown_option')),
  priority: anyOf(v.picklist(PRIORITIES, 'unknown_option')),
  /** Those of who asks. */
  mine: v.optional(v.picklist(WORK_MINE, 'unknown_option')),
  requester_id: v.optional(id),
  assignee_id: v.optional(id),
  team_id: v.optional(id),
  /** A place with everything below it. */
  place_id: v.optional(id),
  asset_id: v.optional(id),
  follows_id: v.optional(id),
  /** Those that were changed at a moment or since. */
  changed_since: v.optional(instant),
  /** Those that were asked for on these days. */
  created_from: v.optional(isoDate),
  created_to: v.optional(isoDate),
  /** Those that are wanted or promised, or whose window begins, before a day and are not over. */
  due_before: v.optional(isoDate),
  /** Those that have something to do with things of these families. */
  category: anyOf(v.picklist(ASSET_CATEGORIES, 'unknown_option')),
  /** Those that are done, by whether that was by the day on which they were due. */
  outcome: anyOf(v.picklist(OUTCOMES, 'unknown_option')),
  /** By how they stand to what was promised. */
  sla: anyOf(v.picklist(SLA_STATES, 'unknown_option')),
  /** Those whose window or wanted day touches these days. */
  from: v.optional(isoDate),
  to: v.optional(isoDate),
}

export const WORK_ORDERS = ['-last_update', 'due', 'sla', '-code', 'code', 'priority'] as const
export type WorkOrder = (typeof WORK_ORDERS)[number]

export const WorkQuery = v.strictObject(
  {
    ...WorkFilter,
    ordering: v.optional(v.picklist(WORK_ORDERS, 'unknown_option'), '-last_update'),
    limit,
    cursor,
  },
  'invalid',
)
export type WorkQuery = v.InferInput<typeof WorkQuery>

/** Which requests are counted. */
export const WorkCountQuery = v.strictObject(WorkFilter, 'invalid')
export type WorkCountQuery = v.InferInput<typeof WorkCountQuery>
