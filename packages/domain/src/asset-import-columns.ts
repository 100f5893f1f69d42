import { ASSET_FIELDS, AssetInput, type AssetField } from './asset.ts'

/** What a file of an import lists: the things themselves, or facts about their models or racks. */
export const IMPORT_KINDS = ['devices', 'device_types', 'racks'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** Fields that refer to other records are named in a file, never given by id. */
export const NAMED_INSTEAD = ['owner_id', 'brand_id', 'model_id'] as const satisfies readonly AssetField[]
type NamedInstead = (typeof NAMED_INSTEAD)[number]
export type PlainField = Exclude<AssetField, NamedInstead>

export const isPlainField = (column: string): column is PlainField =>
  ASSET_FIELDS.some((field) => field === column) && !NAMED_INSTEAD.some((field) => field === column)

/** The fields of an asset that a column can carry as they are. */
export const PLAIN_FIELDS: readonly PlainField[] = ASSET_FIELDS.filter(isPlainField)

/** Places a row names, from the outside in; what a `location` is, its name or a person says. */
export const PLACE_COLUMNS = [
  'site',
  'data_center',
  'floor',
  'room',
  'zone',
  'location',
  'row',
  'rack',
] as const
export type PlaceColumn = (typeof PLACE_COLUMNS)[number]

/** Columns beside an asset's own fields. */
export const EXTRA_COLUMNS = [
  'status',
  'registration_date',
  'owner',
  'tags',
  'attributes',
  'brand',
  'model',
  'part_number',
  ...PLACE_COLUMNS,
  'position',
  'face',
  'lane',
  'inside',
  'slot',
  'u_height',
  'full_depth',
  'starting_unit',
  'descending_units',
] as const
export type ExtraColumn = (typeof EXTRA_COLUMNS)[number]
export type ImportColumn = PlainField | ExtraColumn

export const IMPORT_COLUMNS: readonly ImportColumn[] = [...PLAIN_FIELDS, ...EXTRA_COLUMNS]
export const isImportColumn = (text: string): text is ImportColumn =>
  IMPORT_COLUMNS.some((column) => column === text)

const RACK_ONLY = ['starting_unit', 'descending_units'] as const

/** The columns a kind of file can have, in the order a person is offered them. */
export const COLUMNS_OF: Record<ImportKind, readonly ImportColumn[]> = {
  devices: IMPORT_COLUMNS.filter(
    (column) => column !== 'part_number' && !RACK_ONLY.some((own) => own === column),
  ),
  device_types: ['brand', 'model', 'part_number', 'asset_type', 'u_height', 'full_depth'],
  racks: [...PLACE_COLUMNS, 'u_height', ...RACK_ONLY],
}

/** Columns whose empty cells may take the value of an asset away; the others an asset always has, or keeps. */
export const CLEARABLE_COLUMNS: readonly ImportColumn[] = IMPORT_COLUMNS.filter(
  (column) =>
    column === 'owner' ||
    column === 'tags' ||
    column === 'inside' ||
    column === 'slot' ||
    (isPlainField(column) && column !== 'code' && AssetInput.entries[column].type === 'nullable'),
)

/** Columns by which a row names an asset that exists. */
export const ASSET_KEYS = ['code', 'serial_number'] as const satisfies readonly ImportColumn[]

/** The column without which a kind of file says nothing. */
export const KEY_COLUMN = { devices: 'name', device_types: 'model', racks: 'rack' } as const satisfies Record<
  ImportKind,
  ImportColumn
>

/** Several columns of a file may be joined into this one. */
export const JOINED_COLUMN = 'notes' satisfies ImportColumn

/** The columns of the file to fill in that is offered to people who have none. */
export const TEMPLATE_COLUMNS: readonly ImportColumn[] = COLUMNS_OF.devices.filter(
  (column) => column !== 'location' && column !== 'floor' && column !== 'zone',
)
