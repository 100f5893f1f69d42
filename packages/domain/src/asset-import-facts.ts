import type { Asset } from './asset.ts'
import type { AttributeDefinition, AttributeValues } from './asset-attribute.ts'
import type { ModelSize, Neighbour } from './asset-import-check.ts'
import type { HostFact, InsideNow } from './asset-import-inside.ts'
import type { FieldChange } from './asset-import-change.ts'
import type { ImportColumn, PlainField } from './asset-import-columns.ts'
import type { RowProblem } from './asset-import-row.ts'
import type { Lane } from './lane.ts'
import type { Holder } from './move.ts'
import type { Ref } from './ref.ts'

/** An asset that a row may change. */
export interface ExistingAsset extends Pick<Asset, Exclude<PlainField, 'code'> | 'id' | 'code' | 'status'> {
  termination_date: string | null
  owner: Ref | null
  brand: Ref | null
  model: Ref | null
  tags: string[]
  attributes: AttributeValues
  place: StandingPlace | null
  inside: InsideNow | null
  /** Whether a person has said when its warranty ends. */
  is_warranty_set: boolean
  /** Open requests about it. */
  open_work: readonly { code: string }[]
}

/** Where an asset stands. */
export interface StandingPlace extends NamedPlace {
  /** Ids from the top down to the place itself, each followed by a slash. */
  path: string
  position: number | null
  face: 'front' | 'rear' | null
  lane: Lane | null
}

/** A place with its names from the outside in; `id` is null for one that is still to be made. */
interface NamedPlace extends Holder {
  id: string | null
  trail: string
}

/** What a row's words mean in the inventory; ids are null for what is still to be made. */
export interface UpdateFacts {
  asset: ExistingAsset
  /** The column that named the asset. */
  key: ImportColumn
  type: string | null
  /** What things of its type, as it will be, have besides. */
  attributes: readonly AttributeDefinition[]
  /** Whether things of its type, as it will be, have power cords. */
  corded: boolean
  /** Who the owner is that the row names; null also where it could be several. */
  owner: string | null
  brand: string | null
  model: string | null
  /** The innermost place the row names; null where it names none. */
  place: (NamedPlace & { path: string | null }) | null
  /** The size of its model, as it will be. */
  size: ModelSize
  /** What else claims units of that place. */
  others: readonly Neighbour[]
  /** What the row's words for what it is in can mean. */
  hosts: readonly HostFact[]
}

/** Where an asset is to stand. */
export interface Target {
  position: number | null
  face: 'front' | 'rear' | null
  lane: Lane | null
}

/** What a row changes of an asset, and what speaks against it; `move` is null where it stays. */
export interface RowUpdate {
  changes: FieldChange[]
  move: Target | null
  /** Who owns it by the row, where that changes. */
  owner: string | null
  problems: RowProblem[]
}
