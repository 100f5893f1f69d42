import * as v from 'valibot'
import { AssetInput, ASSET_STATUSES, type AssetStatus } from './asset.ts'
import type { PlainField } from './asset-import-columns.ts'
import { plain } from './asset-import-recognise.ts'
import {
  FRONT_WORDS,
  MONTH_WORDS,
  NO_WORDS,
  OPTION_WORDS,
  REAR_WORDS,
  STATUS_WORDS,
  YES_WORDS,
} from './asset-import-words.ts'
import { isFormIssue, type FormIssue } from './issue.ts'
import { LANES, type Lane } from './lane.ts'
import type { Face } from './placement.ts'
import { TagInput } from './tag.ts'
import { MOST_TAGS_OF_ASSET } from './tag-ref.ts'
import { isoDate } from './text.ts'

/** Which of day and month comes first in a column's dates. */
export const DATE_ORDERS = ['dmy', 'mdy'] as const
export type DateOrder = (typeof DATE_ORDERS)[number]

/** A value read from a cell, or why it cannot be read; `limit` is what was passed, where the words name it. */
export type Reading<Value> = { ok: true; value: Value } | { ok: false; code: FormIssue; limit: number | null }

const read = <Value>(value: Value): Reading<Value> => ({ ok: true, value })
const unread = <Value>(code: FormIssue, limit: number | null = null): Reading<Value> => ({
  ok: false,
  code,
  limit,
})

/** The time behind a day: `10:00`, `T10:00:00.5+02:00`, `10:00 AM`, `10:00 p. m.`. */
const TIME = /[T ]\d{1,2}:\d{2}[\d:.,]*(?: ?(?:Z|[+-][\d:]+|[ap]\.? ?m\.?))?$/i
const dayOf = (text: string): string => text.trim().split(/\s+/).join(' ').replace(TIME, '')

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/

const DAY_MONTH = /^(?:\p{L}{2,4}\.? )?(\d{1,2}) (\p{L}{3,})\.?,? (\d{4})$/u
const MONTH_DAY = /^(?:\p{L}{2,4}\.? )?(\p{L}{3,})\.? (\d{1,2}),? (\d{4})$/u

const asDate = (year: string, month: string, day: string): Reading<string> => {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return v.is(isoDate, text) ? read(text) : unread('invalid_date')
}

/** What a date says about the order of day and month in its column; null when it says nothing. */
export function dateHint(text: string): DateOrder | null {
  const [, first = '', separator, second = ''] = YEAR_LAST.exec(dayOf(text)) ?? []
  if (separator === undefined) return null
  if (separator === '.' || Number(first) > 12) return 'dmy'
  return Number(second) > 12 ? 'mdy' : null
}

/** A date whose month is a word, or null where it has none. */
function readNamedDate(text: string): Reading<string> | null {
  const [, firstDay, firstWord, firstYear] = DAY_MONTH.exec(text) ?? []
  const [, lastWord, lastDay, lastYear] = MONTH_DAY.exec(text) ?? []
  const start = plain(firstWord ?? lastWord ?? '').slice(0, 3)
  const month = MONTH_WORDS.findIndex((words) => words.includes(start)) + 1
  return month === 0 ? null : asDate(firstYear ?? lastYear ?? '', String(month), firstDay ?? lastDay ?? '')
}

/** A calendar date as `YYYY-MM-DD`; a time after it is cut off, in the zone it was written in. */
export function readDate(text: string, order: DateOrder | null): Reading<string> {
  const written = dayOf(text)
  const [, year, month = '', day = ''] = YEAR_FIRST.exec(written) ?? []
  if (year !== undefined) return asDate(year, month, day)
  const [, first, , second = '', lastYear = ''] = YEAR_LAST.exec(written) ?? []
  if (first === undefined) return readNamedDate(written) ?? unread('invalid_date')
  const known = dateHint(written) ?? (Number(first) === Number(second) ? 'dmy' : order)
  if (known === null) return unread('date_ambiguous')

  return known === 'dmy' ? asDate(lastYear, second, first) : asDate(lastYear, first, second)
}

/** Thousands told apart more than once, by a point or a comma: `1.234.567`. */
const GROUPED = /^-?\d{1,3}([.,])\d{3}(?:\1\d{3})+$/

/** A number with a point or a comma for its decimals; `1,234` could be either and is refused. */
export function readNumber(text: string): Reading<number> {
  const compact = text.replace(/[\s\u00a0']/g, '')
  if (GROUPED.test(compact)) return read(Number(compact.replace(/[.,]/g, '')))
  const decimalComma = /^-?\d{1,3}(\.\d{3})+,\d+$|^-?\d+,(\d{1,2}|\d{4,})$|^-?0,\d+$/.test(compact)
  const decimalPoint = /^-?\d+(\.\d+)?$|^-?\d{1,3}(,\d{3})+\.\d+$/.test(compact)
  if (decimalComma) return read(Number(compact.replaceAll('.', '').replace(',', '.')))
  return decimalPoint ? read(Number(compact.replaceAll(',', ''))) : unread('invalid_number')
}

/** A number of units, written with or without a U. */
export const readUnits = (text: string): Reading<number> =>
  readNumber(text.trim().replace(/^u\s*|(?<!\s)\s*u$/i, ''))

export function readYesNo(text: string): Reading<boolean> {
  const word = plain(text)
  if (YES_WORDS.includes(word)) return read(true)
  return NO_WORDS.includes(word) ? read(false) : unread('unknown_option')
}

export function readFace(text: string): Reading<Face> {
  const word = plain(text)
  if (FRONT_WORDS.includes(word)) return read('front')
  return REAR_WORDS.includes(word) ? read('rear') : unread('unknown_option')
}

const LANE_WORDS: Readonly<Record<Lane, readonly string[]>> = {
  left_half: ['mitad izquierda'],
  right_half: ['mitad derecha'],
  left_third: ['tercio izquierdo'],
  center_third: ['middle third', 'tercio central'],
  right_third: ['tercio derecho'],
}

/** One of the lanes, by its own name or as it is written: `Left half`. */
export function readLane(text: string): Reading<Lane> {
  const word = plain(text)
  const lane = LANES.find((each) => [each, ...LANE_WORDS[each]].map(plain).includes(word))
  return lane === undefined ? unread('unknown_option') : read(lane)
}

const statusOf = new Map(
  ASSET_STATUSES.flatMap((status) =>
    [status, ...STATUS_WORDS[status]].map((word) => [plain(word), status] as const),
  ),
)

/** One of the ten statuses, by our words or by those of another inventory. */
export function readStatus(text: string): Reading<AssetStatus> {
  const status = statusOf.get(plain(text))
  return status === undefined ? unread('unknown_option') : read(status)
}

/** A name of a list: in quotes, a quote in it written twice, or up to the next comma or semicolon. */
const LISTED_NAME = /\s*"((?:[^"]|"")*)"\s*(?:[,;]|$)|([^,;]*)(?:[,;]|$)/gy
/** A name that would not be read as it is. */
const NEEDS_QUOTES = /^"|[,;]/

/** The names of tags, apart by commas or semicolons unless in quotes; each once, however it is written. */
export function readTags(text: string): Reading<string[]> {
  const names = [...text.matchAll(LISTED_NAME)].map(([, quoted, bare = '']) =>
    (quoted?.replaceAll('""', '"') ?? bare).trim(),
  )
  const keys = names.map((name) => name.toLowerCase())
  const once = names.filter((name, at) => name !== '' && keys.indexOf(keys[at] ?? '') === at)
  if (once.length > MOST_TAGS_OF_ASSET) return unread('too_large', MOST_TAGS_OF_ASSET)
  return readBy(v.array(TagInput.entries.name), once)
}

/** The names of tags as `readTags` reads them again. */
export const writeTags = (names: readonly string[]): string =>
  names.map((name) => (NEEDS_QUOTES.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join(', ')

/** A text checked by a schema; the first objection counts. */
export function readBy<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): Reading<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, value)
  if (result.success) return read(result.output)
  const [issue] = result.issues
  const limit = 'requirement' in issue && typeof issue.requirement === 'number' ? issue.requirement : null
  return unread(isFormIssue(issue.message) ? issue.message : 'invalid', limit)
}

type Entry = (typeof AssetInput.entries)[PlainField]

/** What a cell must become before the field's own schema looks at it. */
function prepared(schema: Entry, text: string, order: DateOrder | null): Reading<unknown> {
  // kept in hundredths: three digits at its end are thousands where a comma is written for the decimals
  if (schema === AssetInput.entries.cost && /^-?\d{1,3}\.\d{3}$/.test(text)) return unread('invalid_number')
  const inner: v.GenericSchema = schema.type === 'nullable' ? schema.wrapped : schema
  if (inner === isoDate) return readDate(text, order)
  if (inner.type === 'number') return readNumber(text)
  if (inner.type === 'boolean') return readYesNo(text)
  if (inner.type === 'picklist') return read(OPTION_WORDS[plain(text)] ?? plain(text).replaceAll(' ', '_'))
  return read(text)
}

/** An asset's own field from its cell: the field's schema says what the text must be; empty is null. */
export function readField(field: PlainField, text: string, order: DateOrder | null): Reading<unknown> {
  const schema = AssetInput.entries[field]
  const trimmed = text.trim()
  if (trimmed === '') return readBy(schema, schema.type === 'nullable' ? null : '')
  const value = prepared(schema, trimmed, order)
  return value.ok ? readBy(schema, value.value) : value
}
