import * as v from 'valibot'
import { Asset, ASSET_STATUSES, PRIORITIES, PROCESS_STATUSES } from './asset.ts'
import { ASSET_CATEGORIES, assetTypeCode } from './asset-type.ts'
import { anyOf, filterDay, relativeDay } from './filter-value.ts'
import { cursor, limit, page, search } from './page.ts'
import { id, instant } from './text.ts'

/** Orders of the list; a leading minus is descending. */
export const ASSET_ORDERS = ['-last_update', 'last_update', 'name', '-name', 'code', '-code'] as const
export type AssetOrder = (typeof ASSET_ORDERS)[number]

/** Letters from which a search looks anywhere in a text; fewer look at its beginning. */
export const SEARCH_ANYWHERE_FROM = 3

/** What depends on one path of power is shown alone. */
export const SINGLE_CORDED = ['only'] as const

/** For how long nobody has confirmed that an asset stands where its record says; who never did counts for each. */
export const UNVERIFIED = ['30d', '90d', '365d', 'never'] as const
export type Unverified = (typeof UNVERIFIED)[number]

/** Whether assets whose decommissioning has ended are shown alone, or with the others. */
export const CLOSED = ['only', 'with'] as const

/** Days of an asset that a filter bounds, each by `<day>_from` and `<day>_to`, both included. */
export const FILTER_DAYS = [
  'purchase',
  'warranty',
  /** When its model's life ends. */
  'eol',
  'registration',
  'termination',
  /** When it was switched off last. */
  'powered_off',
  /** When it was put somewhere against the fit check, and that was not taken back. */
  'overridden',
  /** Since when it has had its status. */
  'since',
  /** When a fault of it was repaired, any of them. */
  'repaired',
] as const
export type FilterDay = (typeof FILTER_DAYS)[number]

/** How long ago at most something of an asset was changed, as it is offered; a filter can name any moment. */
export const CHANGED_SINCE = ['-1d', '-7d', '-30d'] as const

/** What an asset can be found by lacking. */
export const MISSING_VALUES = [
  'serial_number',
  'hostname',
  'owner',
  'location',
  'brand',
  'model',
  'purchase_date',
  'warranty_date',
] as const
export type MissingValue = (typeof MISSING_VALUES)[number]

const filters = {
  search,
  status: anyOf(v.picklist(ASSET_STATUSES, 'unknown_option')),
  category: anyOf(v.picklist(ASSET_CATEGORIES, 'unknown_option')),
  asset_type: anyOf(assetTypeCode),
  brand_id: anyOf(id),
  model_id: anyOf(id),
  owner_id: anyOf(id),
  /** Owned by the team itself or by one of its people. */
  team_id: anyOf(id),
  priority: anyOf(v.picklist(PRIORITIES, 'unknown_option')),
  criticality: anyOf(v.picklist(PRIORITIES, 'unknown_option')),
  process: anyOf(v.picklist(PROCESS_STATUSES, 'unknown_option')),
  /** Places, each with everything below it. */
  location_id: anyOf(id),
  purchase_from: filterDay,
  purchase_to: filterDay,
  warranty_from: filterDay,
  warranty_to: filterDay,
  eol_from: filterDay,
  eol_to: filterDay,
  registration_from: filterDay,
  registration_to: filterDay,
  termination_from: filterDay,
  termination_to: filterDay,
  powered_off_from: filterDay,
  powered_off_to: filterDay,
  overridden_from: filterDay,
  overridden_to: filterDay,
  since_from: filterDay,
  since_to: filterDay,
  repaired_from: filterDay,
  repaired_to: filterDay,
  /** With power cords on one path and none on the other. */
  single_corded: v.optional(v.picklist(SINGLE_CORDED, 'unknown_option')),
  unverified: v.optional(v.picklist(UNVERIFIED, 'unknown_option')),
  changed_since: v.optional(v.union([instant, relativeDay], 'invalid_date')),
  without: anyOf(v.picklist(MISSING_VALUES, 'unknown_option')),
  tag_id: anyOf(id),
  /** Closed assets are left out unless they are asked for, or a day of their termination is. */
  closed: v.optional(v.picklist(CLOSED, 'unknown_option')),
}
export type FilterName = keyof typeof filters

/** What narrows the list: a record must fit every filter, and one of the values of each. */
export const AssetFilter = v.strictObject(filters, 'invalid')
export type AssetFilter = v.InferInput<typeof AssetFilter>
/** `AssetFilter` with its lists read. */
export type AssetFilterValues = v.InferOutput<typeof AssetFilter>

/** Whether closed assets may be among what a filter leaves. */
export const holdsClosed = ({
  closed,
  termination_from,
  termination_to,
}: Pick<AssetFilter, 'closed' | 'termination_from' | 'termination_to'>): boolean =>
  closed !== undefined || termination_from !== undefined || termination_to !== undefined

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
    /** Open assets of the company. */
    total: v.number('required'),
    /** Whether the company has any asset, closed ones among them. */
    has_any: v.boolean('required'),
    status: v.array(
      v.object({ key: v.picklist(ASSET_STATUSES, 'unknown_option'), count: v.number('required') }),
    ),
    asset_type: v.array(v.object({ key: assetTypeCode, count: v.number('required') })),
  },
  'required',
)
export type AssetFacets = v.InferOutput<typeof AssetFacets>
