import * as v from 'valibot'
import { fileIds } from './file.ts'
import { overrideReason } from './reason.ts'
import { isoDate, optionalText, text } from './text.ts'
import { BLOCKERS, WORK_ACTIONS } from './work-stage.ts'

/** What is said when a request goes from one stage to another. */
export const WorkAct = v.strictObject(
  {
    action: v.picklist(WORK_ACTIONS, 'unknown_option'),
    reason: v.optional(optionalText(500), null),
    /** Of what is blocked. */
    blocker: v.optional(v.nullable(v.picklist(BLOCKERS, 'unknown_option')), null),
    expected_on: v.optional(v.nullable(isoDate), null),
    /** Why it is approved or started against what the fit check says of power and cooling. */
    override_reason: overrideReason,
  },
  'invalid',
)
export type WorkAct = v.InferInput<typeof WorkAct>

/** A remark that anybody who writes requests can make. */
export const WorkComment = v.strictObject({ text: text(4000) }, 'invalid')
export type WorkComment = v.InferInput<typeof WorkComment>

/** Pictures and documents, uploaded before, that show what was done. */
export const WorkEvidence = v.strictObject({ file_ids: fileIds(20) }, 'invalid')
export type WorkEvidence = v.InferInput<typeof WorkEvidence>
