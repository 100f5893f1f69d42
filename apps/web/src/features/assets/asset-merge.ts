import { ASSET_FIELDS, AssetInput, type Asset, type AssetPatch } from '@plenum/domain/asset'
import * as v from 'valibot'

// a plain object leaves out what else a record has
const Typed = v.object(AssetInput.entries)

/** The values of an asset that a person may type. */
export const inputOf = (asset: Asset): AssetInput => v.parse(Typed, asset)

/** What of `values` differs from the record; empty when nothing does. */
export const patchOf = (record: AssetInput, values: AssetInput): AssetPatch =>
  Object.fromEntries(
    ASSET_FIELDS.filter((field) => values[field] !== record[field]).map((field) => [field, values[field]]),
  )

/** Whether saving the values would change the record. */
export const differs = (record: AssetInput, values: AssetInput): boolean =>
  Object.keys(patchOf(record, values)).length > 0
