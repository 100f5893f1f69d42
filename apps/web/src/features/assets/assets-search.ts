import { AssetFilter, AssetQuery, type AssetOrder } from '@plenum/domain/asset-query'
import * as v from 'valibot'

/** Sections of an asset whose fields are read and typed. */
export const FIELD_TABS = ['global', 'characteristics'] as const
export type FieldTab = (typeof FIELD_TABS)[number]

/** Sections that hold files. */
export const FILE_TABS = ['photos', 'documents'] as const
export type FileTab = (typeof FILE_TABS)[number]

export const ASSET_TABS = [...FIELD_TABS, ...FILE_TABS] as const
export type AssetTab = FieldTab | FileTab

/** The sheet's id of an asset that does not exist yet. */
export const NEW_ASSET = 'new'

export const DEFAULT_ORDER = '-last_update' satisfies AssetOrder

const forgiving = <Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

const { search, status, category, asset_type, brand_id, model_id, owner_id, priority, location_id } =
  AssetFilter.entries

/** The screen's address: what the list shows, and which record is open over it. A bad part is left out. */
export const AssetsSearch = v.object({
  search: forgiving(search),
  status: forgiving(status),
  category: forgiving(category),
  asset_type: forgiving(asset_type),
  brand_id: forgiving(brand_id),
  model_id: forgiving(model_id),
  owner_id: forgiving(owner_id),
  priority: forgiving(priority),
  location_id: forgiving(location_id),
  ordering: forgiving(AssetQuery.entries.ordering),
  asset: forgiving(v.union([v.literal(NEW_ASSET), v.pipe(v.string(), v.uuid())])),
  tab: forgiving(v.picklist(ASSET_TABS)),
  view: forgiving(v.picklist(['edit', 'history'])),
})
export type AssetsSearch = v.InferOutput<typeof AssetsSearch>

export const FILTERS = [
  'search',
  'status',
  'category',
  'asset_type',
  'brand_id',
  'model_id',
  'owner_id',
  'priority',
  'location_id',
] as const satisfies readonly (keyof AssetFilter)[]

const withoutEmpty = <Values extends object>(values: Values): Partial<Values> =>
  // the entries come from the object itself, so the keys are its own
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ''),
  ) as Partial<Values>

/** What narrows the list. */
export const filterOf = (address: AssetsSearch): AssetFilter =>
  withoutEmpty(Object.fromEntries(FILTERS.map((name) => [name, address[name]])))

/** Whether anything narrows the list. */
export const isFiltered = (address: AssetsSearch): boolean =>
  FILTERS.some((name) => address[name] !== undefined && address[name] !== '')

/** Filter and order as the list's endpoint takes them; the place in the list is the cache's. */
export const listQueryOf = (address: AssetsSearch): AssetQuery => ({
  ...filterOf(address),
  ordering: address.ordering ?? DEFAULT_ORDER,
})

/** The address without any filter; the order and the open record stay. */
export const withoutFilters = (address: AssetsSearch): AssetsSearch => ({
  ...address,
  ...Object.fromEntries(FILTERS.map((name) => [name, undefined])),
})
