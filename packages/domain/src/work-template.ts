import * as v from 'valibot'
import { PRIORITIES } from './asset.ts'
import { page } from './page.ts'
import { id, optionalText, text } from './text.ts'
import { ProcedureStep } from './work-item.ts'
import { ApprovalStage } from './work-approval.ts'
import { RISKS, WORK_KINDS } from './work-request.ts'

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
