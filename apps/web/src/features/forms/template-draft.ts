import { ProcedureStep } from '@plenum/domain/work-item'
import { ApprovalStage } from '@plenum/domain/work-approval'
import { slaProblem } from '@plenum/domain/sla'
import { WorkTemplateInput, type WorkTemplate } from '@plenum/domain/work-template'
import * as v from 'valibot'

const { role, expected, back_out, is_hold_point, reading, ...step } = ProcedureStep.entries
const { min, max, ...read } = reading.wrapped.wrapped.entries

/** A step with everything that can be said of it. */
const WholeStep = v.strictObject({
  ...step,
  role: role.wrapped,
  expected: expected.wrapped,
  back_out: back_out.wrapped,
  is_hold_point: is_hold_point.wrapped,
  reading: v.nullable(v.strictObject({ ...read, min: min.wrapped, max: max.wrapped })),
})

const { team_id, approvers } = ApprovalStage.entries
const WholeStage = v.strictObject({ team_id: team_id.wrapped, approvers: approvers.wrapped })

const entries = WorkTemplateInput.entries

const fields = v.object({
  name: entries.name,
  kind: entries.kind,
  description: entries.description.wrapped,
  priority: entries.priority.wrapped,
  risk: entries.risk.wrapped,
  procedure: v.pipe(v.array(WholeStep), v.maxLength(100, 'too_many_steps')),
  approval_stages: v.pipe(v.array(WholeStage), v.minLength(1, 'required'), v.maxLength(5, 'too_many_steps')),
  is_pre_approved: entries.is_pre_approved.wrapped,
  is_verified: entries.is_verified.wrapped,
  needs_evidence: entries.needs_evidence.wrapped,
  sla_hours: entries.sla_hours.wrapped,
  sla_warning_hours: entries.sla_warning_hours.wrapped,
})

/** A template as its form holds it. */
export const TemplateDraft = v.pipe(
  fields,
  // the server tells the rest in its own words
  v.forward(
    v.check((hours) => slaProblem(hours)?.code !== 'required', 'required'),
    ['sla_hours'],
  ),
)
export type TemplateDraft = v.InferInput<typeof TemplateDraft>
export const TEMPLATE_FIELDS = v.keyof(fields).options

const blank: TemplateDraft = {
  name: '',
  kind: 'move',
  description: null,
  priority: 'medium',
  risk: 'low',
  procedure: [],
  approval_stages: [{ team_id: null, approvers: 1 }],
  is_pre_approved: false,
  is_verified: true,
  needs_evidence: false,
  sla_hours: null,
  sla_warning_hours: null,
}

/** A template as its form holds it; a new one for null. */
export function templateDraftOf(template: WorkTemplate | null): TemplateDraft {
  if (template === null) return blank
  const { id: _, version: __, ...said } = template
  return said
}

/** What is wrong within lists of a draft, by its path: `procedure.1.text`. */
export function listProblems(draft: TemplateDraft): ReadonlyMap<string, string> {
  const { issues = [] } = v.safeParse(TemplateDraft, draft)
  return new Map(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
}
