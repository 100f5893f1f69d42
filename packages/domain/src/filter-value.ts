import * as v from 'valibot'
import { addDays } from './date.ts'
import { isoDate } from './text.ts'

/** Values that one filter may name at once. */
export const MAX_VALUES = 100

/** Texts of a filter with several values, as they stand in an address: commas between them. */
export const valuesOf = (text: string | undefined): string[] =>
  text === undefined || text === '' ? [] : [...new Set(text.split(','))]

/** A filter's values, of which a record must have one: text with commas, read as a list. */
export const anyOf = <Value extends string>(value: v.GenericSchema<string, Value>) =>
  v.optional(
    v.pipe(
      v.string('invalid'),
      v.transform((text): string[] => valuesOf(text)),
      v.array(value),
      v.minLength(1, 'required'),
      v.maxLength(MAX_VALUES, 'too_large'),
    ),
  )

const RELATIVE = /^(-?\d{1,5})d$/

/** So many days from today: `90d`, `0d`, `-30d`. */
export const relativeDay = v.pipe(v.string(), v.regex(RELATIVE, 'invalid_date'))

/** A day that a filter names: `YYYY-MM-DD`, or so many days from today: `90d`, `0d`, `-30d`. */
export const filterDay = v.optional(v.union([isoDate, relativeDay], 'invalid_date'))

/** The calendar day a filter means today. */
export function dayOf(value: string, today: string): string {
  const days = RELATIVE.exec(value)?.[1]
  return days === undefined ? value : addDays(today, Number(days))
}

/** Days from today, where a filter's day is told that way; undefined for a calendar day. */
export function relativeDays(value: string): number | undefined {
  const days = RELATIVE.exec(value)?.[1]
  return days === undefined ? undefined : Number(days)
}
