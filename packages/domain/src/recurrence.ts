import * as v from 'valibot'
import { addDays, addMonths, dayOfMonth } from './date.ts'
import { isoDate } from './text.ts'

export const RECURRENCE_UNITS = ['day', 'week', 'month', 'year'] as const
export type RecurrenceUnit = (typeof RECURRENCE_UNITS)[number]

/** Stands for the last weekday of its kind in a month, which some months have four and some five of. */
export const LAST_OF_MONTH = 5

const number = (min: number, max: number) =>
  v.pipe(
    v.number('invalid_number'),
    v.integer('invalid_number'),
    v.minValue(min, 'too_small'),
    v.maxValue(max, 'too_large'),
  )
const optional = (min: number, max: number) => v.optional(v.nullable(number(min, max)), null)

const rhythm = {
  every: number(1, 999),
  unit: v.picklist(RECURRENCE_UNITS, 'unknown_option'),
  /** The first day on which it can be due. */
  starts_on: isoDate,
}

/** When something comes round: by the calendar, or so long after it was last done. */
export const Recurrence = v.variant(
  'by',
  [
    v.strictObject(
      {
        by: v.literal('calendar'),
        ...rhythm,
        /** From Monday, 1: of weeks, and of months with `nth`; that of the first day where none is named. */
        weekday: optional(1, 7),
        /** Which of the weekdays of a month, `LAST_OF_MONTH` for the last; null is a day of the month. */
        nth: optional(1, LAST_OF_MONTH),
        /** Of months: the last day of those that are too short; that of the first day where none is named. */
        month_day: optional(1, 31),
      },
      'invalid',
    ),
    v.strictObject({ by: v.literal('done'), ...rhythm }, 'invalid'),
  ],
  'unknown_option',
)
export type Recurrence = v.InferOutput<typeof Recurrence>
type Calendar = Extract<Recurrence, { by: 'calendar' }>

const DAY = 24 * 60 * 60 * 1000
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY
const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
/** The weekday of a day, from Monday, 1, to Sunday, 7. */
export const weekdayOf = (day: string): number => ((numberOf(day) + 3) % 7) + 1

const firstWeekday = (from: string, weekday: number): string =>
  addDays(from, (weekday - weekdayOf(from) + 7) % 7)

/** The nth weekday of its kind in a month. */
function weekdayOfMonth(month: number, weekday: number, nth: number): string {
  if (nth < LAST_OF_MONTH) return addDays(firstWeekday(dayOfMonth(month, 1), weekday), (nth - 1) * 7)
  return firstWeekday(addDays(dayOfMonth(month, 31), -6), weekday)
}

const dueInMonth = ({ starts_on, weekday, nth, month_day }: Calendar, month: number): string =>
  nth === null
    ? dayOfMonth(month, month_day ?? Number(starts_on.slice(8)))
    : weekdayOfMonth(month, weekday ?? weekdayOf(starts_on), nth)

/** The days on which it is due, counted from 0, and the count of one that is close below a day or the first from it on. */
interface Series {
  at: (count: number) => string
  near: (day: string) => number
}

function seriesOf(rule: Calendar): Series {
  const { every, unit, starts_on } = rule
  if (unit === 'day' || unit === 'week') {
    const first = unit === 'week' ? firstWeekday(starts_on, rule.weekday ?? weekdayOf(starts_on)) : starts_on
    const step = unit === 'week' ? every * 7 : every
    return {
      at: (count) => addDays(first, count * step),
      near: (day) => Math.floor((numberOf(day) - numberOf(first)) / step),
    }
  }
  const months = unit === 'year' ? 12 : 1
  const start = monthOf(starts_on)
  const first = dueInMonth(rule, start) < starts_on ? start + months : start
  return {
    at: (count) => dueInMonth(rule, first + count * every * months),
    near: (day) => Math.floor((monthOf(day) - first) / (every * months)),
  }
}

/** The first day from `day` on, that included, on which something is due by the calendar. */
export function firstDueFrom(rule: Calendar, day: string): string {
  const { at, near } = seriesOf(rule)
  const count = Math.max(0, near(day))
  return at(count) < day ? at(count + 1) : at(count)
}

/** The last day before `day` on which something was due by the calendar; null where it never was. */
export function lastDueBefore(rule: Calendar, day: string): string | null {
  const { at, near } = seriesOf(rule)
  const count = near(day)
  const last = count >= 0 && at(count) < day ? count : count - 1
  return last < 0 ? null : at(last)
}

/** Due days that one question is answered with. */
export const MOST_DUE_DAYS = 400

/** The days from `from` to `to`, both included, on which something is due by the calendar; the first of them where many. */
export function dueDays(rule: Calendar, from: string, to: string): string[] {
  const days: string[] = []
  for (
    let day = firstDueFrom(rule, from);
    day <= to && days.length < MOST_DUE_DAYS;
    day = firstDueFrom(rule, addDays(day, 1))
  )
    days.push(day)
  return days
}

/** The day `every` units after another one. */
export function after(day: string, { every, unit }: Pick<Recurrence, 'every' | 'unit'>): string {
  if (unit === 'day') return addDays(day, every)
  if (unit === 'week') return addDays(day, every * 7)
  return addMonths(day, unit === 'year' ? every * 12 : every)
}
