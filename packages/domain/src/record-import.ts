import * as v from 'valibot'
import { ErrorItem } from './api-error.ts'
import { NODE_TYPES } from './node-type.ts'
import type { PermissionArea, PermissionLevel } from './permission.ts'
import { text } from './text.ts'

/** What a file can bring besides assets. */
export const RECORD_KINDS = [
  'node',
  'brand',
  'model',
  'asset_type',
  'tag',
  'team',
  'user',
  'saved_view',
  'nomenclature',
] as const
export type RecordKind = (typeof RECORD_KINDS)[number]
export const recordKind = v.picklist(RECORD_KINDS, 'unknown_option')

/** The area in which one must be allowed to make or change a record by hand, and so by a file. */
export const RECORD_AREAS = {
  node: 'hierarchy',
  brand: 'library',
  model: 'library',
  asset_type: 'library',
  tag: 'settings',
  team: 'users',
  user: 'users',
  saved_view: 'assets',
  nomenclature: 'settings',
} as const satisfies Record<RecordKind, PermissionArea>

/** What one must be allowed there: views are one's own, and need no more than seeing the list. */
export const recordLevel = (kind: RecordKind): PermissionLevel =>
  kind === 'saved_view' ? 'onlyRead' : 'write'

/** Rows that go in at once, as one change that can be taken back; the database waits for all of them. */
export const RECORD_ROWS = 1000
/** Rows of people and of views: each can be a letter, and nobody keeps many views. */
const FEWER_ROWS: { readonly [Kind in RecordKind]?: number } = { user: 200, saved_view: 200 }

/** Rows of a kind that a file may have. */
export const rowsAtOnce = (kind: RecordKind): number => FEWER_ROWS[kind] ?? RECORD_ROWS

/** Columns a file may have. */
export const RECORD_COLUMNS = 100

const cell = v.pipe(v.string('required'), v.maxLength(5000, 'too_long'))

/** The rows of a file, and what each of its columns says; null for one that is left aside. */
export const RecordImport = v.strictObject(
  {
    /** Only says what would be written. */
    dry_run: v.boolean('required'),
    file: text(200),
    columns: v.pipe(
      v.array(v.nullable(v.string('required')), 'required'),
      v.maxLength(RECORD_COLUMNS, 'too_long'),
    ),
    /** What all places of a file are that does not say it row by row. */
    type: v.nullable(v.picklist(NODE_TYPES, 'unknown_option'), null),
    rows: v.pipe(
      v.array(
        v.strictObject(
          {
            /** Its number in the file. */
            line: v.pipe(v.number('invalid_number'), v.integer('invalid_number'), v.minValue(1, 'too_small')),
            cells: v.pipe(v.array(cell, 'required'), v.maxLength(RECORD_COLUMNS, 'too_long')),
          },
          'invalid',
        ),
        'required',
      ),
      v.minLength(1, 'required'),
      v.maxLength(RECORD_ROWS, 'import_too_many_rows'),
    ),
  },
  'invalid',
)
export type RecordImport = v.InferInput<typeof RecordImport>

export const RECORD_STATES = ['new', 'changed', 'same', 'refused'] as const
export type RecordState = (typeof RECORD_STATES)[number]

/** What becomes of a row: what it makes or changes, or why it is refused, each reason at its column. */
export const RecordRow = v.object(
  {
    line: v.number('required'),
    name: v.string('required'),
    state: v.picklist(RECORD_STATES, 'unknown_option'),
    changes: v.array(
      v.object({ field: v.string('required'), from: v.unknown(), to: v.unknown() }, 'required'),
      'required',
    ),
    problems: v.array(ErrorItem, 'required'),
  },
  'required',
)
export type RecordRow = v.InferOutput<typeof RecordRow>

/** A record that a row names and that is made on the way: a brand, or a place around another one. */
export const MadeOnTheWay = v.object(
  { kind: v.picklist([...NODE_TYPES, 'brand'], 'unknown_option'), name: v.string('required') },
  'required',
)
export type MadeOnTheWay = v.InferOutput<typeof MadeOnTheWay>

/** What an import does, or did: its rows in the order of the file. */
export const RecordOutcome = v.object(
  {
    rows: v.array(RecordRow, 'required'),
    made: v.array(MadeOnTheWay, 'required'),
    /** What can be undone; null where nothing was written. */
    batch_id: v.nullable(v.string()),
  },
  'required',
)
export type RecordOutcome = v.InferOutput<typeof RecordOutcome>

/** How many rows there are of each state. */
export function tallyRows(rows: readonly Pick<RecordRow, 'state'>[]): Record<RecordState, number> {
  const tally = { new: 0, changed: 0, same: 0, refused: 0 }
  for (const { state } of rows) tally[state] += 1
  return tally
}
