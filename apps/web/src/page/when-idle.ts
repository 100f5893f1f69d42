const SOON_MS = 200

/** Does what can wait once the page has nothing better to do; not every browser can tell when that is. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, SOON_MS)
}
