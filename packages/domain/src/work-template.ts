import * as v from 'valibot'
import { PRIORITIES } from './asset.ts'
import { page } from './page.ts'
import { id, optionalText, text } from './text.ts'
import { ProcedureStep, type WorkOp } from './work-item.ts'
import { ApprovalStage } from './work-approval.ts'
import { SLA_HOURS_MAX } from './sla.ts'
import { RISKS, WORK_KINDS, type WorkKind } from './work-request.ts'

const hours = v.nullable(
  v.pipe(
    v.number('invalid_number'),
    v.integer('invalid_number'),
    v.minValue(1, 'too_small'),
    v.maxValue(SLA_HOURS_MAX, 'too_large'),
  ),
)

/** What requests of one sort begin with, and what they need on their way. */
export const WorkTemplateInput = v.strictObject(
  {
    name: text(80),
    kind: v.picklist(WORK_KINDS, 'unknown_option'),
    description: v.optional(optionalText(2000), null),
    priority: v.optional(v.picklist(PRIORITIES, 'unknown_option'), 'medium'),
    risk: v.optional(v.picklist(RISKS, 'unknown_option'), 'low'),
    procedure: v.optional(v.pipe(v.array(ProcedureStep, 'invalid'), v.maxLength(100, 'too_many_steps')), []),
    approval_stages: v.optional(
      v.pipe(v.array(ApprovalStage, 'invalid'), v.minLength(1, 'required'), v.maxLength(5, 'too_many_steps')),
      [{ team_id: null, approvers: 1 }],
    ),
    /** A standard change: it starts without an approval. */
    is_pre_approved: v.optional(v.boolean('invalid'), false),
    is_verified: v.optional(v.boolean('invalid'), true),
    needs_evidence: v.optional(v.boolean('invalid'), false),
    /** Hours from its submission within which a request is done. */
    sla_hours: v.optional(hours, null),
    /** Hours before that from which it is said that they are running out. */
    sla_warning_hours: v.optional(hours, null),
  },
  'invalid',
)
export type WorkTemplateInput = v.InferInput<typeof WorkTemplateInput>
export const WorkTemplatePatch = v.partial(WorkTemplateInput)
export type WorkTemplatePatch = v.InferInput<typeof WorkTemplatePatch>

export const WorkTemplate = v.object(
  { id, ...WorkTemplateInput.entries, version: v.number('required') },
  'required',
)
export type WorkTemplate = v.InferOutput<typeof WorkTemplate>
export const WorkTemplatePage = page(WorkTemplate)
export type WorkTemplatePage = v.InferOutput<typeof WorkTemplatePage>

/** What a request of a kind does with a thing. */
const opOf = (kind: WorkKind): WorkOp => (kind === 'maintenance' ? 'maintain' : kind)

/** Whether a request is what its template has approved beforehand: of its kind, and nothing but that. */
export const isStandard = (
  template: Pick<WorkTemplate, 'kind' | 'is_pre_approved'>,
  { kind, items }: { kind: WorkKind; items: readonly { op: WorkOp }[] },
): boolean => template.is_pre_approved && template.kind === kind && items.every(({ op }) => op === opOf(kind))
