import * as v from 'valibot'
import { id } from './text.ts'
import { WORK_ITEMS_MAX } from './work-item.ts'

const ids = v.optional(v.pipe(v.array(id, 'invalid'), v.maxLength(WORK_ITEMS_MAX, 'too_many_ids')), [])

/** What is asked to be down: assets by themselves, and places with all that stands in them. */
export const WorkImpactInput = v.strictObject({ asset_ids: ids, node_ids: ids }, 'invalid')
export type WorkImpactInput = v.InferInput<typeof WorkImpactInput>
