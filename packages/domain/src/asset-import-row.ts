import * as v from 'valibot'
import { ASSET_STATUSES, type AssetStatus } from './asset.ts'
import { readAttributes } from './asset-attribute-text.ts'
import {
  IMPORT_COLUMNS,
  PLACE_COLUMNS,
  PLAIN_FIELDS,
  type ImportColumn,
  type ImportKind,
} from './asset-import-columns.ts'
import type { RowIssue } from './asset-import-issue.ts'
import { locationStep, misplaced, placeSteps, PlaceStep, type LocationKind } from './asset-import-place.ts'
import {
  readBy,
  readDate,
  readFace,
  readField,
  readLane,
  readStatus,
  readTags,
  readUnits,
  readYesNo,
  type DateOrder,
  type Reading,
} from './asset-import-values.ts'
import { BrandInput, ModelInput } from './library.ts'
import { NodeInput } from './node.ts'
import { FACES, laneOrWhole, SLOT_MAX, unitHeight, unitPosition } from './placement.ts'
import type { Path } from './power.ts'
import { text } from './text.ts'

/** A row's texts by column, as the file and a person's mending left them. */
export type Cells = Partial<Record<ImportColumn, string>>

/** What is wrong with one cell of one row. A warning lets the row in. */
export interface RowProblem {
  column: ImportColumn
  code: RowIssue
  severity: 'error' | 'warning'
  /** The limit that was passed, where the words name it. */
  limit: number | null
  /** What it would be beside that limit, and on which path of power. */
  is?: number
  path?: Path
  /** A value that would mend it. */
  proposal: string | null
  /** The earlier row, or the name of the record, that stands in the way. */
  rival: string | null
}

const optional = v.nullable(v.string('required'))
const optionalNumber = v.nullable(v.number('required'))
const optionalFlag = v.nullable(v.boolean('required'))

/** What the cells of a row say, as it is kept between file and inventory. */
export const RowValues = v.object(
  {
    /** The asset's own fields; those that could not be read are left out. */
    fields: v.record(v.picklist(PLAIN_FIELDS, 'unknown_option'), v.unknown(), 'required'),
    /** Null where the file says nothing of it. */
    status: v.nullable(v.picklist(ASSET_STATUSES, 'unknown_option')),
    registration_date: optional,
    owner: optional,
    /** Null where the file says nothing of them. */
    tags: v.optional(v.nullable(v.array(v.string('required'))), null),
    /** Of its type's own attributes; null where the file says nothing of them. */
    attributes: v.optional(v.nullable(v.record(v.string(), v.string('required'))), null),
    /** Empty cells that take the asset's value away. */
    cleared: v.optional(v.array(v.picklist(IMPORT_COLUMNS, 'unknown_option')), []),
    brand: optional,
    model: optional,
    part_number: optional,
    /** The word that names the asset type; null where the file has none. */
    type_word: optional,
    /** From the site in; the last one is where the thing stands, or the rack itself in a list of racks. */
    place: v.array(PlaceStep, 'required'),
    /** Which of the places was called only a location. */
    location_step: optionalNumber,
    /** Whether the place is all that is to be said of where the thing stands: no unit is none. */
    whole_place: v.optional(v.boolean(), false),
    position: optionalNumber,
    face: v.nullable(v.picklist(FACES, 'unknown_option')),
    lane: laneOrWhole,
    /** What the thing is in, by its code or name, and in which slot of it. */
    inside: v.optional(optional, null),
    slot: v.optional(optional, null),
    u_height: optionalNumber,
    full_depth: optionalFlag,
    starting_unit: optionalNumber,
    descending_units: optionalFlag,
  },
  'required',
)
export type RowValues = v.InferOutput<typeof RowValues>

/** What a person decided for a whole file. */
export interface ReadOptions {
  date_order: Partial<Record<ImportColumn, DateOrder>>
  locations: Readonly<Record<string, LocationKind>>
  /** Columns of the file whose empty cells take the value away. */
  clears: readonly ImportColumn[]
}

export interface ReadRow {
  values: RowValues
  problems: RowProblem[]
}

const READ_FIELDS = PLAIN_FIELDS.filter((field) => field !== 'asset_type')
/** What a name can be long. */
export const NAME_LENGTH = 120
const rackUnits = NodeInput.entries.u_height

/** A problem that keeps its row out. */
export const problem = (
  column: ImportColumn,
  code: RowIssue,
  more: Partial<Omit<RowProblem, 'column' | 'code'>> = {},
): RowProblem => ({ column, code, severity: 'error', limit: null, proposal: null, rival: null, ...more })

/** A new asset stands in this status where a file says nothing of it. */
export const DEFAULT_STATUS = 'received' satisfies AssetStatus

const REQUIRED: Record<ImportKind, readonly ImportColumn[]> = {
  devices: [],
  device_types: ['brand', 'model'],
  racks: ['rack'],
}

/** Reads every cell of a row: what it says, and everything that is wrong with it by itself. */
export function readRow(kind: ImportKind, cells: Cells, options: ReadOptions): ReadRow {
  const problems: RowProblem[] = []
  const take = <Value>(column: ImportColumn, reader: (cell: string) => Reading<Value>): Value | null => {
    const cell = cellOf(cells, column)
    if (cell === '') return null
    const reading = reader(cell)
    if (reading.ok) return reading.value
    problems.push(problem(column, reading.code, { limit: reading.limit }))
    return null
  }
  const by = <Schema extends v.GenericSchema>(column: ImportColumn, schema: Schema) =>
    take(column, (cell) => readBy(schema, cell))
  const units = <Schema extends v.GenericSchema>(column: ImportColumn, schema: Schema) =>
    take(column, (cell) => then(readUnits(cell), schema))

  const place = readPlace(cells, options, problems)
  const values: RowValues = {
    fields: kind === 'devices' ? readFields(cells, options, problems) : {},
    status: take('status', readStatus),
    registration_date: take('registration_date', (cell) =>
      readDate(cell, options.date_order.registration_date ?? null),
    ),
    owner: by('owner', text(160)),
    tags: take('tags', readTags),
    attributes: take('attributes', readAttributes),
    cleared: options.clears.filter((column) => cellOf(cells, column) === ''),
    brand: by('brand', BrandInput.entries.name),
    model: by('model', ModelInput.entries.name),
    part_number: by('part_number', ModelInput.entries.part_number),
    type_word: by('asset_type', text(60)),
    place,
    location_step: locationStep(cells, place),
    whole_place: false,
    position: units('position', unitPosition),
    face: take('face', readFace),
    lane: take('lane', readLane),
    inside: by('inside', text(NAME_LENGTH)),
    slot: by('slot', text(SLOT_MAX)),
    u_height: kind === 'racks' ? units('u_height', rackUnits) : units('u_height', unitHeight),
    full_depth: take('full_depth', readYesNo),
    starting_unit: units('starting_unit', rackUnits),
    descending_units: take('descending_units', readYesNo),
  }
  return { values, problems: [...problems, ...missing(kind, cells), ...nameless(kind, cells, values)] }
}

const cellOf = (cells: Cells, column: ImportColumn): string => (cells[column] ?? '').trim()

const then = <Schema extends v.GenericSchema>(
  reading: Reading<unknown>,
  schema: Schema,
): Reading<v.InferOutput<Schema>> => (reading.ok ? readBy(schema, reading.value) : reading)

function readFields(cells: Cells, options: ReadOptions, problems: RowProblem[]): RowValues['fields'] {
  const fields: RowValues['fields'] = {}
  for (const field of READ_FIELDS) {
    const cell = cellOf(cells, field)
    if (cell === '') continue
    const reading = readField(field, cell, options.date_order[field] ?? null)
    if (reading.ok) fields[field] = reading.value
    else problems.push(problem(field, reading.code, { limit: reading.limit }))
  }
  return fields
}

function readPlace(cells: Cells, options: ReadOptions, problems: RowProblem[]): PlaceStep[] {
  const unreadable = PLACE_COLUMNS.flatMap((column) => {
    const cell = cellOf(cells, column)
    const reading = cell === '' ? null : readBy(NodeInput.entries.name, cell)
    return reading === null || reading.ok ? [] : [problem(column, reading.code, { limit: reading.limit })]
  })
  problems.push(...unreadable)
  if (unreadable.length > 0) return []
  const steps = placeSteps(cells, options.locations)
  const wrong = misplaced(steps)
  if (wrong === null) return steps
  problems.push(wrong === steps[0] ? problem('site', 'place_needs_site') : wrongParent(cells, wrong))
  return []
}

/** The column to blame: the location where it was taken for this kind of place. */
const wrongParent = (cells: Cells, wrong: PlaceStep): RowProblem =>
  problem(PLACE_COLUMNS.find((column) => cellOf(cells, column) === wrong.name) ?? 'location', 'wrong_parent')

/** What a row must say because of what else it says. */
function missing(kind: ImportKind, cells: Cells): RowProblem[] {
  const has = (column: ImportColumn) => cellOf(cells, column) !== ''
  const needed = REQUIRED[kind].filter((column) => !has(column)).map((column) => problem(column, 'required'))
  if (kind !== 'devices') return needed
  if (has('model') && !has('brand')) needed.push(problem('brand', 'required'))
  if (has('slot') && !has('inside')) needed.push(problem('slot', 'slot_of_none', { severity: 'warning' }))
  if (has('inside')) return has('position') ? [...needed, problem('position', 'inside_has_units')] : needed
  if (has('position') && !has('rack')) needed.push(problem('position', 'place_needs_rack'))
  return needed
}

function nameless(kind: ImportKind, cells: Cells, values: RowValues): RowProblem[] {
  if (kind !== 'devices' || cellOf(cells, 'name') !== '') return []
  return [problem('name', 'name_missing', { proposal: proposeName(values) })]
}

/** '<model> <rack> U<position>' of a thing nobody named, as far as they are known; null when nothing is. */
export function proposeName(
  values: Pick<RowValues, 'model' | 'type_word' | 'place' | 'position'>,
): string | null {
  const what = values.model ?? values.type_word
  if (what === null) return null
  const where = values.place.at(-1)?.name
  const unit = values.position === null ? undefined : `U${values.position}`
  return [what, where, unit]
    .filter((part) => part !== undefined)
    .join(' ')
    .slice(0, NAME_LENGTH)
    .toWellFormed()
    .trim()
}
