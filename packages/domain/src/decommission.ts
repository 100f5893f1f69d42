import * as v from 'valibot'
import type { AssetStatus } from './asset.ts'
import { ErasureInput, ERASURES_MAX } from './erasure.ts'
import { id } from './text.ts'
import { acknowledged, canBecome, WithReason } from './transition.ts'

/** What a person says when a thing is taken away for good. */
export const AssetDecommission = v.strictObject(
  {
    ...WithReason,
    /** Whether it has left: frees its place and closes the record. */
    close: v.boolean('required'),
    /** Said where the type leaves open whether a thing bears data. */
    bears_data: v.optional(v.nullable(v.boolean('invalid')), null),
    erasures: v.optional(
      v.pipe(v.array(ErasureInput, 'invalid'), v.maxLength(ERASURES_MAX, 'too_many_steps')),
      [],
    ),
    /** A file uploaded before, which shows where the thing went: it becomes one of its documents, a certificate. */
    certificate: v.optional(v.nullable(id), null),
    acknowledged,
  },
  'invalid',
)
export type AssetDecommission = v.InferInput<typeof AssetDecommission>

/**
 * The statuses a thing goes through until it is being decommissioned: a live one is proven off first. Empty where it
 * is there already, null where there is no way: nothing physical exists yet, or it is not in its place yet.
 */
export function decommissionSteps(from: AssetStatus): AssetStatus[] | null {
  if (from === 'decommissioning') return []
  if (canBecome(from, 'decommissioning')) return ['decommissioning']
  return canBecome(from, 'out_of_service') ? ['out_of_service', 'decommissioning'] : null
}
