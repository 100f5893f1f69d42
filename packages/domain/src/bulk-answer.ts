import * as v from 'valibot'
import { FIT_CODES, FIT_RULES } from './fit-codes.ts'
import { ISSUE_CODES } from './issue.ts'
import { id } from './text.ts'

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
