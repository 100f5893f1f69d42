import { useEffect, useEffectEvent, useState } from 'react'
import { wheelZoom, type Point, type Size } from './image-zoom.ts'

interface Stage {
  onResize: (size: Size) => void
  /** The wheel turned over a point. */
  onWheel: (turn: { by: number; at: Point }) => void
  /** Hands on the stage went from some points to others. */
  onHands: (before: readonly Point[], after: readonly Point[]) => void
}

/** A point of the screen, measured from the middle of an element. */
export function fromMiddle(
  element: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

function followHands(element: HTMLElement, signal: AbortSignal, onHands: Stage['onHands']) {
  const hands = new Map<number, Point>()
  const lift = ({ pointerId }: PointerEvent) => hands.delete(pointerId)
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return
      element.setPointerCapture(event.pointerId)
      hands.set(event.pointerId, fromMiddle(element, event))
    },
    { signal },
  )
  element.addEventListener(
    'pointermove',
    (event) => {
      if (!hands.has(event.pointerId)) return
      const before = [...hands.values()]
      hands.set(event.pointerId, fromMiddle(element, event))
      onHands(before, [...hands.values()])
    },
    { signal },
  )
  element.addEventListener('lostpointercapture', lift, { signal })
  element.addEventListener('pointercancel', lift, { signal })
}

/** Measures the element a picture is shown on, and hears the wheel and the hands over it; answers its ref. */
export function useStage(stage: Stage) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const onResize = useEffectEvent(stage.onResize)
  const onWheel = useEffectEvent(stage.onWheel)
  const onHands = useEffectEvent(stage.onHands)

  useEffect(() => {
    if (element === null) return
    const listening = new AbortController()
    const { signal } = listening
    const measure = () => onResize({ width: element.clientWidth, height: element.clientHeight })
    // the observer speaks a frame later, and a hand may be faster
    measure()
    const measuring = new ResizeObserver(measure)
    measuring.observe(element)
    // React's own listener may not keep the page from scrolling
    element.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault()
        onWheel({ by: wheelZoom(event), at: fromMiddle(element, event) })
      },
      { signal, passive: false },
    )
    followHands(element, signal, (before, after) => onHands(before, after))
    return () => {
      listening.abort()
      measuring.disconnect()
    }
  }, [element])

  return setElement
}
