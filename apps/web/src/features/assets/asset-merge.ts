import { ASSET_FIELDS, AssetInput, type Asset, type AssetField, type AssetPatch } from '@plenum/domain/asset'
import * as v from 'valibot'

/** What two people made of one asset, field by field. */
export interface Merge {
  /** Both changed it, each to something else: somebody has to choose. */
  conflicts: AssetField[]
  /** Only I changed it. */
  mine: AssetField[]
  /** Only the others changed it. */
  theirs: AssetField[]
}

// a plain object leaves out what else a record has
const Typed = v.object(AssetInput.entries)

/** The values of an asset that a person may type. */
export const inputOf = (asset: Asset): AssetInput => v.parse(Typed, asset)

/** Sorts the fields by who changed them since both began with `before`. */
export function mergeOf(before: AssetInput, mine: AssetInput, theirs: AssetInput): Merge {
  const byMe = (field: AssetField) => mine[field] !== before[field]
  const byThem = (field: AssetField) => theirs[field] !== before[field]
  const agreed = (field: AssetField) => mine[field] === theirs[field]
  const open = ASSET_FIELDS.filter((field) => !agreed(field))
  return {
    conflicts: open.filter((field) => byMe(field) && byThem(field)),
    mine: open.filter((field) => byMe(field) && !byThem(field)),
    theirs: open.filter((field) => !byMe(field) && byThem(field)),
  }
}

/** What of `values` differs from the record; empty when nothing does. */
export const patchOf = (record: AssetInput, values: AssetInput): AssetPatch =>
  Object.fromEntries(
    ASSET_FIELDS.filter((field) => values[field] !== record[field]).map((field) => [field, values[field]]),
  )
