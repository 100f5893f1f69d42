import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createScroller } from './scroller.ts'

interface ScrollerInput {
  /** Rows that have a place. */
  count: number
  list: string
  isCards: boolean
}

/** Binds a scroller to the elements of a table. */
export function useScroller({ count, list, isCards }: ScrollerInput) {
  const [scroller] = useState(createScroller)
  const frame = useRef<HTMLDivElement>(null)
  const measure = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const { subscribe, drawn } = scroller
  const width = useSyncExternalStore(subscribe, () => drawn().width)
  const rem = useSyncExternalStore(subscribe, () => drawn().rem)
  const rowHeight = useSyncExternalStore(subscribe, () => drawn().rowHeight)
  useLayoutEffect(() => scroller.setRows(count), [scroller, count])
  useLayoutEffect(() => {
    if (!frame.current || !measure.current || !body.current) return undefined
    return scroller.follow({
      frame: frame.current,
      measure: measure.current,
      // cards have no header
      head: isCards ? null : head.current,
      body: body.current,
    })
  }, [scroller, isCards])
  useLayoutEffect(() => scroller.showList(list), [scroller, list])
  return { scroller, parts: { frame, measure, head, body }, width, rem, rowHeight }
}
