import * as v from 'valibot'
import { ASSET_STATUSES, PRIORITIES } from './asset.ts'
import { FACES } from './placement.ts'
import { overrideReason, REASON_CATEGORIES, REASON_MAX } from './reason.ts'
import { id, optionalText } from './text.ts'
import { acknowledged } from './transition.ts'
import { AssetVerify } from './verification.ts'

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
    /** That each stands where its record says. */
    v.strictObject({ kind: v.literal('verify'), ...AssetVerify.entries }, 'invalid'),
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
