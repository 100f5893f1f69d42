import { floorPlan } from '@plenum/ui/recipes'
import { useLayoutEffect, useRef } from 'react'
import type { PlanItem } from './floor-plan-types.ts'
import type { Size } from './image-zoom.ts'
import type { PlanInk } from './plan-draw.ts'
import type { PlanView } from './plan-geometry.ts'
import type { PlanIndex } from './plan-index.ts'
import { PLAN_COLOURS, type PlanColour } from './plan-paint.ts'
import { createPainter } from './plan-painter.ts'
import { usePlanScreen } from './use-plan-screen.ts'

interface PlanCanvasProps {
  items: readonly PlanItem[]
  /** Of those items, in their order. */
  index: PlanIndex
  selected: ReadonlySet<string>
  /** Drawn pale where they stood: a hand has them. */
  held: ReadonlySet<string>
  view: PlanView
  size: Size
  isMoving: boolean
}

/** Racks and what else stands on the floor, drawn on a canvas: for more of them than elements can be. */
export function PlanCanvas({ items, index, selected, held, view, size, isMoving }: PlanCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const painter = useRef<ReturnType<typeof createPainter> | null>(null)
  const ink = useRef<{ screen: string; ink: PlanInk } | null>(null)
  const { screen, density } = usePlanScreen()

  useLayoutEffect(() => {
    if (canvas.current === null) return
    const own = createPainter(canvas.current)
    painter.current = own
    return () => own.stop()
  }, [])
  useLayoutEffect(() => {
    if (canvas.current === null) return
    if (ink.current?.screen !== screen) ink.current = { screen, ink: inkOf(canvas.current) }
    const scene = { items, index, selected, held, ink: ink.current.ink, density }
    painter.current?.set(scene)
  }, [items, index, selected, held, screen, density])
  useLayoutEffect(() => {
    painter.current?.look(view, size, { density, isMoving })
  }, [view, size, density, isMoving])

  return <canvas ref={canvas} aria-hidden="true" className={floorPlan().canvas} />
}

/** The theme's colours and fonts, as they are where the canvas stands. */
function inkOf(canvas: HTMLCanvasElement): PlanInk {
  const style = getComputedStyle(canvas)
  const colour = (name: PlanColour) => style.getPropertyValue(`--plan-${name}`)
  // a list of names makes a record that has them all
  const colours = Object.fromEntries(PLAN_COLOURS.map((name) => [name, colour(name)])) as PlanInk['colours']
  return {
    colours,
    sans: style.getPropertyValue('--plan-sans'),
    mono: style.getPropertyValue('--plan-mono'),
  }
}
