import { keepStored, readStored } from '@plenum/i18n/browser-storage'
import * as v from 'valibot'
import { VISITS } from './forget-visits.ts'

const MOST = 8

const Visit = v.object({
  id: v.string(),
  group: v.picklist(['assets', 'places', 'people']),
  name: v.string(),
  hint: v.optional(v.string()),
  href: v.string(),
})
/** A record that was gone to, and the way back to it. */
export type Visit = v.InferOutput<typeof Visit>

const Visits = v.object({ user: v.string(), visits: v.array(Visit) })

/** What this person went to last, newest first; kept in this browser until somebody signs out. */
export function visitsOf(user: string): Visit[] {
  try {
    const kept = v.parse(Visits, JSON.parse(readStored(VISITS) ?? 'null'))
    return kept.user === user ? kept.visits : []
  } catch {
    return []
  }
}

export function noteVisit(user: string, visit: Visit): void {
  const others = visitsOf(user).filter(({ id }) => id !== visit.id)
  keepStored(VISITS, JSON.stringify({ user, visits: [visit, ...others].slice(0, MOST) }))
}
