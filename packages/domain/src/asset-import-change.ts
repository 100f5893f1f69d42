import * as v from 'valibot'
import { IMPORT_COLUMNS, type ImportColumn } from './asset-import-columns.ts'

const optional = v.nullable(v.string('required'))

/** A field of an asset as it is and as a row would have it: texts, codes of options, or names of what it refers to. */
export const FieldChange = v.object(
  { column: v.picklist(IMPORT_COLUMNS, 'unknown_option'), from: optional, to: optional },
  'required',
)
export type FieldChange = v.InferOutput<typeof FieldChange>

/** One field's change, or none. */
export const differing = (column: ImportColumn, from: string | null, to: string | null): FieldChange[] =>
  from === to ? [] : [{ column, from, to }]
