import * as v from 'valibot'
import { ASSET_CATEGORIES, AssetType, assetTypeCode, DATA_BEARING, Mounts } from './asset-type.ts'
import { type BuiltInType, builtInTypes } from './built-in-types.ts'
import { Usage } from './catalogue.ts'
import { page } from './page.ts'
import { text } from './text.ts'
import { AttributeList, startingAttributes } from './type-attributes.ts'

/** Days between preventive maintenance where nobody has set others: our starting policy, not a standard. */
export const MAINTENANCE_DAYS = {
  TAP: 365,
  RCK: 365,
  PDU: 365,
  RPP: 365,
  UPS: 182,
  BAT: 91,
  GEN: 30,
  ATS: 182,
  TRF: 365,
  CRC: 91,
  INR: 91,
  CHL: 91,
  PMP: 182,
  SEN: 365,
  FIR: 182,
  SEC: 182,
} as const satisfies Partial<Record<BuiltInType, number>>

const startingDays: Partial<Record<string, number>> = MAINTENANCE_DAYS

/** The types every company starts with, with what it may change of them. */
export const startingTypes = (): (AssetType & { maintenance_days: number | null })[] =>
  builtInTypes().map((type) => ({
    ...type,
    maintenance_days: startingDays[type.code] ?? null,
    attributes: startingAttributes(type.code),
  }))

const days = v.pipe(
  v.number('invalid_number'),
  v.integer('invalid_number'),
  v.minValue(1, 'too_small'),
  v.maxValue(3660, 'too_large'),
)

/** What a company may say of every type, those it started with too. */
const policy = {
  hidden: v.boolean('invalid'),
  maintenance_days: v.nullable(days),
  attributes: AttributeList,
}

/** What only a type of the company's own lets it change. */
/** As a person says them: at least one, none twice. */
const mountList = v.pipe(
  Mounts,
  v.minLength(1, 'required'),
  v.check((mounts) => new Set(mounts).size === mounts.length, 'already_exists'),
)
const traits = {
  name: text(80),
  category: v.picklist(ASSET_CATEGORIES, 'unknown_option'),
  mounts: mountList,
  data_bearing: v.picklist(DATA_BEARING, 'unknown_option'),
}
export const OWN_TYPE_FIELDS = v.keyof(v.object(traits)).options
export const TYPE_FIELDS = [...OWN_TYPE_FIELDS, ...v.keyof(v.object(policy)).options] as const

/** A new type of the company's own. */
export const AssetTypeInput = v.strictObject(
  {
    code: assetTypeCode,
    ...traits,
    maintenance_days: v.nullable(days, null),
    attributes: v.optional(AttributeList, []),
  },
  'invalid',
)
export type AssetTypeInput = v.InferInput<typeof AssetTypeInput>

/** What is left out stays. */
export const AssetTypePatch = v.partial(v.strictObject({ ...traits, ...policy }, 'invalid'))
export type AssetTypePatch = v.InferInput<typeof AssetTypePatch>

/** A type with what the company says of it and how many assets have it; its id is its code. */
export const AssetTypeRecord = v.object(
  {
    id: assetTypeCode,
    ...AssetType.entries,
    maintenance_days: v.nullable(days),
    assets: Usage,
    version: v.number('required'),
  },
  'required',
)
export type AssetTypeRecord = v.InferOutput<typeof AssetTypeRecord>
export const AssetTypeRecordPage = page(AssetTypeRecord)
