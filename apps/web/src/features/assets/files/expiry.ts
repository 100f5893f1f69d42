const DAY_MS = 24 * 60 * 60 * 1000
const SOON_DAYS = 30

export type Expiry = 'past' | 'soon' | 'later'

/** How near the end of a document is, on a calendar day; the day itself is its last. */
export function expiryOf(expires_at: string, today: string): Expiry {
  const days = (Date.parse(expires_at) - Date.parse(today)) / DAY_MS
  if (days < 0) return 'past'
  return days <= SOON_DAYS ? 'soon' : 'later'
}

/** The calendar day it is where the person is. */
export function dayOf(now: Date): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
