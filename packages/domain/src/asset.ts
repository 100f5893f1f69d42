import * as v from 'valibot'
import { AttributeValues } from './asset-attribute.ts'
import { assetTypeCode, UNKNOWN_TYPE } from './asset-type.ts'
import { addYears, WARRANTY_YEARS } from './date.ts'
import { WIDTHS } from './lane.ts'
import { Owner } from './library.ts'
import { decimal, KILOGRAMS, WATTS, whole } from './measure.ts'
import { currency, MONEY } from './money.ts'
import { Inside, Place, PlaceInput, PlannedMove } from './placement.ts'
import { Ref } from './ref.ts'
import { tagIds, TagRef } from './tag-ref.ts'
import { id, instant, isoDate, optionalText, text } from './text.ts'
import { verifyMethod } from './verify-method.ts'

export const ASSET_STATUSES = [
  'planning',
  'received',
  'installation',
  'active',
  'standby',
  'maintenance',
  'faulty',
  'repair',
  'out_of_service',
  'decommissioning',
] as const
export type AssetStatus = (typeof ASSET_STATUSES)[number]

export const PROCESS_STATUSES = ['todo', 'in_progress', 'in_review', 'blocked', 'done', 'canceled'] as const
export type ProcessStatus = (typeof PROCESS_STATUSES)[number]

export const PRIORITIES = ['high', 'medium', 'low'] as const
export type Priority = (typeof PRIORITIES)[number]

/** The fields of an asset that take a priority. */
const RATED: readonly string[] = ['priority', 'criticality']
/** What a value of such a field is; undefined for every other field. */
export const ratingOf = (field: string, value: unknown): Priority | undefined =>
  RATED.includes(field) ? PRIORITIES.find((each) => each === value) : undefined

/** What a person may type about an asset. A code of null is made by the server from the nomenclature. */
export const AssetInput = v.strictObject(
  {
    name: text(120),
    code: optionalText(40),
    hostname: optionalText(253),
    serial_number: optionalText(120),
    owner_id: v.nullable(id, null),
    customer: optionalText(120),
    asset_type: assetTypeCode,
    brand_id: v.nullable(id, null),
    model_id: v.nullable(id, null),
    priority: v.nullable(v.picklist(PRIORITIES, 'unknown_option'), null),
    /** How much depends on it; null where it matters as much as its priority says. */
    criticality: v.nullable(v.picklist(PRIORITIES, 'unknown_option'), null),
    purchase_date: v.nullable(isoDate, null),
    warranty_date: v.nullable(isoDate, null),
    supplier: optionalText(120),
    order_no: optionalText(60),
    /** What it cost when it was bought. */
    cost: decimal(MONEY),
    currency: v.nullable(currency, null),
    /** Power cords on either path. */
    cords_a: whole({ max: 16 }),
    cords_b: whole({ max: 16 }),
    /** What planning counts for it and what it weighs; its model's where nobody says otherwise. */
    budget_w: whole(WATTS),
    weight_kg: decimal(KILOGRAMS),
    notes: optionalText(4000),
  },
  'invalid',
)
export type AssetInput = v.InferInput<typeof AssetInput>
export type AssetField = keyof AssetInput
export const ASSET_FIELDS = v.keyof(AssetInput).options

/** What tells whether a person has set the end of a warranty, or cleared it: `is_warranty_set` where it says what it would say anyway. */
interface Warranted {
  purchase_date: string | null
  warranty_date: string | null
  is_warranty_set: boolean
}

/** The warranty's end once the purchase date becomes another: it follows that date until a person has set it. */
export const warrantyAfter = (
  { warranty_date, is_warranty_set, ...asset }: Warranted,
  purchase_date: string | null,
): string | null =>
  is_warranty_set || warranty_date !== defaultWarranty(asset.purchase_date)
    ? warranty_date
    : defaultWarranty(purchase_date)

/** The warranty's end where nobody has set one. */
export const defaultWarranty = (purchase_date: string | null): string | null =>
  purchase_date === null ? null : addYears(purchase_date, WARRANTY_YEARS)

/** Values of a new asset before a person has typed anything. */
export const blankAsset = {
  ...v.getDefaults(AssetInput),
  name: '',
  asset_type: UNKNOWN_TYPE,
} satisfies AssetInput

/** The statuses a thing can be entered in by hand. */
export const FIRST_STATUSES = ['received', 'planning'] as const satisfies readonly AssetStatus[]
export type FirstStatus = (typeof FIRST_STATUSES)[number]

/** A new asset: only `name` must be given. */
export const AssetCreate = v.strictObject(
  {
    ...AssetInput.entries,
    asset_type: v.optional(assetTypeCode, UNKNOWN_TYPE),
    status: v.optional(v.picklist(FIRST_STATUSES, 'unknown_option'), 'received'),
    place: v.nullable(PlaceInput, null),
    tag_ids: v.optional(tagIds, []),
    attributes: v.optional(AttributeValues, {}),
  },
  'invalid',
)
export type AssetCreate = v.InferInput<typeof AssetCreate>

/** A change: keys left out stay as they are. */
export const AssetPatch = v.partial(
  v.strictObject(
    {
      ...AssetInput.entries,
      code: text(40),
      tag_ids: tagIds,
      attributes: AttributeValues,
      /** The former codes to keep: none can be added by hand. */
      aliases: v.array(v.string('required'), 'invalid'),
    },
    'invalid',
  ),
)
export type AssetPatch = v.InferInput<typeof AssetPatch>

/** Moments of an asset's life; written by changes of its status alone. */
export const LIFE_INSTANTS = ['received_at', 'installed_at', 'activated_at', 'powered_off_at'] as const
export type LifeDate = (typeof LIFE_INSTANTS)[number] | 'termination_date'

/** What of an asset nobody types: it follows from the changes of its status. */
export const LIFE_FIELDS = ['status', 'previous_status', ...LIFE_INSTANTS, 'termination_date'] as const
export type LifeField = (typeof LIFE_FIELDS)[number]

const moment = v.nullable(instant)
const status = v.picklist(ASSET_STATUSES, 'unknown_option')

/** What an asset holds, with the slot where that is known. */
export const Held = v.object({ ...Inside.entries, code: v.string('required'), status }, 'required')
export type Held = v.InferOutput<typeof Held>

export const Asset = v.object(
  {
    id,
    ...AssetInput.entries,
    code: v.string('required'),
    status,
    /** Where maintenance returns to; null in every other status. */
    previous_status: v.nullable(status),
    received_at: moment,
    installed_at: moment,
    activated_at: moment,
    /** Null while it is in use. */
    powered_off_at: moment,
    /** Derived from open work; null while there is none. */
    process: v.nullable(v.picklist(PROCESS_STATUSES, 'unknown_option')),
    location: v.nullable(Place),
    planned_move: v.nullable(PlannedMove),
    /** What it is in and what is in it; told of one asset alone, as what follows. */
    inside: v.optional(v.nullable(Inside)),
    holds: v.optional(v.array(Held, 'required')),
    owner: v.nullable(Owner),
    brand: v.nullable(Ref),
    /** Height in units and part of a rack's width, null where unknown. */
    model: v.nullable(
      v.object(
        {
          ...Ref.entries,
          u_height: v.nullable(v.number('required')),
          width: v.optional(v.nullable(v.picklist(WIDTHS, 'unknown_option')), null),
        },
        'required',
      ),
    ),
    tags: v.array(TagRef, 'required'),
    /** What it has of its type's own attributes; told of one asset alone, lists leave them out. */
    attributes: v.optional(AttributeValues),
    /** When it was last confirmed that it stands where this says; by whom and how is told of one asset alone. */
    last_verified_at: v.optional(moment),
    last_verified_by: v.optional(v.nullable(Ref)),
    last_verified_method: v.optional(v.nullable(verifyMethod)),
    /** Codes it had before; they still lead to it. */
    aliases: v.array(v.string('required'), 'required'),
    registration_date: isoDate,
    termination_date: v.nullable(isoDate),
    last_update: instant,
    version: v.number('required'),
  },
  'required',
)
export type Asset = v.InferOutput<typeof Asset>
