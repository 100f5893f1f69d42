import * as v from 'valibot'
import { isNamedRow } from './asset-import-place.ts'
import { plain } from './asset-import-recognise.ts'
import { readBy, readDate, readUnits, readYesNo, type Reading } from './asset-import-values.ts'
import type { FormIssue } from './issue.ts'
import type { NodeType } from './node-type.ts'
import { columnsOf, sheetOf } from './record-import-columns.ts'
import { OPTION_WORDS } from './record-import-words.ts'
import type { RecordKind } from './record-import.ts'
import { isoDate } from './text.ts'
import { inKilograms, WEIGHT_UNITS } from './weight.ts'

/** What the columns of a file say, in the file's order; null for one that is left aside. */
export type RecordMapping = (string | null)[]

/** A unit behind the name of a column: `Weight (kg)`. */
const UNIT = / (?:mm|kg|kw|w|u|c|h|in|m2|kg m2|m3 h|days|dias)$/

/** Whether a column is in a unit; one whose name has none is in the only unit there is for it. */
function isIn(column: string, unit: string): boolean {
  const own = UNIT.exec(plain(column))?.[0].trim()
  return own === undefined || own === (unit === 'dias' ? 'days' : unit)
}

function columnCalled(kind: RecordKind, header: string): string | null {
  const { columns } = sheetOf(kind)
  const own = columnsOf(kind).find((column) => plain(column) === header)
  const [behind = ''] = UNIT.exec(header) ?? []
  const bare = header.slice(0, header.length - behind.length)
  const known = Object.entries(columns).find(
    ([column, words]) =>
      words.includes(header) || (words.includes(bare) && (behind === '' || isIn(column, behind.trim()))),
  )
  return own ?? known?.[0] ?? null
}

/** Tells from a file's headers what each column says; of two that say the same, the one called so by name. */
export function recogniseRecords(kind: RecordKind, headers: readonly string[]): RecordMapping {
  const names = headers.map(plain)
  const found = names.map((header) => columnCalled(kind, header))
  return found.map((column, at) => {
    if (column === null) return null
    const rivals = [...found.keys()].filter((index) => found[index] === column)
    const winner = rivals.find((index) => names[index] === plain(column)) ?? rivals[0]
    return winner === at ? column : null
  })
}

const RACK_COLUMNS = ['u_height', 'starting_unit', 'u_direction']
const INNER_COLUMNS = ['site', 'data_center', 'location']

/** What the places of a file are that has no column for it: racks have units, and what stands in a site is a room. */
export function proposePlaceType(headers: readonly string[], mapping: RecordMapping): NodeType {
  const says = (columns: readonly string[]) =>
    mapping.some((column) => column !== null && columns.includes(column))
  const calledRack = headers.some((header, at) => mapping[at] === 'name' && plain(header).startsWith('rack'))
  if (says(RACK_COLUMNS) || calledRack) return 'rack'
  return says(INNER_COLUMNS) ? 'room' : 'site'
}

/** What a place is where its row does not say it: its file does, but a room called `Row 2` is a row. */
export const placeTypeOf = (name: string, ofFile: NodeType | null): NodeType | null =>
  ofFile === 'room' && isNamedRow(name) ? 'row' : ofFile

/** Cells read, by column; those that say nothing are left out. */
export type RecordValues = Record<string, unknown>

export interface CellProblem {
  column: string
  code: FormIssue
  /** The limit passed, where there is one. */
  limit: number | null
}

/** Reads a row by what its columns say. An empty cell says nothing: of a known record it changes nothing. */
export function readRecord(
  kind: RecordKind,
  mapping: RecordMapping,
  cells: readonly string[],
): { values: RecordValues; problems: CellProblem[] } {
  const values: RecordValues = {}
  const problems: CellProblem[] = []
  for (const [at, column] of mapping.entries()) {
    const text = cells[at]?.trim() ?? ''
    const schema = column === null ? undefined : sheetOf(kind).cells[column]
    if (column === null || schema === undefined || text === '') continue
    const reading = readCell(schema, { column, text })
    if (reading.ok) values[column] = reading.value
    else problems.push({ column, code: reading.code, limit: reading.limit })
  }
  const missing = sheetOf(kind).needed.filter(
    (column) => values[column] === undefined && !problems.some((problem) => problem.column === column),
  )
  for (const column of missing) problems.push({ column, code: 'required', limit: null })
  return { values: inOneUnit(values), problems }
}

/** A weight in the unit that its row gives, in kilograms. */
function inOneUnit({ weight_unit, ...values }: RecordValues): RecordValues {
  const unit = WEIGHT_UNITS.find((one) => one === weight_unit)
  const { weight_kg } = values
  return unit === undefined || typeof weight_kg !== 'number'
    ? values
    : { ...values, weight_kg: inKilograms(weight_kg, unit) }
}

function readCell(
  schema: v.GenericSchema,
  { column, text }: { column: string; text: string },
): Reading<unknown> {
  const value = prepared(innermost(schema), { column, text })
  return value.ok ? readBy(schema, value.value) : value
}

const isSchema = (part: unknown): part is v.GenericSchema =>
  typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'schema'

const innermost = (schema: v.GenericSchema): v.GenericSchema =>
  'wrapped' in schema && isSchema(schema.wrapped) ? innermost(schema.wrapped) : schema

/** What each of a list must be. */
const itemOf = (schema: v.GenericSchema): v.GenericSchema =>
  'item' in schema && isSchema(schema.item) ? schema.item : schema

const read = (value: unknown): Reading<unknown> => ({ ok: true, value })

/** What a cell must become before its schema looks at it. */
function prepared(
  schema: v.GenericSchema,
  { column, text }: { column: string; text: string },
): Reading<unknown> {
  if (schema === isoDate) return readDate(text, null)
  if (schema.type === 'number') return readUnits(text)
  if (schema.type === 'boolean') return readYesNo(text)
  if (schema.type === 'array') return read(listOf(text).map((part) => optionOf(itemOf(schema), part)))
  if (schema.type !== 'picklist') return read(text)
  // NetBox says only whether units descend
  const descends = column === 'u_direction' ? readYesNo(text) : null
  if (descends?.ok === true) return read(descends.value ? 'top_down' : 'bottom_up')
  return read(optionOf(schema, text))
}

/** Several names in one cell. */
const listOf = (text: string): string[] =>
  text
    .split(/[;|\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

function optionOf(schema: v.GenericSchema, text: string): string {
  const options = 'options' in schema && Array.isArray(schema.options) ? schema.options.map(String) : []
  const word = plain(text)
  const called: Readonly<Record<string, readonly string[]>> = OPTION_WORDS
  // orders differ only by the minus before them
  if (options.includes(text)) return text
  const own = options.find((option) => plain(option) === word)
  return own ?? options.find((option) => called[option]?.includes(word)) ?? text
}
