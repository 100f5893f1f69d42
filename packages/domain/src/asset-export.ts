import * as v from 'valibot'
import { ASSET_FIELDS, LIFE_INSTANTS, type AssetField } from './asset.ts'
import { ASSET_ORDERS, AssetFilter } from './asset-query.ts'
import { id } from './text.ts'
import { VERIFIED_FIELDS } from './verification.ts'

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** Kinds of places in columns of their own, from the outside in. */
export const EXPORT_PLACES = [
  'region',
  'site',
  'data_center',
  'floor',
  'room',
  'zone',
  'row',
  'rack',
] as const
export type ExportPlace = (typeof EXPORT_PLACES)[number]

/** Fields that refer to something; an export says its name, in a column called so. */
const NAMED = { owner_id: 'owner', brand_id: 'brand', model_id: 'model' } as const satisfies Partial<
  Record<AssetField, string>
>
type NamedField = keyof typeof NAMED
const isNamed = (field: string): field is NamedField => Object.hasOwn(NAMED, field)

/** Fields that a person types and an export says as they are. */
export type TypedColumn = Exclude<AssetField, NamedField>
const isTyped = (field: AssetField): field is TypedColumn => !isNamed(field)
export const TYPED_COLUMNS: readonly TypedColumn[] = ASSET_FIELDS.filter(isTyped)

const ORDERED = [
  'name',
  'code',
  'hostname',
  'serial_number',
  'asset_type',
  'brand',
  'model',
  'status',
  'process',
  'priority',
  'criticality',
  'owner',
  'customer',
  'tags',
  'location',
  ...EXPORT_PLACES,
  'position',
  'face',
  'lane',
  // the code of what it is in
  'inside',
  'slot',
  'purchase_date',
  'warranty_date',
  'supplier',
  'order_no',
  'cost',
  'currency',
  'registration_date',
  'termination_date',
  ...LIFE_INSTANTS,
  ...VERIFIED_FIELDS,
  'attributes',
  'notes',
  'aliases',
  'last_update',
] as const
export type ExportColumn = (typeof ORDERED)[number] | TypedColumn

/** What a column of an export can hold, in the order of a file with all of them: fields without a place come last. */
export const EXPORT_COLUMNS: readonly ExportColumn[] = [...new Set([...ORDERED, ...TYPED_COLUMNS])]

/** Everything there is of an asset, its place part by part: what an import reads again. */
export const ALL_COLUMNS: readonly ExportColumn[] = EXPORT_COLUMNS.filter((column) => column !== 'location')

/** The column that tells a field. */
export const fileColumnOf = (field: ExportColumn | NamedField): ExportColumn =>
  isNamed(field) ? NAMED[field] : field

/** Rows that a sheet can have, its header included. */
export const SHEET_ROWS = 1_048_576

/** Assets that one call can name, in less than a megabyte; more are taken away by a filter. */
export const MOST_NAMED = 20_000

/** What is taken away as a file: the assets a list shows, or those of them that are named. */
export const AssetExport = v.strictObject(
  {
    format: v.picklist(EXPORT_FORMATS, 'unknown_option'),
    filter: v.optional(AssetFilter, {}),
    ordering: v.optional(v.picklist(ASSET_ORDERS, 'unknown_option'), '-last_update'),
    columns: v.pipe(
      v.array(v.picklist(EXPORT_COLUMNS, 'unknown_option'), 'required'),
      v.minLength(1, 'too_short'),
      v.check((columns) => new Set(columns).size === columns.length, 'already_exists'),
    ),
    /** The only ones wanted; null for all that the filter leaves. */
    ids: v.optional(
      v.nullable(v.pipe(v.array(id, 'invalid'), v.maxLength(MOST_NAMED, 'too_many_ids'))),
      null,
    ),
  },
  'invalid',
)
export type AssetExport = v.InferInput<typeof AssetExport>
export type AssetExportRequest = v.InferOutput<typeof AssetExport>
