import * as v from 'valibot'
import type { FormIssue } from './issue.ts'

const code = <Code extends FormIssue>(value: Code): Code => value
/** PostgreSQL cannot store NUL, and a lone surrogate is no text in any encoding. */
export const storable = (value: string) => !value.includes('\u0000') && value.isWellFormed()

/** One line or paragraph of 1 to `max` characters, blanks around it cut off. */
export const text = (max: number) =>
  v.pipe(
    v.string(code('required')),
    v.trim(),
    v.nonEmpty(code('required')),
    v.maxLength(max, code('too_long')),
    v.check(storable, code('invalid_text')),
  )

/** Text that may be missing: null, never an empty string. */
export const optionalText = (max: number) => v.nullable(text(max), null)

/** Values by any text that can be stored. */
export const byText = <Value extends v.GenericSchema>(value: Value) =>
  v.pipe(
    v.record(v.string(), value, code('invalid')),
    v.check((record) => Object.keys(record).every(storable), code('invalid_text')),
  )

/** A record's id: a UUID in text form, its letters small whatever was sent: ids are compared as text. */
export const id = v.pipe(
  v.string(code('required')),
  v.uuid(code('invalid_id')),
  v.transform((uuid) => uuid.toLowerCase()),
)

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A calendar date, `YYYY-MM-DD`, without time or zone. */
export const isoDate = v.pipe(
  v.string(code('required')),
  v.regex(DAY, code('invalid_date')),
  // what is not even of that form has been refused once
  v.check((value) => !DAY.test(value) || isCalendarDate(value), code('invalid_date')),
)

/** An instant, ISO 8601, in UTC whatever zone it was sent in: not every database knows every zone. */
export const instant = v.pipe(
  v.string(code('required')),
  v.isoTimestamp(code('invalid_date')),
  v.check(isInstant, code('invalid_date')),
  v.transform((at) => new Date(at).toISOString()),
)

function isCalendarDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) && value >= '1900-01-01'
}

/** Of a day that there is, and in a year that databases and programs write alike, also where its zone is left out. */
function isInstant(value: string): boolean {
  const at = new Date(value)
  return (
    isCalendarDate(value.slice(0, 10)) && !Number.isNaN(at.getTime()) && !at.toISOString().startsWith('+')
  )
}
