import * as v from 'valibot'
import { AttributeDefinition } from './asset-attribute.ts'
import { page } from './page.ts'

/** Families of asset types; the list's category filter. */
export const ASSET_CATEGORIES = [
  'it',
  'network',
  'cabling',
  'rack',
  'power',
  'cooling',
  'monitoring',
  'safety',
  'security',
  'stock',
  'other',
] as const
export type AssetCategory = (typeof ASSET_CATEGORIES)[number]

/** How a thing of a type is put in place. */
export const MOUNTS = ['unit', 'slot', 'zero_unit', 'floor', 'bin', 'any'] as const
export type Mount = (typeof MOUNTS)[number]

/** The ways a thing of a type can be put in place, the usual one first. */
export const Mounts = v.array(v.picklist(MOUNTS, 'unknown_option'), 'required')

/** Whether a type holds data that must be erased before it leaves: `config` is settings only, `ask` differs by unit. */
export const DATA_BEARING = ['yes', 'no', 'config', 'ask'] as const
export type DataBearing = (typeof DATA_BEARING)[number]

/** A type's short code, part of an asset's own code. */
export const assetTypeCode = v.pipe(v.string('required'), v.regex(/^[A-Z][A-Z0-9]{1,7}$/, 'unknown_option'))

export const AssetType = v.object(
  {
    code: assetTypeCode,
    /** Null for the types every company starts with: their names are words of the language. */
    name: v.nullable(v.string()),
    category: v.picklist(ASSET_CATEGORIES, 'unknown_option'),
    mounts: Mounts,
    data_bearing: v.picklist(DATA_BEARING, 'unknown_option'),
    /** What its things have that others have not, in the order in which it is shown. */
    attributes: v.array(AttributeDefinition, 'required'),
    /** Not offered for new assets; those that have it keep it. */
    hidden: v.boolean('required'),
  },
  'required',
)
export type AssetType = v.InferOutput<typeof AssetType>

export const AssetTypePage = page(AssetType)

/** The type of an asset nobody has named one for. */
export const UNKNOWN_TYPE = 'OTH'
