import type { PlanPoint } from '@plenum/domain/plan-geometry'
import type { PlanShape } from '@plenum/domain/plan-shape'
import { useState } from 'react'
import { pointsOf, shapeThrough, straightened, usualPoints, type Tool } from './new-shape.ts'

interface Drawing {
  /** What a new label says. */
  text: string
  /** The line between tiles, or the edge, that is nearest to a point. */
  near: (point: PlanPoint) => PlanPoint
  /** Where something goes that nobody has pointed out a place for. */
  middle: () => PlanPoint
  onDrawn: (shape: PlanShape) => void
}

const newId = () => crypto.randomUUID().slice(0, 8)

/** Draws new shapes: a tool, and the points pressed with it so far. */
export function useDrawing({ text, near, middle, onDrawn }: Drawing) {
  const [tool, setTool] = useState<Tool | null>(null)
  const [points, setPoints] = useState<readonly PlanPoint[]>([])
  const [under, setUnder] = useState<PlanPoint | null>(null)
  const choose = (next: Tool | null) => {
    setTool(next)
    setPoints([])
    setUnder(null)
  }
  const finish = (through: readonly PlanPoint[]) => {
    const shape = tool && shapeThrough(tool, { id: newId(), points: through, text })
    choose(null)
    if (shape) onDrawn(shape)
  }
  const aimed = (point: PlanPoint) => near(tool === 'wall' ? straightened(point, points.at(-1)) : point)
  return {
    tool,
    choose,
    /** The line under way. */
    sketch: (under === null || points.length === 0 ? points : [...points, under]).map(([x, y]) => ({ x, y })),
    point: (point: PlanPoint) => {
      if (tool === null) return
      const next = [...points, aimed(point)]
      if (tool !== 'wall' && next.length >= pointsOf(tool)) finish(next)
      else setPoints(next)
    },
    pointOver: (point: PlanPoint) => {
      if (points.length > 0) setUnder(aimed(point))
    },
    /** Ends what is under way; where nothing is, a shape of usual size comes into the middle. */
    finish: () => {
      if (tool !== null) finish(points.length === 0 ? usualPoints(tool, middle()) : points)
    },
  }
}
