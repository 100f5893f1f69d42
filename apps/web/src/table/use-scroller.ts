import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createScroller, type Room } from './scroller.ts'

interface ScrollerInput {
  /** Rows that have a place. */
  count: number
  list: string
  isCards: boolean
}

/** How high a row is, and what of the window is not the list: bars, headings, filters. */
const LIKELY = {
  columns: { rowHeight: 36, beside: 338, above: 228 },
  cards: { rowHeight: 64, beside: 34, above: 228 },
}

/** What the list of a page has room for, so that its rows are drawn with it; what is wrong of it is put right unseen. */
function likelyRoom({ count, isCards }: ScrollerInput): Room {
  const { rowHeight, beside, above } = LIKELY[isCards ? 'cards' : 'columns']
  return { rows: count, rowHeight, viewport: innerHeight - above, width: innerWidth - beside, rem: 16 }
}

/** Binds a scroller to the elements of a table. */
export function useScroller(input: ScrollerInput) {
  const { count, list, isCards } = input
  const [scroller] = useState(() => createScroller(likelyRoom(input)))
  const frameRef = useRef<HTMLDivElement>(null)
  const measureRef = useRef<HTMLDivElement>(null)
  const headRef = useRef<HTMLDivElement>(null)
  const bodyRef = useRef<HTMLDivElement>(null)
  const { subscribe, drawn } = scroller
  const width = useSyncExternalStore(subscribe, () => drawn().width)
  const rem = useSyncExternalStore(subscribe, () => drawn().rem)
  const rowHeight = useSyncExternalStore(subscribe, () => drawn().rowHeight)
  useLayoutEffect(() => scroller.setRows(count), [scroller, count])
  useLayoutEffect(() => {
    if (!frameRef.current || !measureRef.current || !bodyRef.current) return undefined
    return scroller.follow({
      frame: frameRef.current,
      measure: measureRef.current,
      // cards have no header
      head: isCards ? null : headRef.current,
      body: bodyRef.current,
    })
  }, [scroller, isCards])
  useLayoutEffect(() => scroller.showList(list), [scroller, list])
  return { scroller, frameRef, measureRef, headRef, bodyRef, width, rem, rowHeight }
}
