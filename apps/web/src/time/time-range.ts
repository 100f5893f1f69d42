import { addDays } from '@plenum/domain/date'
import type { PlaceTimeline } from '@plenum/domain/place-timeline'

/** Days that are shown around today at least, and after the last change. */
const AROUND = 30
const AFTER = 7

/** The first and the last day that can be looked at: all changes, and the day in the address wherever it is. */
export function rangeOf({ today, days }: Pick<PlaceTimeline, 'today' | 'days'>, day: string) {
  const all = [
    addDays(today, -AROUND),
    addDays(today, AROUND),
    day,
    ...days.map((each) => each.day),
    ...days.slice(-1).map((each) => addDays(each.day, AFTER)),
  ].toSorted()
  return { min: all[0] ?? today, max: all.at(-1) ?? today }
}

/** The next day with a change after a day, or the last one before it; undefined where there is none. */
export const nextChange = (days: PlaceTimeline['days'], day: string): string | undefined =>
  days.find((each) => each.day > day)?.day
export const lastChange = (days: PlaceTimeline['days'], day: string): string | undefined =>
  days.findLast((each) => each.day < day)?.day
