import { addDays } from '@plenum/domain/date'
import type { WorkSummary } from '@plenum/domain/work-request'
import { daysOf } from '../due.ts'

export type Span = 'month' | 'week'

const WEEK = 7
const utc = (day: string) => new Date(`${day}T00:00:00Z`)

/** The first day of the week that a day lies in. */
function weekStart(day: string, firstWeekday: number): string {
  const weekday = utc(day).getUTCDay() || WEEK
  return addDays(day, -((weekday - firstWeekday + WEEK) % WEEK))
}

/** The weeks of a span around a day, each with its seven days: a month's are whole ones. */
export function weeksOf(span: Span, day: string, firstWeekday: number): string[][] {
  const first = span === 'week' ? day : `${day.slice(0, 8)}01`
  const start = weekStart(first, firstWeekday)
  const weekFrom = (from: string) => Array.from({ length: WEEK }, (_, at) => addDays(from, at))
  if (span === 'week') return [weekFrom(start)]
  const month = day.slice(0, 7)
  const weeks: string[][] = []
  for (let from = start; from.slice(0, 7) <= month; from = addDays(from, WEEK)) weeks.push(weekFrom(from))
  return weeks
}

/** The days of weeks, from the first to the last. */
export const daysOfWeeks = (weeks: readonly (readonly string[])[], day: string) => ({
  from: weeks[0]?.[0] ?? day,
  to: weeks.at(-1)?.at(-1) ?? day,
})

/** What to ask for so that nothing of these days is missing: the server's days are those of UTC. */
export const around = ({ from, to }: { from: string; to: string }) => ({
  from: addDays(from, -1),
  to: addDays(to, 1),
})

/** The same day of the next span, or of the one before. */
export function dayAfter(span: Span, day: string, by: 1 | -1): string {
  if (span === 'week') return addDays(day, WEEK * by)
  const at = utc(`${day.slice(0, 8)}01`)
  at.setUTCMonth(at.getUTCMonth() + by)
  return at.toISOString().slice(0, 10)
}

/** What of a request falls into a week, in columns from 0 and on a line from 0. */
export interface Stretch<Request> {
  request: Request
  column: number
  span: number
  track: number
  isBefore: boolean
  isAfter: boolean
}

export interface LaidOut<Request> {
  bars: Stretch<Request>[]
  /** How many have no line left, for each day. */
  hidden: number[]
}

type Dated = Pick<WorkSummary, 'window_start' | 'window_end' | 'wanted_on'>

const between = (one: string, other: string) =>
  Math.round((utc(other).getTime() - utc(one).getTime()) / (24 * 60 * 60 * 1000))

/** Lays what takes place in a week on lines, the longest first, as many as there is room for. */
export function layOut<Request extends Dated>(
  requests: readonly Request[],
  week: readonly string[],
  most: number,
): LaidOut<Request> {
  const [first = ''] = week
  const last = week.at(-1) ?? first
  const stretches = requests
    .flatMap((request) => {
      const days = daysOf(request)
      if (days === null || days.last < first || days.first > last) return []
      const column = Math.max(0, between(first, days.first))
      const end = Math.min(WEEK - 1, between(first, days.last))
      return [
        {
          request,
          column,
          span: end - column + 1,
          isBefore: days.first < first,
          isAfter: days.last > last,
        },
      ]
    })
    .toSorted((one, other) => one.column - other.column || other.span - one.span)
  const hidden = week.map(() => 0)
  const ends: number[] = []
  const bars: Stretch<Request>[] = []
  for (const stretch of stretches) {
    const free = ends.findIndex((end) => end < stretch.column)
    const track = free < 0 ? ends.length : free
    if (track < most) {
      ends[track] = stretch.column + stretch.span - 1
      bars.push({ ...stretch, track })
    } else
      for (let day = stretch.column; day < stretch.column + stretch.span; day += 1)
        hidden[day] = (hidden[day] ?? 0) + 1
  }
  return { bars, hidden }
}
