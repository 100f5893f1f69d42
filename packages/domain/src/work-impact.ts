import * as v from 'valibot'
import { Ref } from './ref.ts'
import { id } from './text.ts'
import { WORK_ITEMS_MAX } from './work-item.ts'

const ids = v.optional(v.pipe(v.array(id, 'invalid'), v.maxLength(WORK_ITEMS_MAX, 'too_many_ids')), [])

/** What is asked to be down: assets by themselves, and places with all that stands in them. */
export const WorkImpactInput = v.strictObject({ asset_ids: ids, node_ids: ids }, 'invalid')
export type WorkImpactInput = v.InferInput<typeof WorkImpactInput>

/** What is lost or touched while what a maintenance takes down is down; frozen when it is submitted. */
export const WorkImpact = v.object(
  {
    /** What loses one of its paths, and what loses all. */
    degraded: v.array(Ref, 'required'),
    down: v.array(Ref, 'required'),
    /** What stands inside what is taken down. */
    inside: v.array(Ref, 'required'),
    /** What is not known well enough to say. */
    unknown: v.number('required'),
  },
  'required',
)
export type WorkImpact = v.InferOutput<typeof WorkImpact>
