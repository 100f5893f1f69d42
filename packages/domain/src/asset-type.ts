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
export const mountList = v.pipe(
  v.array(v.picklist(MOUNTS, 'unknown_option'), 'required'),
  v.minLength(1, 'required'),
  v.check((mounts) => new Set(mounts).size === mounts.length, 'already_exists'),
)

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
    mounts: mountList,
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

type Traits = readonly [AssetCategory, readonly Mount[], DataBearing]

/** The types every company starts with. */
export const BUILT_IN_TYPES = {
  SRV: ['it', ['unit', 'slot'], 'yes'],
  BLD: ['it', ['slot'], 'yes'],
  CHS: ['it', ['unit'], 'no'],
  STO: ['it', ['unit'], 'yes'],
  GPU: ['it', ['unit'], 'yes'],
  TAP: ['it', ['unit', 'floor'], 'yes'],
  KVM: ['it', ['unit'], 'no'],
  SWI: ['network', ['unit'], 'config'],
  ROU: ['network', ['unit'], 'config'],
  FWL: ['network', ['unit'], 'config'],
  PPN: ['cabling', ['unit'], 'no'],
  CBM: ['rack', ['unit'], 'no'],
  RCK: ['rack', ['floor'], 'no'],
  PDU: ['power', ['zero_unit', 'unit'], 'config'],
  RPP: ['power', ['floor'], 'no'],
  UPS: ['power', ['floor', 'unit'], 'no'],
  BAT: ['power', ['floor', 'unit'], 'no'],
  GEN: ['power', ['floor'], 'no'],
  ATS: ['power', ['unit', 'floor'], 'no'],
  TRF: ['power', ['floor'], 'no'],
  CRC: ['cooling', ['floor'], 'no'],
  INR: ['cooling', ['floor'], 'no'],
  CHL: ['cooling', ['floor'], 'no'],
  PMP: ['cooling', ['floor'], 'no'],
  SEN: ['monitoring', ['any'], 'no'],
  FIR: ['safety', ['any'], 'no'],
  SEC: ['security', ['any'], 'yes'],
  SPR: ['stock', ['bin'], 'ask'],
  OTH: ['other', ['any'], 'ask'],
} as const satisfies Record<string, Traits>
export type BuiltInType = keyof typeof BUILT_IN_TYPES

/** The type of an asset nobody has named one for. */
export const UNKNOWN_TYPE = 'OTH' satisfies BuiltInType

export const isBuiltInType = (code: string): code is BuiltInType => Object.hasOwn(BUILT_IN_TYPES, code)

const CORDED: readonly AssetCategory[] = ['it', 'network']

/** What of a type decides what its things need. */
export interface TypeTraits {
  category: AssetCategory
  mounts: readonly Mount[]
}

/** Whether a thing of a type has power cords of its own: what only goes into a slot is fed by what it goes into. */
export const isCorded = ({ category, mounts }: TypeTraits): boolean =>
  CORDED.includes(category) && mounts.some((mount) => mount !== 'slot')

/** A type as far as it is the same for every company. */
export type PlainType = Omit<AssetType, 'attributes'>

/** `BUILT_IN_TYPES` as records. */
export const builtInTypes = (): PlainType[] =>
  Object.entries(BUILT_IN_TYPES).map(([code, [category, mounts, data_bearing]]) => ({
    code,
    name: null,
    category,
    mounts: [...mounts],
    data_bearing,
    hidden: false,
  }))
