import * as v from 'valibot'
import { ASSET_STATUSES } from './asset.ts'
import { assetTypeCode } from './asset-type.ts'
import { Owner } from './library.ts'
import { TrailStep } from './node-type.ts'
import { Ref } from './ref.ts'

/** Hits of each kind that one search answers. */
export const SEARCH_HITS = 5

export const SearchQuery = v.strictObject(
  { q: v.pipe(v.string('required'), v.trim(), v.nonEmpty('required'), v.maxLength(120, 'too_long')) },
  'invalid',
)
export type SearchQuery = v.InferInput<typeof SearchQuery>

/** What a text is found in, among what the person may see. */
export const SearchHits = v.object(
  {
    assets: v.array(
      v.object(
        {
          ...Ref.entries,
          code: v.string('required'),
          asset_type: assetTypeCode,
          status: v.picklist(ASSET_STATUSES, 'unknown_option'),
        },
        'required',
      ),
      'required',
    ),
    nodes: v.array(
      v.object({ ...Ref.entries, trail: v.array(TrailStep, 'required') }, 'required'),
      'required',
    ),
    owners: v.array(Owner, 'required'),
    /** Codes that are set aside and free, for whoever may add an asset with one. */
    codes: v.array(
      v.object({ code: v.string('required'), asset_type: assetTypeCode }, 'required'),
      'required',
    ),
  },
  'required',
)
export type SearchHits = v.InferOutput<typeof SearchHits>
