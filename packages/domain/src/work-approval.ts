import * as v from 'valibot'
import { Ref } from './ref.ts'
import { id, instant } from './text.ts'

/** Steps of approval one after the other, each by so many of a team, or of all who may approve. */
export const ApprovalStage = v.strictObject(
  {
    team_id: v.optional(v.nullable(id), null),
    approvers: v.optional(
      v.pipe(
        v.number('invalid_number'),
        v.integer('invalid_number'),
        v.minValue(1, 'too_small'),
        v.maxValue(5, 'too_large'),
      ),
      1,
    ),
  },
  'invalid',
)
export type ApprovalStage = v.InferOutput<typeof ApprovalStage>

/** What a request needs where its template says nothing else: one approval, and a verification. */
export const DEFAULT_APPROVAL = [{ team_id: null, approvers: 1 }] as const satisfies readonly ApprovalStage[]

/** One who approved, at which stage of approval, from 0. */
export const WorkApproval = v.object(
  {
    stage: v.number('required'),
    by: Ref,
    at: instant,
    note: v.nullable(v.string()),
    override_reason: v.nullable(v.string()),
  },
  'required',
)
