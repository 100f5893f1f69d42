import * as v from 'valibot'
import { assetTypeCode } from './asset-type.ts'
import { IMPORT_COLUMNS, IMPORT_KINDS, type ImportColumn } from './asset-import-columns.ts'
import { ROW_ISSUES } from './asset-import-issue.ts'
import { PRODUCTS } from './asset-import-products.ts'
import { LOCATION_KINDS, type LocationKind } from './asset-import-place.ts'
import { DATE_ORDERS, type DateOrder } from './asset-import-values.ts'
import { NODE_TYPES } from './node-type.ts'
import { byText, id, instant, storable, text } from './text.ts'

/** Rows of one call, and of one step of checking or importing. */
export const IMPORT_STEP_ROWS = 1000
/** Bytes of one call that carries rows. */
export const IMPORT_CALL_BYTES = 1024 * 1024
/** Rows of all files of one import. */
export const IMPORT_MAX_ROWS = 200_000
/** Columns of one file. */
export const IMPORT_MAX_COLUMNS = 100
/** Characters of a cell that are sent; one more than the longest field holds, so that a longer one is still refused. */
export const IMPORT_CELL_LENGTH = 4001

/** `receiving` rows, `received` all of them, `checking`, `checked`, `importing`, `imported`; `cancelling` takes back what is in already. */
export const IMPORT_STATES = [
  'receiving',
  'received',
  'checking',
  'checked',
  'importing',
  'imported',
  'cancelling',
  'cancelled',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

const kind = v.picklist(IMPORT_KINDS, 'unknown_option')
const column = v.picklist(IMPORT_COLUMNS, 'unknown_option')
/** A cell's text; empty where it has none. */
export const importCell = v.pipe(
  v.string('required'),
  v.maxLength(IMPORT_CELL_LENGTH, 'too_long'),
  v.check(storable, 'invalid_text'),
)
const cells = v.pipe(v.array(importCell, 'required'), v.maxLength(IMPORT_MAX_COLUMNS, 'too_large'))
const mapping = v.pipe(v.array(v.nullable(column), 'required'), v.maxLength(IMPORT_MAX_COLUMNS, 'too_large'))
const count = v.number('required')

/** A file as it is announced: its columns' names and a few rows to recognise it by. */
export const ImportFileInput = v.strictObject(
  { kind, name: text(255), headers: cells, samples: v.pipe(v.array(cells), v.maxLength(5, 'too_large')) },
  'invalid',
)
export type ImportFileInput = v.InferInput<typeof ImportFileInput>

/** A new import: one list of devices, or one of racks or models, and the others beside it. */
export const ImportCreate = v.strictObject(
  {
    files: v.pipe(
      v.array(ImportFileInput, 'required'),
      v.minLength(1, 'required'),
      v.maxLength(IMPORT_KINDS.length, 'too_large'),
      v.check((files) => new Set(files.map((file) => file.kind)).size === files.length, 'already_exists'),
    ),
  },
  'invalid',
)
export type ImportCreate = v.InferInput<typeof ImportCreate>

/** The last line of a file that has a number. */
export const IMPORT_LAST_LINE = 999_999_999

const line = v.pipe(
  v.number('invalid_number'),
  v.integer('invalid_number'),
  v.minValue(1, 'too_small'),
  v.maxValue(IMPORT_LAST_LINE, 'too_large'),
)

/** Rows of one file, in any order; a line sent again replaces nothing. */
export const ImportRows = v.strictObject(
  {
    kind,
    rows: v.pipe(
      v.array(v.strictObject({ line, cells }, 'invalid'), 'required'),
      v.minLength(1, 'required'),
      v.maxLength(IMPORT_STEP_ROWS, 'import_too_many_rows'),
    ),
  },
  'invalid',
)
export type ImportRows = v.InferInput<typeof ImportRows>

/** What becomes of rows whose asset exists already. */
export const EXISTING_ROWS = ['leave', 'update'] as const
export type ExistingRows = (typeof EXISTING_ROWS)[number]
/** What an empty cell says of an asset that exists: nothing, or that it has no such value. */
export const EMPTY_CELLS = ['keep', 'clear'] as const
export type EmptyCells = (typeof EMPTY_CELLS)[number]

const existing = v.picklist(EXISTING_ROWS, 'unknown_option')
const empty = v.picklist(EMPTY_CELLS, 'unknown_option')

const dateOrders = v.record(column, v.picklist(DATE_ORDERS, 'unknown_option'), 'invalid')

/** What a person decides for a whole import; keys left out stay as they are. */
export const ImportPatch = v.partial(
  v.strictObject(
    {
      mappings: v.record(kind, mapping, 'invalid'),
      /** What each location is, by the key the plan gave it. */
      locations: byText(v.picklist(LOCATION_KINDS, 'unknown_option')),
      /** The type each unknown word means, by the word; null makes a new type of it. */
      types: byText(v.nullable(assetTypeCode)),
      date_order: dateOrders,
      existing,
      empty,
      /** All rows are here. */
      received: v.literal(true, 'invalid'),
      /** Whether what is missing may be created. */
      confirmed: v.boolean('invalid'),
    },
    'invalid',
  ),
)
export type ImportPatch = v.InferInput<typeof ImportPatch>

/** What has been decided so far; `types` by the plain form of the word. */
export interface ImportDecisions {
  locations: Record<string, LocationKind>
  types: Record<string, string | null>
  date_order: Partial<Record<ImportColumn, DateOrder>>
  existing?: ExistingRows
  empty?: EmptyCells
}

/**
 * Rows of a file by what is to become of them. Of the `good` ones, which wait to be imported, some change an asset and
 * some find all as they say; the others make one. `imported` were made, `updated` were changed.
 */
export const ImportCounts = v.object(
  {
    total: count,
    good: count,
    changed: count,
    unchanged: count,
    problem: count,
    skipped: count,
    imported: count,
    updated: count,
  },
  'required',
)
export type ImportCounts = v.InferOutput<typeof ImportCounts>

export const ImportFile = v.object(
  {
    ...ImportFileInput.entries,
    /** Whose export it is, or null. */
    product: v.nullable(v.picklist(PRODUCTS, 'unknown_option')),
    /** Whether the mapping is the one the company chose last for such a file. */
    remembered: v.boolean('required'),
    mapping,
    counts: ImportCounts,
  },
  'required',
)
export type ImportFile = v.InferOutput<typeof ImportFile>

/** An import on its way; `batch_id` once its first rows are in. */
export const Import = v.object(
  {
    id,
    state: v.picklist(IMPORT_STATES, 'unknown_option'),
    files: v.array(ImportFile, 'required'),
    confirmed: v.boolean('required'),
    date_order: dateOrders,
    existing,
    empty,
    /** Rows the present state has gone through, of all it must. */
    done: count,
    total: count,
    batch_id: v.nullable(id),
    created_at: instant,
  },
  'required',
)
export type Import = v.InferOutput<typeof Import>

/** How far a step of checking, importing or cancelling came; ask again until `done` is `total`. */
export const ImportProgress = v.object(
  { state: v.picklist(IMPORT_STATES, 'unknown_option'), done: count, total: count },
  'required',
)
export type ImportProgress = v.InferOutput<typeof ImportProgress>

const listed = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.object({ count, first: v.array(entry, 'required') }, 'required')

/** Names of a plan that are listed; the counts tell of all. */
export const PLAN_NAMES = 200

/** What an import would create, and where it needs a decision. */
export const ImportPlan = v.object(
  {
    brands: listed(v.string()),
    models: listed(v.object({ brand: v.string(), name: v.string(), u_height: v.nullable(v.number()) })),
    /** Places by kind; the path is the names from the outside in. */
    places: v.array(
      v.object({
        type: v.picklist(NODE_TYPES, 'unknown_option'),
        count,
        first: v.array(v.object({ path: v.array(v.string()), u_height: v.nullable(v.number()) })),
      }),
      'required',
    ),
    /** Locations of the file and what each is taken for, new or not. */
    locations: v.array(
      v.object({
        key: v.string(),
        path: v.array(v.string()),
        kind: v.picklist(LOCATION_KINDS, 'unknown_option'),
      }),
      'required',
    ),
    /** Tags that are new. */
    tags: listed(v.string()),
    /** Words of the file for types, with what each is taken for: null becomes the new type `proposal`. */
    types: v.array(
      v.object({ word: v.string(), count, type: v.nullable(assetTypeCode), proposal: assetTypeCode }),
      'required',
    ),
    /** How often each problem stands in the file. */
    problems: v.array(
      v.object({
        kind,
        column,
        code: v.picklist(ROW_ISSUES, 'unknown_option'),
        severity: v.picklist(['error', 'warning'], 'unknown_option'),
        count,
      }),
      'required',
    ),
  },
  'required',
)
export type ImportPlan = v.InferOutput<typeof ImportPlan>
