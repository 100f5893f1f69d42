import './later.css'
import { floorPlan } from '@plenum/ui/recipes'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PlanModel } from './floor-plan-types.ts'
import type { PlanInk } from './plan-draw.ts'
import type { PlanIndex } from './plan-index.ts'
import type { PlanLook } from './plan-look.ts'
import { PLAN_COLOURS, type PlanColour } from './plan-paint.ts'
import { createPainter } from './plan-painter.ts'
import { usePlanScreen } from './use-plan-screen.ts'

interface PlanCanvasProps {
  model: PlanModel
  /** Of its items and of its shapes, in their order. */
  index: PlanIndex
  shapeIndex: PlanIndex
  selected: ReadonlySet<string>
  look: PlanLook
}

/** A room of more things than elements can be: drawn on canvases, and led along without any rendering. */
export function PlanCanvas({ model, index, shapeIndex, selected, look }: PlanCanvasProps) {
  const stage = useRef<HTMLDivElement>(null)
  const painter = useRef<ReturnType<typeof createPainter> | null>(null)
  const ink = useRef<{ screen: string; ink: PlanInk } | null>(null)
  const { screen, density } = usePlanScreen()
  const { bounds, grid, picture, shapes, items } = model
  const image = useImage(picture?.url)

  useLayoutEffect(() => {
    if (stage.current === null) return
    const own = createPainter(stage.current)
    const follow = () => {
      const shown = look.shown()
      if (shown !== null) own.look(shown)
    }
    painter.current = own
    follow()
    const leave = look.subscribe(follow)
    return () => {
      leave()
      own.stop()
    }
  }, [look])
  useLayoutEffect(() => {
    if (stage.current === null) return
    if (ink.current?.screen !== screen) ink.current = { screen, ink: inkOf(stage.current) }
    painter.current?.set({
      bounds,
      grid,
      picture: picture !== undefined && image !== null ? { ...picture, image } : null,
      items: { all: items, index },
      shapes: { all: shapes, index: shapeIndex },
      selected,
      ink: ink.current.ink,
      density,
    })
  }, [bounds, grid, picture, image, items, index, shapes, shapeIndex, selected, screen, density])

  return <div ref={stage} aria-hidden="true" className={floorPlan().canvas} />
}

/** A picture once it is here. */
function useImage(url: string | undefined): HTMLImageElement | null {
  const [loaded, setLoaded] = useState<{ url: string; image: HTMLImageElement } | null>(null)
  useEffect(() => {
    if (url === undefined) return
    const image = new Image()
    const loading = new AbortController()
    image.addEventListener('load', () => setLoaded({ url, image }), { signal: loading.signal })
    image.src = url
    return () => loading.abort()
  }, [url])
  return loaded !== null && loaded.url === url ? loaded.image : null
}

/** The theme's colours and fonts, looked up where the plan hands them down. */
function inkOf(element: HTMLElement): PlanInk {
  const style = getComputedStyle(element)
  const colour = (name: PlanColour) => style.getPropertyValue(`--plan-${name}`)
  // a list of names makes a record that has them all
  const colours = Object.fromEntries(PLAN_COLOURS.map((name) => [name, colour(name)])) as PlanInk['colours']
  return {
    colours,
    sans: style.getPropertyValue('--plan-sans'),
    mono: style.getPropertyValue('--plan-mono'),
  }
}
