const BEAT_MS = 500

/** How late this process is with what is due; whatever it was late with half a second ago still counts. */
export interface LoopWatch {
  lag: () => number
  stop: () => void
}

/** Watches how long the event loop is held up. */
export const watchLoop = (): LoopWatch => {
  let due = performance.now() + BEAT_MS
  let lag = 0
  const beating = setInterval(() => {
    const now = performance.now()
    lag = now - due
    due = now + BEAT_MS
  }, BEAT_MS)
  beating.unref()
  return {
    // A request may be served before the beat that is late.
    lag: () => Math.max(lag, performance.now() - due, 0),
    stop: () => clearInterval(beating),
  }
}
