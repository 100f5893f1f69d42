import { ModelFilter } from '@plenum/domain/model'
import * as v from 'valibot'

const forgiving = <Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

export const CATALOGUE_TABS = ['models', 'brands', 'types'] as const
export type CatalogueTab = (typeof CATALOGUE_TABS)[number]

/** The sheet's id of a record that does not exist yet. */
export const NEW = 'new'

const parts = ModelFilter.entries

/** What a person can narrow the models to. */
export type CatalogueFilter = Omit<ModelFilter, 'id'>

/** The screen's address: which part of the catalogue, what narrows it, and which record is open over it. */
export const CatalogueSearch = v.object({
  tab: forgiving(v.picklist(CATALOGUE_TABS)),
  search: forgiving(parts.search),
  brand_id: forgiving(parts.brand_id),
  asset_type: forgiving(parts.asset_type),
  lifecycle: forgiving(parts.lifecycle),
  missing: forgiving(parts.missing),
  eol: forgiving(parts.eol),
  /** A record's id, a type's code, or `new`. */
  open: forgiving(v.pipe(v.string(), v.regex(/^[\w-]{2,36}$/))),
  view: forgiving(v.literal('edit')),
})
export type CatalogueSearch = v.InferOutput<typeof CatalogueSearch>

export const NO_FILTERS: Partial<CatalogueSearch> = {
  search: undefined,
  brand_id: undefined,
  asset_type: undefined,
  lifecycle: undefined,
  missing: undefined,
  eol: undefined,
}

/** What an address narrows the models to. */
export const modelFilterOf = ({
  search,
  brand_id,
  asset_type,
  lifecycle,
  missing,
  eol,
}: CatalogueSearch): CatalogueFilter => ({
  ...(search && { search }),
  ...(brand_id && { brand_id }),
  ...(asset_type && { asset_type }),
  ...(lifecycle && { lifecycle }),
  ...(missing && { missing }),
  ...(eol && { eol }),
})

/** Whether anything narrows the list that is shown. */
export const isFiltered = (address: CatalogueSearch): boolean =>
  (address.tab ?? 'models') === 'models'
    ? Object.keys(modelFilterOf(address)).length > 0
    : Boolean(address.search)
