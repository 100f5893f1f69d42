import { ASSET_FIELDS, AssetInput, blankAsset, type Asset, type AssetPatch } from '@plenum/domain/asset'
import { AttributeValues } from '@plenum/domain/asset-attribute'
import * as v from 'valibot'

/** An asset as its form holds it. */
export const AssetDraft = v.strictObject({ ...AssetInput.entries, attributes: AttributeValues }, 'invalid')
export type AssetDraft = v.InferInput<typeof AssetDraft>

export const DRAFT_FIELDS = v.keyof(AssetDraft).options
export type DraftField = (typeof DRAFT_FIELDS)[number]

// a plain object leaves out what else a record has
const Typed = v.object(AssetInput.entries)

/** The values of an asset that a person may type, a new one's for null; of its attributes those of the keys. */
export const draftOf = (asset: Asset | null, keys: readonly string[]): AssetDraft => ({
  ...(asset === null ? blankAsset : v.parse(Typed, asset)),
  attributes: Object.fromEntries(keys.map((key) => [key, asset?.attributes?.[key] ?? null])),
})

/** The values of a new asset that is like another one, but for what tells the two apart; a blank one's without another. */
export const draftLike = (other: Asset | undefined, keys: readonly string[]): AssetDraft => ({
  ...draftOf(other ?? null, keys),
  ...(other && { code: null, hostname: null, serial_number: null }),
})

/** What of `values` differs from the record; empty when nothing does. */
export function patchOf(record: Asset, values: AssetDraft): AssetPatch {
  const before = v.parse(Typed, record)
  const changed = ASSET_FIELDS.filter((field) => values[field] !== before[field])
  const said = Object.entries(values.attributes).filter(
    ([key, value]) => value !== (record.attributes?.[key] ?? null),
  )
  return {
    ...Object.fromEntries(changed.map((field) => [field, values[field]])),
    ...(said.length > 0 && { attributes: Object.fromEntries(said) }),
  }
}

/** Whether saving the values would change the record. */
export const differs = (record: Asset, values: AssetDraft): boolean =>
  Object.keys(patchOf(record, values)).length > 0
