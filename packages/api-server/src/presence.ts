import { PRESENCE_LASTS, type Present } from '@plenum/domain/presence'
import type { Clock, Presence, Visit } from './ports.ts'

interface Seen {
  name: string
  /** Until when he counts as there, and as editing, in milliseconds. */
  until: number
  editing_until: number
}

/** Who has which record open, as far as this process has heard: in its memory alone. */
export class PresenceHere implements Presence {
  readonly #clock: Clock
  readonly #records = new Map<string, Map<string, Seen>>()
  #swept = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  note({ company_id, record, user, editing }: Visit): Promise<Present[]> {
    const now = this.#clock().getTime()
    this.#sweep(now)
    const key = keyOf(company_id, record)
    const people = this.#records.get(key) ?? new Map<string, Seen>()
    this.#records.set(key, people)
    const before = people.get(user.id)
    const until = now + PRESENCE_LASTS
    // One person may read it in one page while he edits it in another.
    people.set(user.id, {
      name: user.name,
      until,
      editing_until: editing ? until : (before?.editing_until ?? 0),
    })
    const others = [...people]
      .filter(([id, seen]) => id !== user.id && lasts(seen.until, now))
      .map(([id, { name, editing_until }]) => ({ id, name, editing: lasts(editing_until, now) }))
    return Promise.resolve(
      others.toSorted(
        (one, other) => Number(other.editing) - Number(one.editing) || one.name.localeCompare(other.name),
      ),
    )
  }

  leave({ company_id, record, user }: Omit<Visit, 'editing'>): Promise<void> {
    this.#records.get(keyOf(company_id, record))?.delete(user.id)
    return Promise.resolve()
  }

  #sweep(now: number): void {
    // The clock may be set back.
    if (Math.abs(now - this.#swept) < PRESENCE_LASTS) return
    this.#swept = now
    for (const [key, people] of this.#records) {
      for (const [id, { until }] of people) if (!lasts(until, now)) people.delete(id)
      if (people.size === 0) this.#records.delete(key)
    }
  }
}

/** Milliseconds that a clock may go back without anybody being forgotten. */
const JITTER = 1_000

/** What ends later than anything can was noted before the clock was set back. */
const lasts = (until: number, now: number): boolean => until > now && until <= now + PRESENCE_LASTS + JITTER

const keyOf = (company_id: string, record: string) => `${company_id} ${record}`
