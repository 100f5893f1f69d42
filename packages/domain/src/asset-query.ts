import * as v from 'valibot'
import { Asset, ASSET_STATUSES, PRIORITIES } from './asset.ts'
import { ASSET_CATEGORIES, assetTypeCode } from './asset-type.ts'
import { cursor, limit, page } from './page.ts'
import { id } from './text.ts'

/** Orders of the list; a leading minus is descending. */
export const ASSET_ORDERS = ['-last_update', 'last_update', 'name', '-name', 'code', '-code'] as const
export type AssetOrder = (typeof ASSET_ORDERS)[number]

/** Letters from which a search looks anywhere in a text; fewer look at its beginning. */
export const SEARCH_ANYWHERE_FROM = 3

const filters = {
  search: v.optional(v.pipe(v.string('invalid'), v.trim(), v.maxLength(120, 'too_long'))),
  status: v.optional(v.picklist(ASSET_STATUSES, 'unknown_option')),
  category: v.optional(v.picklist(ASSET_CATEGORIES, 'unknown_option')),
  asset_type: v.optional(assetTypeCode),
  brand_id: v.optional(id),
  model_id: v.optional(id),
  owner_id: v.optional(id),
  priority: v.optional(v.picklist(PRIORITIES, 'unknown_option')),
  /** A place with everything below it. */
  location_id: v.optional(id),
}

/** What narrows the list. */
export const AssetFilter = v.strictObject(filters, 'invalid')
export type AssetFilter = v.InferInput<typeof AssetFilter>

/** Filter, order and place in the list. */
export const AssetQuery = v.strictObject(
  {
    ...filters,
    ordering: v.optional(v.picklist(ASSET_ORDERS, 'unknown_option'), '-last_update'),
    limit,
    cursor,
  },
  'invalid',
)
export type AssetQuery = v.InferInput<typeof AssetQuery>

export const AssetPage = page(Asset)
export type AssetPage = v.InferOutput<typeof AssetPage>

/** Counting stops here where no counter answers: '1,000+'. */
export const COUNT_CAP = 1000

/** Counts by status and type of the whole company, and of what a filter leaves. */
export const AssetFacets = v.object(
  {
    /** Assets the filter leaves; `capped` when there are at least `value`. */
    count: v.object({ value: v.number('required'), capped: v.boolean('required') }, 'required'),
    total: v.number('required'),
    status: v.array(
      v.object({ key: v.picklist(ASSET_STATUSES, 'unknown_option'), count: v.number('required') }),
    ),
    asset_type: v.array(v.object({ key: assetTypeCode, count: v.number('required') })),
  },
  'required',
)
export type AssetFacets = v.InferOutput<typeof AssetFacets>
