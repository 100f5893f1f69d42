import * as v from 'valibot'
import { assetTypeCode } from './asset-type.ts'
import { anyOf } from './filter-value.ts'
import { WIDTHS } from './lane.ts'
import { limit, page, search } from './page.ts'
import { unitHeight } from './placement.ts'
import { Ref } from './ref.ts'
import { id, optionalText, text } from './text.ts'

export const BrandInput = v.strictObject({ name: text(80) }, 'invalid')
export type BrandInput = v.InferInput<typeof BrandInput>
export const BrandPage = page(Ref)

/** A brand's or model's name as it is compared: no case, no blanks. */
export const nameKey = (name: string): string => name.toLowerCase().replace(/\s+/g, '')

export const ModelInput = v.strictObject(
  {
    brand_id: id,
    name: text(120),
    part_number: optionalText(80),
    asset_type: assetTypeCode,
    /** Null where nobody knows it: shown as unknown, never assumed. */
    u_height: v.nullable(unitHeight, null),
    full_depth: v.nullable(v.boolean('invalid'), null),
  },
  'invalid',
)
export type ModelInput = v.InferInput<typeof ModelInput>

/** Values of a new model before a person has typed anything. */
export const blankModel = { part_number: null, u_height: null, full_depth: null } as const

export const Model = v.object(
  {
    id,
    ...ModelInput.entries,
    width: v.optional(v.nullable(v.picklist(WIDTHS, 'unknown_option')), null),
    brand: Ref,
  },
  'required',
)
export type Model = v.InferOutput<typeof Model>
export const ModelPage = page(Model)

/** Only these records: what a filter or a form names by id. */
const only = anyOf(id)

export const BrandQuery = v.strictObject({ search, id: only, limit }, 'invalid')
export type BrandQuery = v.InferInput<typeof BrandQuery>
export const ModelQuery = v.strictObject({ search, id: only, brand_id: v.optional(id), limit }, 'invalid')
export type ModelQuery = v.InferInput<typeof ModelQuery>

/** Who can own an asset: a person or a team of the company. */
export const OWNER_KINDS = ['user', 'team'] as const
export type OwnerKind = (typeof OWNER_KINDS)[number]
export const Owner = v.object({ ...Ref.entries, kind: v.picklist(OWNER_KINDS, 'unknown_option') }, 'required')
export type Owner = v.InferOutput<typeof Owner>
export const OwnerPage = page(Owner)
export const OwnerQuery = v.strictObject(
  { search, id: only, kind: v.optional(v.picklist(OWNER_KINDS, 'unknown_option')), limit },
  'invalid',
)
export type OwnerQuery = v.InferInput<typeof OwnerQuery>
