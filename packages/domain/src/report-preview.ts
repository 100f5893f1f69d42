import * as v from 'valibot'
import { COLUMN_KINDS } from './report.ts'

/** Rows of a report that are shown before it is taken away. */
export const PREVIEW_ROWS = 50

/** What a cell holds: text, a number, a day or a moment, or nothing. */
export const SheetCell = v.nullable(
  v.union([
    v.string(),
    v.number(),
    v.object({ date: v.string() }, 'required'),
    v.object({ instant: v.string() }, 'required'),
  ]),
)
export type SheetCell = v.InferOutput<typeof SheetCell>

/** A row of a report, and the record that it is about. */
export const ReportRow = v.object(
  {
    cells: v.array(SheetCell, 'required'),
    about: v.nullable(
      v.object(
        { entity: v.picklist(['asset', 'node', 'work_request'], 'unknown_option'), id: v.string() },
        'required',
      ),
    ),
  },
  'required',
)
export type ReportRow = v.InferOutput<typeof ReportRow>

/** A report as it is looked at: its first rows, how many there are, and what its numbers amount to. */
export const ReportPreview = v.object(
  {
    columns: v.array(
      v.object(
        { name: v.string(), title: v.string(), kind: v.picklist(COLUMN_KINDS, 'unknown_option') },
        'required',
      ),
      'required',
    ),
    rows: v.array(ReportRow, 'required'),
    count: v.number('required'),
    /** A cell for each column, where adding up makes sense. */
    sums: v.nullable(v.array(SheetCell)),
  },
  'required',
)
export type ReportPreview = v.InferOutput<typeof ReportPreview>
