/** How long after one tooltip closed the next opens without waiting. */
const SKIP_MS = 300

let closedAt = Number.NEGATIVE_INFINITY

/** One tooltip has closed. */
export function tooltipClosed(now = performance.now()) {
  closedAt = now
}

/** Somebody who has just read one tooltip need not wait for the next. */
export const skipsWaiting = (now = performance.now()) => now - closedAt <= SKIP_MS
