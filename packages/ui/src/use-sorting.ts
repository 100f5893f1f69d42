import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { followHandle, slotsOf, type Grip } from './list-drag.ts'
import { placeUnder, type Slot } from './list-order.ts'

/** An item in the hand: taken from one place, over another. */
export interface Held {
  id: string
  from: number
  to: number
  slots: readonly Slot[]
  /** What a pointer took; by keys an item goes from place to place. */
  grip: Grip | null
  /** Pixels it went with the pointer. */
  moved: number
}

export type Told = 'picked' | 'moved' | 'dropped' | 'returned'

interface Sorting {
  onMove: (from: number, to: number) => void
  onTold: (what: Told, place: number) => void
}

/** One item of a list in the hand, by a pointer or by keys. */
export function useSorting({ onMove, onTold }: Sorting) {
  const [held, setHeld] = useState<Held | null>(null)

  function pick(handle: HTMLElement, id: string, pointer: { pointerId: number; clientY: number } | null) {
    const list = handle.closest('ol')
    const item = handle.closest('li')
    if (list === null || item === null) return
    const from = [...list.children].indexOf(item)
    const grip = pointer && { list, handle, pointer: pointer.pointerId, y: pointer.clientY }
    if (grip) handle.setPointerCapture(grip.pointer)
    setHeld({ id, from, to: from, slots: slotsOf(list), grip, moved: 0 })
    onTold('picked', from)
  }
  function drop() {
    if (held === null) return
    setHeld(null)
    if (held.to !== held.from) onMove(held.from, held.to)
    onTold('dropped', held.to)
  }
  function giveBack() {
    if (held === null) return
    setHeld(null)
    onTold('returned', held.from)
  }
  function step(handle: HTMLElement, by: number) {
    if (held === null || held.grip !== null) return
    const to = Math.min(Math.max(held.to + by, 0), held.slots.length - 1)
    flushSync(() => setHeld({ ...held, to }))
    onTold('moved', to)
    handle.closest('li')?.scrollIntoView({ block: 'nearest' })
  }
  const onDrag = useEffectEvent((moved: number) => {
    if (held === null) return
    const to = placeUnder(held.slots, held.from, moved)
    setHeld({ ...held, to, moved })
    if (to !== held.to) onTold('moved', to)
  })
  const onDrop = useEffectEvent(drop)
  const onEscape = useEffectEvent(giveBack)

  const isHeld = held !== null
  const grip = held?.grip ?? null
  useEffect(() => {
    if (!isHeld) return
    const listening = new AbortController()
    // a dialog around the list hears Escape on the document, before the handle does
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      event.preventDefault()
      onEscape()
    }
    addEventListener('keydown', onKey, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [isHeld])
  useEffect(() => {
    if (grip === null) return
    return followHandle(grip, { onDrag: (moved) => onDrag(moved), onDrop: () => onDrop() })
  }, [grip])
  return { held, pick, drop, giveBack, step }
}
