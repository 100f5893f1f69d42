import type { Allowance } from './limits.ts'
import type { Clock } from './ports.ts'

/** Keys remembered at once; beyond it the oldest are forgotten, so that nobody fills the memory. */
const MOST_KEYS = 50_000

/** Milliseconds that a clock may go back without anything being begun anew. */
const JITTER = 1_000

/** Counts in memory what happened under which key. */
export interface Counts {
  /** Counts once more; answers for how many milliseconds it is too much, 0 where it is not. */
  take: (key: string, allowances: readonly Allowance[]) => number
}

export function createCounts(clock: Clock): Counts {
  const counts = new Map<string, { count: number; until: number }>()

  /** What was counted of the time that runs; one that begins only later was begun before the clock was set back. */
  const present = (key: string, { ms }: Allowance, now: number) => {
    const slot = counts.get(key)
    return slot !== undefined && slot.until > now && slot.until - ms <= now + JITTER ? slot : undefined
  }

  const waitFor = (key: string, allowance: Allowance, now: number): number => {
    const slot = present(key, allowance, now)
    return slot !== undefined && slot.count >= allowance.most ? Math.min(slot.until - now, allowance.ms) : 0
  }

  function countOne(key: string, allowance: Allowance, now: number): void {
    const { ms } = allowance
    const slot = present(key, allowance, now)
    if (slot !== undefined) slot.count++
    else {
      counts.delete(key)
      counts.set(key, { count: 1, until: now + ms })
    }
  }

  function tidy(now: number): void {
    for (const [key, { until }] of counts) if (until <= now) counts.delete(key)
    for (const key of counts.keys()) {
      if (counts.size <= MOST_KEYS / 2) break
      counts.delete(key)
    }
  }

  return {
    take: (key, allowances) => {
      const now = clock().getTime()
      const slots = allowances.map((allowance) => ({ allowance, key: `${key} ${allowance.ms}` }))
      const wait = Math.max(0, ...slots.map((slot) => waitFor(slot.key, slot.allowance, now)))
      if (wait === 0) for (const slot of slots) countOne(slot.key, slot.allowance, now)
      if (counts.size > MOST_KEYS) tidy(now)
      return wait
    },
  }
}
