import * as v from 'valibot'
import { Asset } from './asset.ts'
import { ModelRecord } from './model.ts'
import { StandingAsset } from './node-contents.ts'
import { search } from './page.ts'
import { Place } from './placement.ts'

/** Assets of one kind that are offered to a rack at once. */
export const MAX_WAITING = 40

/** An asset that could be put into a rack, with all that decides whether it fits, and where it stands now. */
export const WaitingAsset = v.object(
  {
    ...StandingAsset.entries,
    ...v.pick(ModelRecord, ['depth_mm', 'airflow', 'heat_w']).entries,
    ...v.pick(Asset, ['cords_a', 'cords_b']).entries,
    location: v.nullable(Place),
  },
  'required',
)
export type WaitingAsset = v.InferOutput<typeof WaitingAsset>

export const WaitingQuery = v.strictObject({ search }, 'invalid')
export type WaitingQuery = v.InferInput<typeof WaitingQuery>

const waiting = v.array(WaitingAsset, 'required')

/** Assets that could be put into a rack, those that are nearest to it first. */
export const WaitingAssets = v.object(
  {
    /** Written down for the rack, or for its row or room, without a unit. */
    here: waiting,
    /** That stand nowhere. */
    nowhere: waiting,
    /** Found by a search wherever else they stand. */
    elsewhere: waiting,
    is_whole: v.boolean('required'),
  },
  'required',
)
export type WaitingAssets = v.InferOutput<typeof WaitingAssets>
