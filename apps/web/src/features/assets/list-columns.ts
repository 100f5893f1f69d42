import { isSheetField, SHEET_FIELDS, type SheetField } from '#app/attributes/asset-fields.ts'

/** The columns that are drawn by hand, and the fields each of them tells; the name's always stays. */
const DRAWN = {
  name: ['name', 'code'],
  asset_type: ['asset_type'],
  status: ['status'],
  location: ['location'],
  model: ['brand_id', 'model_id'],
  serial_number: ['serial_number'],
  owner: ['owner_id'],
  tags: ['tags'],
  last_update: ['last_update'],
} as const satisfies Record<string, readonly SheetField[]>

type DrawnColumn = keyof typeof DRAWN
type DrawnField = (typeof DRAWN)[DrawnColumn][number]

/** A field with a column of its own, put away until a person asks for it: every one that no drawn column tells. */
export type ExtraColumn = Exclude<SheetField, DrawnField>
export type OptionalColumn = Exclude<DrawnColumn, 'name'> | ExtraColumn
export type ColumnId = OptionalColumn | 'name' | 'actions'

const isDrawn = (id: string): id is DrawnColumn => Object.hasOwn(DRAWN, id)
const drawnFields: readonly SheetField[] = Object.values(DRAWN).flat()
const isExtraField = (field: SheetField): field is ExtraColumn => !drawnFields.includes(field)

export const isExtra = (id: string): id is ExtraColumn => isSheetField(id) && isExtraField(id)
export const EXTRA_COLUMNS: readonly ExtraColumn[] = SHEET_FIELDS.filter(isExtraField)

const isOptionalDrawn = (id: string): id is Exclude<DrawnColumn, 'name'> => isDrawn(id) && id !== 'name'

/** Columns a person may put away. */
export const OPTIONAL_COLUMNS: readonly OptionalColumn[] = [
  ...Object.keys(DRAWN).filter(isOptionalDrawn),
  ...EXTRA_COLUMNS,
]

/** What a column tells. */
export const fieldsIn = (column: OptionalColumn | 'name'): readonly SheetField[] =>
  isDrawn(column) ? DRAWN[column] : [column]
