import * as v from 'valibot'
import { ASSET_STATUSES, PRIORITIES } from './asset.ts'
import { FIT_CODES, FIT_RULES } from './fit-codes.ts'
import { ISSUE_CODES } from './issue.ts'
import { FACES } from './placement.ts'
import { overrideReason, REASON_MAX } from './reason.ts'
import { id, optionalText } from './text.ts'
import { acknowledged, REASON_CATEGORIES } from './transition.ts'

/** Assets changed by one request. */
export const BULK_MAX = 1000

const explained = {
  reason: v.optional(optionalText(REASON_MAX), null),
  category: v.optional(v.nullable(v.picklist(REASON_CATEGORIES, 'unknown_option')), null),
}

/** What is done with many assets at once. */
export const BulkChange = v.variant(
  'kind',
  [
    v.strictObject({ kind: v.literal('owner'), owner_id: v.nullable(id) }, 'invalid'),
    v.strictObject(
      { kind: v.literal('priority'), priority: v.nullable(v.picklist(PRIORITIES, 'unknown_option')) },
      'invalid',
    ),
    v.strictObject(
      {
        kind: v.literal('status'),
        to: v.picklist(ASSET_STATUSES, 'unknown_option'),
        ...explained,
        override_reason: overrideReason,
        /** For all of them. */
        acknowledged,
      },
      'invalid',
    ),
    /** To one place: on a face of a rack each to the lowest units that are free for it, else to no unit. */
    v.strictObject(
      {
        kind: v.literal('move'),
        node_id: id,
        face: v.optional(v.nullable(v.picklist(FACES, 'unknown_option')), null),
        reason: v.optional(optionalText(REASON_MAX), null),
        override_reason: overrideReason,
      },
      'invalid',
    ),
  ],
  'invalid',
)
export type BulkChange = v.InferInput<typeof BulkChange>

export const AssetBulk = v.strictObject(
  {
    ids: v.pipe(
      v.array(id, 'invalid'),
      v.minLength(1, 'required'),
      v.maxLength(BULK_MAX, 'too_many_ids'),
      v.check((ids) => new Set(ids).size === ids.length, 'invalid'),
    ),
    change: BulkChange,
  },
  'invalid',
)
export type AssetBulk = v.InferInput<typeof AssetBulk>

/** What became of one asset: `same` was so already. */
export const BulkResult = v.object(
  {
    id,
    name: v.nullable(v.string()),
    outcome: v.picklist(['done', 'same', 'refused'], 'unknown_option'),
    /** The unit it was given; null where it was given none. */
    position: v.nullable(v.number('required')),
    /** Why not: in the language asked for. */
    errors: v.array(
      v.object(
        {
          code: v.picklist(ISSUE_CODES, 'unknown_option'),
          attr: v.nullable(v.string()),
          detail: v.string('required'),
        },
        'required',
      ),
      'required',
    ),
  },
  'required',
)
export type BulkResult = v.InferOutput<typeof BulkResult>

/** What lets a refused change go on: a reason of one who has the right to give it, or that a person knows what depends on it. */
export interface WayOn {
  reason: boolean
  acknowledged: boolean
}

const isOverridable = (code: string): boolean =>
  FIT_CODES.some((each) => each === code && FIT_RULES[each].way === 'override')

/** What would let a refused result go on; null where nothing that can be said does. */
export function wayOnOf({ outcome, errors }: Pick<BulkResult, 'outcome' | 'errors'>): WayOn | null {
  if (outcome !== 'refused') return null
  const rest = errors.filter(({ code }) => code !== 'others_depend')
  if (!rest.every(({ code }) => isOverridable(code))) return null
  return { reason: rest.length > 0, acknowledged: rest.length < errors.length }
}

/** What became of each, in the order asked; all that was done is one batch, null where nothing was. */
export const BulkAnswer = v.object(
  { batch_id: v.nullable(id), results: v.array(BulkResult, 'required') },
  'required',
)
export type BulkAnswer = v.InferOutput<typeof BulkAnswer>
