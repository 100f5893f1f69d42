import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { wheelZoom, type Point, type Size } from './image-zoom.ts'
import {
  broughtIntoView,
  drawnNext,
  fitView,
  goesAlong,
  heldView,
  PLAN_ZOOM_STEP,
  zoomView,
  type PlanView,
} from './plan-geometry.ts'
import type { Box } from './rack-geometry.ts'

interface Looked {
  /** Null is the whole room, whatever the size of its stage becomes. */
  kept: PlanView | null
  /** What the room was last drawn for while a hand moves; null once it rests. */
  base: PlanView | null
}

const WHOLE: Looked = { kept: null, base: null }
/** Milliseconds after which a hand rests. */
const REST = 140

/** How a room is looked at, and what wheel, keys and hands do to that; it begins as a whole. */
export function usePlanView(bounds: Box) {
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const [size, setSize] = useState<Size | null>(null)
  const origin = useRef<Point>({ x: 0, y: 0 })
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [{ kept, base }, setLooked] = useState<Looked>(WHOLE)
  const shownOf = (now: PlanView | null, within: Size) =>
    now === null ? fitView(bounds, within) : heldView(now, bounds, within)

  const change = (next: (view: PlanView, size: Size) => PlanView) => {
    if (size === null) return
    // several moves of a hand may come before one drawing
    setLooked((now) => {
      const before = shownOf(now.kept, size)
      const view = heldView(next(before, size), bounds, size)
      const drawn = now.base ?? before
      return { kept: view, base: goesAlong(drawn, view, size) ? drawn : drawnNext(before, view, size) }
    })
    clearTimeout(resting.current)
    resting.current = setTimeout(() => setLooked((now) => ({ ...now, base: null })), REST)
  }
  const zoomAt = (turn: { by: number; at: Point }) =>
    change((now, within) => zoomView(now, turn, bounds, within))
  /** A point of the screen, measured from where the stage began when it was last looked up. */
  const pointOf = ({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Point => ({
    x: clientX - origin.current.x,
    y: clientY - origin.current.y,
  })
  const onWheel = useEffectEvent((event: WheelEvent) => zoomAt({ by: wheelZoom(event), at: pointOf(event) }))

  useEffect(() => {
    if (stage === null) return
    const listening = new AbortController()
    const measure = () => setSize({ width: stage.clientWidth, height: stage.clientHeight })
    measure()
    const measuring = new ResizeObserver(measure)
    measuring.observe(stage)
    // React's own listener may not keep the page from scrolling
    stage.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault()
        onWheel(event)
      },
      { signal: listening.signal, passive: false },
    )
    return () => {
      listening.abort()
      measuring.disconnect()
    }
  }, [stage])

  const view = size === null ? null : shownOf(kept, size)
  const isMoving = base !== null
  // the same one for as long as what was drawn goes along
  const drawn = base !== null && view !== null && size !== null && goesAlong(base, view, size) ? base : view
  return {
    setStage,
    pointOf,
    /** Looks up where the stage begins. A pointer comes and presses now and then; asked at each of its moves, the browser would lay out the page twice a frame. */
    locate: () => {
      const { left = 0, top = 0 } = stage?.getBoundingClientRect() ?? {}
      origin.current = { x: left, y: top }
    },
    shown: size === null || view === null || drawn === null ? null : { size, view, drawn, isMoving },
    change,
    /** By a step, about a point of the screen or the middle. */
    zoomBy: (by: number, at?: Point) =>
      size !== null && zoomAt({ by, at: at ?? { x: size.width / 2, y: size.height / 2 } }),
    fit: () => setLooked(WHOLE),
    show: (box: Box) => change((_, within) => fitView(box, within)),
    bring: (box: Box) => change((now, within) => broughtIntoView(now, box, bounds, within)),
  }
}

export type PlanViewing = ReturnType<typeof usePlanView>

const ZOOMS: Readonly<Record<string, number>> = {
  '+': PLAN_ZOOM_STEP,
  '=': PLAN_ZOOM_STEP,
  '-': 1 / PLAN_ZOOM_STEP,
  _: 1 / PLAN_ZOOM_STEP,
}

/** Does what a key means for the view, and answers whether it means anything. */
export function viewKey(key: string, { zoomBy, fit }: PlanViewing, about: Point | undefined): boolean {
  const by = ZOOMS[key]
  if (by !== undefined) zoomBy(by, about)
  else if (key === '0') fit()
  else return false
  return true
}
