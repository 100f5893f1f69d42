import { isOver } from '@plenum/domain/work-stage'
import type { WorkSummary } from '@plenum/domain/work-request'

type Dated = Pick<WorkSummary, 'window_start' | 'window_end' | 'wanted_on'>

const two = (part: number) => String(part).padStart(2, '0')

/** The calendar day of an instant where the reader is. */
export function localDay(at: Date): string {
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** The days on which a request takes place: those of its window, or the one it is wanted on; null without either. */
export function daysOf({
  window_start,
  window_end,
  wanted_on,
}: Dated): { first: string; last: string } | null {
  if (window_start !== null) {
    const first = localDay(new Date(window_start))
    // a window until midnight ends on the day before it
    const last = window_end === null ? first : localDay(new Date(Date.parse(window_end) - 1))
    return { first, last: last < first ? first : last }
  }
  return wanted_on === null ? null : { first: wanted_on, last: wanted_on }
}

/** Whether a request should be over and is not: its window has ended, or the day it was wanted on. */
export function isOverdue({ stage, ...dated }: Dated & Pick<WorkSummary, 'stage'>, now: Date): boolean {
  if (isOver(stage)) return false
  if (dated.window_end !== null) return Date.parse(dated.window_end) < now.getTime()
  const days = daysOf(dated)
  return days !== null && days.last < localDay(now)
}
