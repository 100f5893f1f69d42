import type { PlanRect } from '@plenum/domain/plan-geometry'
import { footprint, type PlanSpot } from '@plenum/domain/plan-standing'
import type { PlanControl, PlanGhost } from '@plenum/ui/floor-plan-types'
import { useState, type RefObject } from 'react'
import { drawnAt, sizeOf } from '#app/plan/drawn-plan.ts'
import type { PlanEdits } from './use-plan-edits.ts'
import { snapped } from './use-plan-hands.ts'

interface Putting {
  stage: RefObject<HTMLElement | null>
  control: RefObject<PlanControl | null>
  onPut: (id: string) => void
}

interface Pointed {
  clientX: number
  clientY: number
}

const isOver = ({ clientX: x, clientY: y }: Pointed, box: DOMRect): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom

/** Puts things of the tray into the plan: under the hand, or where there is room. */
export function usePutting(edits: PlanEdits, { stage, control, onPut }: Putting) {
  const [ghost, setGhost] = useState<PlanGhost | null>(null)
  const aim = (id: string, at: Pointed): { spot: PlanSpot; ghost: PlanGhost } | null => {
    const thing = edits.things.get(id)
    const box = stage.current?.getBoundingClientRect()
    if (thing === undefined || box === undefined || !isOver(at, box) || control.current === null) return null
    const { x, y } = control.current.pointAt(at)
    const size = sizeOf(thing)
    const about: PlanRect = footprint({ x_mm: 0, y_mm: 0, rotation: 0 }, size)
    const rect = { ...about, x: x - about.width / 2, y: y - about.depth / 2 }
    const [x_mm, y_mm] = snapped(edits, { rect, except: new Set([id]), isFree: false }).at
    const spot: PlanSpot = { x_mm, y_mm, rotation: 0 }
    return { spot, ghost: { id, ...drawnAt(spot, size), state: 'fits', text: thing.name } }
  }
  return {
    ghosts: ghost === null ? NONE : [ghost],
    drag: (id: string, at: Pointed, isDropped: boolean) => {
      const aimed = aim(id, at)
      setGhost(isDropped ? null : (aimed?.ghost ?? null))
      if (!isDropped || aimed === null) return
      edits.put(id, aimed.spot)
      onPut(id)
    },
    cancel: () => setGhost(null),
    put: (id: string) => {
      edits.put(id)
      onPut(id)
    },
  }
}

const NONE: readonly PlanGhost[] = []
