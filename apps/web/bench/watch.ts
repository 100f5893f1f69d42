// These run in the page: each says all it needs.

/** What a page saw of its own load, in milliseconds since it began. */
export interface Seen {
  /** First and largest contentful paint. */
  painted: number
  largest: number
  /** The first row of a table, and the first thing to press or to type in. */
  row: number
  control: number
  /** What long tasks took over 50 ms each, before the first paint as well. */
  blocked: number
}

declare global {
  var seenOfLoad: Seen
}

/** Watches the load of the page it runs in before anything else does. */
export function watchLoad() {
  const seen: Seen = { painted: NaN, largest: NaN, row: NaN, control: NaN, blocked: 0 }
  globalThis.seenOfLoad = seen
  const observe = (type: string, tell: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.painted = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime))
  observe('longtask', ({ duration }) => (seen.blocked += Math.max(0, duration - 50)))
  const hasSize = (element: Element) => element.getBoundingClientRect().height > 0
  const isRow = (row: Element) =>
    row.querySelector('[role=columnheader]') === null && row.textContent.trim() !== '' && hasSize(row)
  const look = () => {
    const now = performance.now()
    if (Number.isNaN(seen.row) && [...document.querySelectorAll('[role=grid] [role=row]')].some(isRow))
      seen.row = now
    if (Number.isNaN(seen.control) && [...document.querySelectorAll('a, button, input')].some(hasSize))
      seen.control = now
    if (Number.isNaN(seen.row) || Number.isNaN(seen.control)) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Whether nothing has come for so many milliseconds. */
export const isQuiet = (settled: number) =>
  performance.now() -
    Math.max(
      ...performance
        .getEntriesByType('resource')
        .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0)),
    ) >
  settled
