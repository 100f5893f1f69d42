import * as v from 'valibot'
import { IMPORT_COLUMNS, IMPORT_KINDS } from './asset-import-columns.ts'
import { ROW_ISSUES } from './asset-import-issue.ts'
import { IMPORT_LAST_LINE, importCell } from './asset-import.ts'
import { FieldChange } from './asset-import-change.ts'
import { limit } from './page.ts'
import { PATHS } from './power.ts'
import { Ref } from './ref.ts'

const kind = v.picklist(IMPORT_KINDS, 'unknown_option')
const column = v.picklist(IMPORT_COLUMNS, 'unknown_option')
const code = v.picklist(ROW_ISSUES, 'unknown_option')

/** Which rows to show; `all` are those of the file in its order. */
export const ROW_VIEWS = [
  'problems',
  'warnings',
  'skipped',
  'good',
  'created',
  'changed',
  'unchanged',
  'all',
] as const
export type RowView = (typeof ROW_VIEWS)[number]

const lineText = v.pipe(
  v.union([v.string(), v.number()], 'invalid_number'),
  v.transform(Number),
  v.integer('invalid_number'),
  v.minValue(0, 'too_small'),
  v.maxValue(IMPORT_LAST_LINE, 'too_large'),
)

/** A page of rows of one file, those after a line. */
export const ImportRowQuery = v.strictObject(
  {
    kind: v.optional(kind, 'devices'),
    view: v.optional(v.picklist(ROW_VIEWS, 'unknown_option'), 'problems'),
    column: v.optional(column),
    code: v.optional(code),
    after: v.optional(lineText, 0),
    limit,
  },
  'invalid',
)
export type ImportRowQuery = v.InferInput<typeof ImportRowQuery>

export const RowProblem = v.object(
  {
    column,
    code,
    severity: v.picklist(['error', 'warning'], 'unknown_option'),
    limit: v.nullable(v.number()),
    /** What it would be beside that limit, and on which path of power. */
    is: v.optional(v.number()),
    path: v.optional(v.picklist(PATHS, 'unknown_option')),
    proposal: v.nullable(v.string()),
    rival: v.nullable(v.string()),
  },
  'required',
)

/** A staged row: its texts by column and everything that is wrong with them. */
export const ImportRow = v.object(
  {
    kind,
    line: v.number('required'),
    cells: v.record(column, v.string('required'), 'required'),
    skipped: v.boolean('required'),
    problems: v.array(RowProblem, 'required'),
    /** The asset that the row changes; null for one it makes. */
    asset: v.nullable(v.object({ ...Ref.entries, code: v.string('required') })),
    /** What it changes of that asset, field by field; none where all is so already. */
    changes: v.array(FieldChange, 'required'),
  },
  'required',
)
export type ImportRow = v.InferOutput<typeof ImportRow>

export const ImportRowPage = v.object(
  { results: v.array(ImportRow, 'required'), next: v.nullable(v.number('required')) },
  'required',
)
export type ImportRowPage = v.InferOutput<typeof ImportRowPage>

/** Mends cells of one row, or leaves the row out. */
export const ImportRowPatch = v.partial(
  v.strictObject(
    { cells: v.record(column, importCell, 'invalid'), skipped: v.boolean('invalid') },
    'invalid',
  ),
)
export type ImportRowPatch = v.InferInput<typeof ImportRowPatch>

/** The same done to many rows: every one with a problem, or those with one problem in one column. */
export const ImportRowsPatch = v.variant(
  'action',
  [
    v.strictObject({ action: v.literal('accept_names') }),
    v.strictObject({
      action: v.picklist(['skip', 'unskip'], 'unknown_option'),
      column: v.optional(column),
      code: v.optional(code),
    }),
    v.strictObject({ action: v.literal('set'), column, code, value: importCell }),
  ],
  'invalid',
)
export type ImportRowsPatch = v.InferInput<typeof ImportRowsPatch>

/** How many rows a change of many touched. */
export const ImportRowsChanged = v.object({ rows: v.number('required') }, 'required')
