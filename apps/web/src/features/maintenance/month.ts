import { addDays, addMonths, dayOfMonth } from '@plenum/domain/date'
import type { PlannedMaintenance } from '@plenum/domain/maintenance-rule'
import { weekdayOf } from '@plenum/domain/recurrence'
import type { WorkSummary } from '@plenum/domain/work-request'
import { daysOf } from '#app/work/due.ts'

const DAYS = 7

/** The weeks that a month lies in, from Monday to Sunday. */
export function weeksOf(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`
  const last = dayOfMonth(Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1, 31)
  const weeks: string[][] = []
  for (let monday = addDays(first, 1 - weekdayOf(first)); monday <= last; monday = addDays(monday, DAYS))
    weeks.push(Array.from({ length: DAYS }, (_, at) => addDays(monday, at)))
  return weeks
}

/** The first day of a month so many months from another day's. */
export const monthFrom = (day: string, months: number): string => addMonths(`${day.slice(0, 7)}-01`, months)

export interface OnDay {
  requests: WorkSummary[]
  planned: PlannedMaintenance[]
}

/** What is on each of some days: a request on every day that it touches. */
export function byDay(
  days: readonly string[],
  requests: readonly WorkSummary[],
  planned: readonly PlannedMaintenance[],
): Map<string, OnDay> {
  return new Map(
    days.map((day) => [
      day,
      {
        requests: requests.filter((request) => {
          const span = daysOf(request)
          return span !== null && span.first <= day && day <= span.last
        }),
        planned: planned.filter(({ due_on }) => due_on === day),
      },
    ]),
  )
}
