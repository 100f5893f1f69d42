import type { Slot } from './list-order.ts'

/** How near the edge of what scrolls the pointer scrolls it, and how far with each frame. */
const EDGE = 48
const PER_FRAME = 8

/** Where the items of a list stand, whatever it has scrolled to. */
export function slotsOf(list: HTMLElement): Slot[] {
  const items = [...list.children].filter((item) => item instanceof HTMLElement)
  return items.map(({ offsetTop: top, offsetHeight: height }) => ({ top, height }))
}

const scrolls = (element: Element) =>
  element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY)

function scrollerOf(element: Element): Element {
  for (let near = element.parentElement; near !== null; near = near.parentElement)
    if (scrolls(near)) return near
  return document.documentElement
}

/** Scrolls while the pointer rests near an edge, and tells of it; answers how to stop. */
function scrollAtEdges(list: Element, pointerY: () => number, onScroll: () => void) {
  const scroller = scrollerOf(list)
  const look = () => {
    const { top, bottom } = scroller.getBoundingClientRect()
    const isAbove = pointerY() < Math.max(top, 0) + EDGE
    const isBelow = pointerY() > Math.min(bottom, innerHeight) - EDGE
    if (isAbove || isBelow) {
      scroller.scrollBy(0, isAbove ? -PER_FRAME : PER_FRAME)
      onScroll()
    }
    frame = requestAnimationFrame(look)
  }
  let frame = requestAnimationFrame(look)
  return () => cancelAnimationFrame(frame)
}

/** What a pointer took, and where. */
export interface Grip {
  list: HTMLElement
  handle: HTMLElement
  pointer: number
  y: number
}

interface Drag {
  /** Pixels from where it was taken; a list that scrolled meanwhile counts as moved. */
  onDrag: (moved: number) => void
  onDrop: () => void
}

/** Follows the pointer that took a handle until it lets go, or until it is told to stop. */
export function followHandle({ list, handle, pointer, y }: Grip, { onDrag, onDrop }: Drag) {
  const listening = new AbortController()
  const { signal } = listening
  const start = y - list.getBoundingClientRect().top
  let last = y
  const tell = () => onDrag(last - list.getBoundingClientRect().top - start)
  const stopScrolling = scrollAtEdges(list, () => last, tell)
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== pointer) return
    last = event.clientY
    tell()
  }
  handle.addEventListener('pointermove', onMove, { signal })
  handle.addEventListener('lostpointercapture', onDrop, { signal })
  return () => {
    listening.abort()
    stopScrolling()
  }
}
