import { ASSET_FIELDS, type Asset, type AssetField } from '@plenum/domain/asset'
import type { VerifiedField } from '@plenum/domain/verification'

/** The tabs of an asset's sheet that show its fields. */
export const FIELD_TABS = ['global', 'characteristics'] as const
export type FieldTab = (typeof FIELD_TABS)[number]

/** How a field is edited; `none` for what changes only by other ways than typing. */
export type Control =
  | 'TextField'
  | 'CodeField'
  | 'NumberField'
  | 'DateField'
  | 'NotesField'
  | 'PriorityField'
  | 'TypeField'
  | 'BrandField'
  | 'ModelField'
  | 'OwnerField'
  | 'none'

export interface FieldSpec {
  /** Null for what a part of its own tells. */
  tab: FieldTab | null
  control: Control
  required?: true
}

/** Fields that are shown but never typed. */
type ShownField = Exclude<
  keyof Asset,
  | AssetField
  | Exclude<VerifiedField, 'last_verified_at'>
  | 'id'
  | 'version'
  | 'owner'
  | 'brand'
  | 'model'
  | 'previous_status'
  | 'planned_move'
  | 'inside'
  | 'holds'
  | 'attributes'
>
export type SheetField = AssetField | ShownField

/** Every field of the sheet in its order: where it stands and how it is edited. */
export const assetFields = {
  name: { tab: 'global', control: 'TextField', required: true },
  code: { tab: 'global', control: 'CodeField' },
  aliases: { tab: 'global', control: 'none' },
  hostname: { tab: 'global', control: 'CodeField' },
  location: { tab: 'global', control: 'none' },
  serial_number: { tab: 'global', control: 'CodeField' },
  owner_id: { tab: 'global', control: 'OwnerField' },
  tags: { tab: 'global', control: 'none' },
  customer: { tab: 'global', control: 'TextField' },
  purchase_date: { tab: 'global', control: 'DateField' },
  warranty_date: { tab: 'global', control: 'DateField' },
  supplier: { tab: 'global', control: 'TextField' },
  order_no: { tab: 'global', control: 'CodeField' },
  cost: { tab: 'global', control: 'NumberField' },
  currency: { tab: 'global', control: 'CodeField' },
  registration_date: { tab: 'global', control: 'none' },
  termination_date: { tab: 'global', control: 'none' },
  last_verified_at: { tab: null, control: 'none' },
  last_update: { tab: 'global', control: 'none' },
  notes: { tab: 'global', control: 'NotesField' },
  asset_type: { tab: 'characteristics', control: 'TypeField' },
  brand_id: { tab: 'characteristics', control: 'BrandField' },
  model_id: { tab: 'characteristics', control: 'ModelField' },
  cords_a: { tab: 'characteristics', control: 'NumberField' },
  cords_b: { tab: 'characteristics', control: 'NumberField' },
  budget_w: { tab: 'characteristics', control: 'NumberField' },
  weight_kg: { tab: 'characteristics', control: 'NumberField' },
  status: { tab: 'characteristics', control: 'none' },
  received_at: { tab: 'characteristics', control: 'none' },
  installed_at: { tab: 'characteristics', control: 'none' },
  activated_at: { tab: 'characteristics', control: 'none' },
  powered_off_at: { tab: 'characteristics', control: 'none' },
  process: { tab: 'characteristics', control: 'none' },
  priority: { tab: 'characteristics', control: 'PriorityField' },
  criticality: { tab: 'characteristics', control: 'PriorityField' },
} as const satisfies Record<SheetField, FieldSpec>

/** Where a field stands and how it is edited. */
export const specOf = (field: SheetField): FieldSpec => assetFields[field]

export const isSheetField = (name: string): name is SheetField => Object.hasOwn(assetFields, name)
export const isAssetField = (name: string): name is AssetField => ASSET_FIELDS.some((field) => field === name)

export const SHEET_FIELDS: readonly SheetField[] = Object.keys(assetFields).filter(isSheetField)

/** The fields of one tab, in their order. */
export const fieldsOf = (tab: FieldTab): SheetField[] =>
  SHEET_FIELDS.filter((name) => assetFields[name].tab === tab)
