import * as v from 'valibot'
import { addDays } from './date.ts'
import type { PlacementSource } from './placement.ts'
import { instant, isoDate } from './text.ts'

/** When a place is looked at: a day as it ends, or an instant. */
export const When = v.union([isoDate, instant], 'invalid_date')
export type When = v.InferOutput<typeof When>

/** Whether something was, is or is to be; only what was and is to be has to be worked out. */
export type Tense = 'past' | 'present' | 'future'

/** Where a thing stood, stands or is to stand: from one instant on, and no longer at the other. */
export interface Interval {
  asset_id: string
  node_id: string
  position: number | null
  face: string | null
  source: PlacementSource
  valid_from: string
  valid_to: string | null
}

/** The day that an instant belongs to. */
export const dayOf = (at: string): string => new Date(at).toISOString().slice(0, 10)

/** The last moment of a day. */
const endOf = (day: string): string => `${day}T23:59:59.999Z`

const isDay = (when: When): boolean => when.length === 'YYYY-MM-DD'.length

/** The moment that is looked at: of a day its last one, of an instant that one. */
export const momentOf = (when: When): string => (isDay(when) ? endOf(when) : new Date(when).toISOString())

/** Whether a moment was, is or is to be; the whole of today is now. */
export function tenseOf(when: When, now: string): Tense {
  const today = dayOf(now)
  if (isDay(when)) return when < today ? 'past' : when > today ? 'future' : 'present'
  return Date.parse(when) <= Date.parse(now) ? 'past' : dayOf(when) > today ? 'future' : 'present'
}

/** The end of the day before the one that is looked at. */
export const before = (when: When): string => addDays(dayOf(momentOf(when)), -1)

/** The day from which a plan counts: what is due already has not happened today, and may tomorrow. */
export const countsFrom = (planned_for: string, today: string): string =>
  planned_for > today ? planned_for : addDays(today, 1)

const holdsAt = ({ valid_from, valid_to }: Interval, at: number): boolean =>
  Date.parse(valid_from) <= at && (valid_to === null || at < Date.parse(valid_to))

/**
 * Those of a company's placements that hold at a time: in the past what stood there, today what stands there, later
 * what stands there unless it is planned elsewhere by then, and what is planned there.
 */
export function placedAt<Each extends Interval>(
  placements: readonly Each[],
  when: When,
  now: string,
): Each[] {
  const tense = tenseOf(when, now)
  const at = Date.parse(momentOf(when))
  if (tense === 'present') return placements.filter(({ source }) => source === 'current')
  if (tense === 'past') return placements.filter((each) => each.source !== 'planned' && holdsAt(each, at))
  const due = placements.filter((each) => each.source === 'planned' && Date.parse(each.valid_from) <= at)
  const leaving = new Set(due.map(({ asset_id }) => asset_id))
  return [
    ...placements.filter(({ source, asset_id }) => source === 'current' && !leaving.has(asset_id)),
    ...due,
  ]
}

/** The days on which something comes or goes, the first one first. */
export function changingDays(placements: readonly Interval[], now: string): string[] {
  const today = dayOf(now)
  const days = placements.flatMap(({ source, valid_from, valid_to }) => {
    if (source === 'planned') return [countsFrom(dayOf(valid_from), today)]
    if (valid_from === valid_to) return []
    return valid_to === null ? [dayOf(valid_from)] : [dayOf(valid_from), dayOf(valid_to)]
  })
  return [...new Set(days)].toSorted()
}
