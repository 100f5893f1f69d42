import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { wheelZoom, type Point, type Size } from './image-zoom.ts'
import { broughtIntoView, fitView, PLAN_ZOOM_STEP, zoomView, type PlanView } from './plan-geometry.ts'
import { createPlanLook } from './plan-look.ts'
import type { Box } from './rack-geometry.ts'

/** What wheel, keys and hands do to how a room is looked at. */
export function usePlanView(bounds: Box) {
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const [look] = useState(() => createPlanLook(bounds))
  const origin = useRef<Point>({ x: 0, y: 0 })
  const { change, fit } = look
  const zoomAt = (turn: (size: Size) => { by: number; at: Point }) =>
    change((now, within) => zoomView(now, turn(within), bounds, within))
  /** A point of the screen, measured from where the stage began when it was last looked up. */
  const pointOf = ({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Point => ({
    x: clientX - origin.current.x,
    y: clientY - origin.current.y,
  })
  const onWheel = useEffectEvent((event: WheelEvent) =>
    zoomAt(() => ({ by: wheelZoom(event), at: pointOf(event) })),
  )

  useLayoutEffect(() => look.hold(bounds), [look, bounds])
  useEffect(() => {
    if (stage === null) return
    const listening = new AbortController()
    const measure = () => look.measure({ width: stage.clientWidth, height: stage.clientHeight })
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
      look.stop()
    }
  }, [stage, look])

  return {
    setStage,
    look,
    pointOf,
    /** Looks up where the stage begins. A pointer comes and presses now and then; asked at each of its moves, the browser would lay out the page twice a frame. */
    locate: () => {
      const { left = 0, top = 0 } = stage?.getBoundingClientRect() ?? {}
      origin.current = { x: left, y: top }
    },
    /** How the room is looked at now; not anew while rendering. */
    view: (): PlanView | undefined => look.shown()?.view,
    change,
    /** By a step, about a point of the screen or the middle. */
    zoomBy: (by: number, at?: Point) =>
      zoomAt(({ width, height }) => ({ by, at: at ?? { x: width / 2, y: height / 2 } })),
    fit,
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
