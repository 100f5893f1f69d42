import { AssetFilter, AssetQuery, type AssetOrder, type FilterName } from '@plenum/domain/asset-query'
import { valuesOf } from '@plenum/domain/filter-value'
import * as v from 'valibot'
import { FIELD_TABS, type FieldTab } from '#app/attributes/asset-fields.ts'

/** Sections that hold files. */
export const FILE_TABS = ['photos', 'documents'] as const
export type FileTab = (typeof FILE_TABS)[number]

export const ASSET_TABS = [...FIELD_TABS, ...FILE_TABS] as const
export type AssetTab = FieldTab | FileTab

/** What can be done with an asset over its sheet. */
export const LIFE_ACTS = ['status', 'move', 'decommission'] as const
export type LifeAct = (typeof LIFE_ACTS)[number]

/** What of an asset is open to everybody who reads it, over its sheet or in place of it. */
export const READ_VIEWS = ['history', 'labels'] as const

/** The sheet's id of an asset that does not exist yet. */
export const NEW_ASSET = 'new'

/** The id of the view that shows everything. */
export const ALL_ASSETS = 'all'

export const DEFAULT_ORDER = '-last_update' satisfies AssetOrder

const forgiving = <Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

export const FILTERS = v.keyof(AssetFilter).options

/** What narrows the list, as it stands in the address: several values with commas between. */
export type FilterTexts = { [Name in FilterName]?: string | undefined }

/** A filter's text without what is none of its values; undefined where nothing is left. */
function mended(name: FilterName, text: string): string | undefined {
  const fits = (part: string) => v.is(AssetFilter.entries[name], part)
  const trimmed = text.trim()
  if (fits(trimmed)) return trimmed || undefined
  return valuesOf(trimmed).filter(fits).join() || undefined
}

const filterText = (name: FilterName) =>
  forgiving(
    v.pipe(
      v.string(),
      v.transform((text) => mended(name, text)),
    ),
  )

/** The screen's address: what the list shows, and which record is open over it. A bad part is left out. */
export const AssetsSearch = v.object({
  // the names come from the filters themselves
  ...(Object.fromEntries(FILTERS.map((name) => [name, filterText(name)])) as Record<
    FilterName,
    ReturnType<typeof filterText>
  >),
  ordering: forgiving(AssetQuery.entries.ordering),
  /** The saved view it began with; `all` where somebody wants none, whatever his list begins with. */
  saved: forgiving(v.union([v.literal(ALL_ASSETS), v.pipe(v.string(), v.uuid())])),
  asset: forgiving(v.union([v.literal(NEW_ASSET), v.pipe(v.string(), v.uuid())])),
  tab: forgiving(v.picklist(ASSET_TABS)),
  view: forgiving(v.picklist(['edit', ...READ_VIEWS, ...LIFE_ACTS])),
})
export type AssetsSearch = v.InferOutput<typeof AssetsSearch>

/** What a new asset begins with, where a label brought somebody here or another asset is its model; only its form reads it. */
export interface NewAssetSearch {
  new_code?: string | undefined
  new_type?: string | undefined
  /** The id of an asset that it is like. */
  new_like?: string | undefined
}

/** None of it. */
export const NOTHING_NEW = {
  new_code: undefined,
  new_type: undefined,
  new_like: undefined,
} satisfies NewAssetSearch

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
