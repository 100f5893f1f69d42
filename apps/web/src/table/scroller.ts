import { recycled, tidied, type Slot } from './row-slots.ts'
import {
  bodyHeight,
  isOff,
  isScaled,
  isStray,
  offsetOf,
  offsetShowing,
  placeAt,
  replaced,
  rowsInView,
  scrolledTo,
  type Extent,
  type Position,
  type RowRange,
} from './scroll-scale.ts'

/** Rows drawn beyond what is in view, for the part of a frame in which the browser scrolls alone. */
const EXTRA = 6

/** The list rests once it has stood still so long. */
const REST_MS = 80

/** The elements of a table the scroller measures. */
export interface Parts {
  frame: HTMLElement
  /** Holds the rows. */
  body: HTMLElement
  /** As high as a row. */
  measure: HTMLElement
  /** As high as the header. */
  head: HTMLElement | null
}

/** What is drawn; the object changes only when something of it does. */
export interface Drawn {
  slots: readonly Slot[]
  /** How much higher the rows stand than a list that is not scaled would have them. */
  drift: number
  /** The rows that are looked at, as of the last slow frame. */
  range: RowRange
  rowHeight: number
  width: number
  rem: number
}

type Keeper = 'cursor' | 'focus'

/** As much as a window may show of a list, in pixels. */
export interface Room extends Extent {
  width: number
  rem: number
}

const remPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

const isSame = (one: Drawn, other: Drawn) =>
  one.slots === other.slots &&
  one.drift === other.drift &&
  one.range.first === other.range.first &&
  one.range.last === other.range.last &&
  one.rowHeight === other.rowHeight &&
  one.width === other.width &&
  one.rem === other.rem

/**
 * Follows a scrolling box and says which rows to draw where; scrolling itself stays the browser's.
 * Until it has been measured, rows are drawn for the room that was expected.
 */
export function createScroller({ width, rem, ...expected }: Room) {
  const listeners = new Set<() => void>()
  const kept: Record<Keeper, number | null> = { cursor: null, focus: null }
  let parts: Parts | null = null
  let list = ''
  let resting: ReturnType<typeof setTimeout> | undefined
  // at first what nobody sees yet would hold up what he does
  let extra = 0
  let extent: Extent = expected
  let isMeasured = false
  let at: Position = { top: 0, drift: 0 }
  let drawn: Drawn = {
    slots: recycled([], rowsInView(at, extent, extra), []),
    drift: 0,
    range: rowsInView(at, extent, 0),
    rowHeight: extent.rowHeight,
    width,
    rem,
  }

  const keptRows = () =>
    Object.values(kept).filter((index): index is number => index !== null && index < extent.rows)

  const show = (change: Partial<Drawn>) => {
    const next = { ...drawn, ...change, drift: at.drift }
    if (isSame(next, drawn)) return
    drawn = next
    for (const listener of listeners) listener()
  }

  const draw = (change: Partial<Drawn> = {}) =>
    show({
      slots: recycled(drawn.slots, rowsInView(at, extent, extra), keptRows()),
      range: rowsInView(at, extent, 0),
      ...change,
    })

  /** Rows beyond the view would be gone again before anybody could see them. */
  const drawInFlight = () => show({ slots: recycled(drawn.slots, rowsInView(at, extent, 0), keptRows()) })

  const place = (next: Position) => {
    const stays = next.top === 0 && at.top === 0 && next.drift === at.drift
    at = next
    // a box that is asked where it stands is laid out first, which costs a page that is being drawn its time
    if (parts === null || stays) return
    const { frame } = parts
    // setting it ends a scroll that is under way: not for a part of a pixel
    if (Math.abs(frame.scrollTop - next.top) >= 1) frame.scrollTop = next.top
    // the browser has the last word: what it rounded or refused is nobody's step
    const top = frame.scrollTop
    at = { top, drift: isScaled(extent) ? offsetOf(next) - top : 0 }
  }

  const onScroll = () => {
    if (parts === null) return
    extra = EXTRA
    clearTimeout(resting)
    const before = offsetOf(at)
    at = scrolledTo(parts.frame.scrollTop, at, extent)
    if (isStray(at, extent)) place(placeAt(offsetOf(at), extent))
    if (Math.abs(offsetOf(at) - before) < extent.viewport) draw()
    else drawInFlight()
  }

  const rest = () => {
    if (isOff(at, extent)) place(placeAt(offsetOf(at), extent))
    draw({ slots: tidied(drawn.slots, rowsInView(at, extent, extra), keptRows()) })
  }

  // a browser says so after each step of a wheel as well
  const onScrollEnd = () => {
    clearTimeout(resting)
    resting = setTimeout(rest, REST_MS)
  }

  const resize = (change: Partial<Extent>) => {
    const next = { ...extent, ...change }
    const moved = replaced(at, extent, next)
    extent = next
    // not React's: the place is set in the same breath, and a browser refuses one the body has no room for
    if (parts !== null) parts.body.style.height = `${bodyHeight(extent)}px`
    place(moved)
  }

  const measure = () => {
    if (parts === null) return
    const { frame, measure: row, head } = parts
    isMeasured = true
    resize({
      rowHeight: Math.round(row.offsetHeight),
      viewport: frame.clientHeight - (head?.offsetHeight ?? 0),
    })
    draw({ rowHeight: extent.rowHeight, width: frame.clientWidth, rem: remPixels() })
  }

  /** Has a window measured that somebody moves in before the browser has laid it out by itself. */
  const measureOnce = () => {
    if (!isMeasured) measure()
  }

  return {
    /** Begins to follow the box; what it returns ends that. */
    follow: (next: Parts) => {
      parts = next
      const watch = new ResizeObserver(measure)
      for (const part of [next.frame, next.measure, next.head]) if (part) watch.observe(part)
      next.frame.addEventListener('scroll', onScroll, { passive: true })
      next.frame.addEventListener('scrollend', onScrollEnd)
      // it is measured when the browser has laid it out, before anybody sees it
      next.body.style.height = `${bodyHeight(extent)}px`
      const spare = setTimeout(() => {
        extra = EXTRA
        draw()
      }, REST_MS)
      return () => {
        clearTimeout(spare)
        watch.disconnect()
        next.frame.removeEventListener('scroll', onScroll)
        next.frame.removeEventListener('scrollend', onScrollEnd)
        clearTimeout(resting)
        parts = null
        isMeasured = false
      }
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    drawn: () => drawn,
    setRows: (rows: number) => {
      resize({ rows })
      const isThere = ({ index }: Slot) => index < rows
      const slots = drawn.slots.every(isThere) ? drawn.slots : drawn.slots.filter(isThere)
      draw({ slots: recycled(slots, rowsInView(at, extent, extra), keptRows()) })
    },
    /** A row that stays drawn wherever the list is scrolled to. */
    keep: (keeper: Keeper, index: number | null) => {
      kept[keeper] = index
    },
    /** Scrolls as little as it takes to have a row in view. */
    reveal: (index: number) => {
      measureOnce()
      place(placeAt(offsetShowing(index, at, extent), extent))
      draw()
    },
    /** Another list begins at its top. */
    showList: (name: string) => {
      if (name === list) return
      list = name
      kept.cursor = null
      place({ top: 0, drift: 0 })
      draw()
    },
    /** The first row that is whole in view. */
    firstWhole: () => Math.ceil(offsetOf(at) / Math.max(1, extent.rowHeight)),
    /** Whole rows that fit the window. */
    page: () => {
      measureOnce()
      return Math.max(1, Math.floor(extent.viewport / Math.max(1, extent.rowHeight)))
    },
  }
}

export type Scroller = ReturnType<typeof createScroller>
