import * as v from 'valibot'
import { ASSET_STATUSES, AssetPatch, type AssetStatus } from './asset.ts'
import { AssetDecommission } from './decommission.ts'
import { FitAnswer } from './fit-answer.ts'
import { Place, PlaceInput } from './placement.ts'
import { overrideReason } from './reason.ts'
import { Ref } from './ref.ts'
import { id, instant, optionalText, text } from './text.ts'

/** Things that one request does. */
export const WORK_ITEMS_MAX = 200

/** What is done with one thing. */
export const WORK_OPS = ['move', 'add', 'change', 'swap', 'remove', 'maintain'] as const
export type WorkOp = (typeof WORK_OPS)[number]

const item = { id }
const status = v.optional(v.nullable(v.picklist(ASSET_STATUSES, 'unknown_option')), null)

/** What a request is to do with one thing; its id is made by who writes it, so that it stays the same while edited. */
export const WorkItemInput = v.variant(
  'op',
  [
    v.strictObject({ ...item, op: v.literal('move'), asset_id: id, to: PlaceInput }, 'invalid'),
    /** An asset that is there already, or one of a model that is made when it is executed. */
    v.strictObject(
      {
        ...item,
        op: v.literal('add'),
        asset_id: v.optional(v.nullable(id), null),
        model_id: v.optional(v.nullable(id), null),
        name: v.optional(optionalText(120), null),
        to: PlaceInput,
        to_status: status,
      },
      'invalid',
    ),
    v.strictObject(
      {
        ...item,
        op: v.literal('change'),
        asset_id: id,
        changes: v.optional(v.omit(AssetPatch, ['code', 'aliases', 'tag_ids']), {}),
        to_status: status,
      },
      'invalid',
    ),
    /** Another asset comes into the units of this one, which leaves for a place or for none. */
    v.strictObject(
      {
        ...item,
        op: v.literal('swap'),
        asset_id: id,
        replacement_id: id,
        to: v.optional(v.nullable(PlaceInput), null),
      },
      'invalid',
    ),
    v.strictObject({ ...item, op: v.literal('remove'), asset_id: id }, 'invalid'),
    v.strictObject({ ...item, op: v.literal('maintain'), asset_id: id }, 'invalid'),
  ],
  'unknown_option',
)
export type WorkItemInput = v.InferInput<typeof WorkItemInput>

/** How what was done compares with what was planned. */
export const WORK_RESULTS = ['as_planned', 'deviation', 'not_done'] as const
export type WorkResult = (typeof WORK_RESULTS)[number]

/** What is said when one item is executed; `not_done` changes nothing and says why. */
export const WorkExecution = v.strictObject(
  {
    result: v.picklist(WORK_RESULTS, 'unknown_option'),
    note: v.optional(optionalText(1000), null),
    /** Where it was put instead, of a deviation. */
    to: v.optional(v.nullable(PlaceInput), null),
    /** Of what is only made now: without them it cannot be racked. The requester owns it where nobody is said to. */
    serial_number: v.optional(optionalText(120), null),
    owner_id: v.optional(v.nullable(id), null),
    /** Of what is removed: what decommissioning asks for. */
    decommission: v.optional(v.nullable(AssetDecommission), null),
    override_reason: overrideReason,
  },
  'invalid',
)
export type WorkExecution = v.InferInput<typeof WorkExecution>

const AssetShort = v.object(
  {
    ...Ref.entries,
    code: v.string('required'),
    status: v.picklist(ASSET_STATUSES, 'unknown_option'),
    asset_type: v.string('required'),
    version: v.number('required'),
  },
  'required',
)

const place = v.nullable(Place)

/** What becomes of the status of what a swap takes out: it is in use no more. */
const SWAPPED_OUT: Partial<Record<AssetStatus, AssetStatus>> = {
  installation: 'received',
  active: 'out_of_service',
  standby: 'out_of_service',
  maintenance: 'out_of_service',
}

/** The status of what another thing has taken the place of. */
export const swappedOut = (from: AssetStatus): AssetStatus => SWAPPED_OUT[from] ?? from

/** Says that a step of the procedure is done, or takes that back. */
export const WorkStep = v.strictObject(
  {
    done: v.boolean('required'),
    reading: v.optional(v.nullable(v.number('invalid_number')), null),
    note: v.optional(optionalText(1000), null),
  },
  'invalid',
)
export type WorkStep = v.InferInput<typeof WorkStep>

/** One thing that a request does, with what it was and what it will be. */
export const WorkItem = v.object(
  {
    id,
    /** From 1, in the order in which they are to be executed. */
    number: v.number('required'),
    op: v.picklist(WORK_OPS, 'unknown_option'),
    /** Null of what is made only when it is executed. */
    asset: v.nullable(AssetShort),
    replacement: v.nullable(AssetShort),
    model: v.nullable(Ref),
    name: v.nullable(v.string()),
    /** Where it stood when the request was submitted, or stands while it is not. */
    from: place,
    to: place,
    /** Where it was put instead, where that was another place. */
    placed: place,
    /** Fields that are to change, each as it was and as it will be; references are `{id, name}`. Who sees no assets is not told what they were. */
    changes: v.array(
      v.object({ field: v.string('required'), from: v.optional(v.unknown()), to: v.unknown() }, 'required'),
    ),
    to_status: v.nullable(v.picklist(ASSET_STATUSES, 'unknown_option')),
    /** What the check said when the request was submitted or approved last. */
    fit: v.nullable(FitAnswer),
    /** Null as long as it is not executed. */
    result: v.nullable(v.picklist(WORK_RESULTS, 'unknown_option')),
    note: v.nullable(v.string()),
    executed_by: v.nullable(Ref),
    executed_at: v.nullable(instant),
    /** The batch of changes that executed it; null of what changed nothing, or was reverted. */
    batch_id: v.nullable(id),
    /** Whether somebody said that what was executed stays though the request is canceled. */
    is_accepted: v.boolean('required'),
  },
  'required',
)
export type WorkItem = v.InferOutput<typeof WorkItem>

/** One step of a procedure; reading limits are in its unit. */
export const ProcedureStep = v.strictObject(
  {
    id,
    text: text(500),
    role: v.optional(optionalText(80), null),
    expected: v.optional(optionalText(300), null),
    back_out: v.optional(optionalText(500), null),
    /** Nobody goes on beyond it before it is said to be reached. */
    is_hold_point: v.optional(v.boolean('invalid'), false),
    reading: v.optional(
      v.nullable(
        v.strictObject(
          {
            name: text(80),
            unit: text(16),
            min: v.optional(v.nullable(v.number('invalid_number')), null),
            max: v.optional(v.nullable(v.number('invalid_number')), null),
          },
          'invalid',
        ),
      ),
      null,
    ),
  },
  'invalid',
)
export type ProcedureStep = v.InferOutput<typeof ProcedureStep>

/** What became of a step: who did it, and what was read. */
export const StepDone = v.object(
  { step_id: id, by: Ref, at: instant, reading: v.nullable(v.number()), note: v.nullable(v.string()) },
  'required',
)
export type StepDone = v.InferOutput<typeof StepDone>
