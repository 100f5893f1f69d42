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
