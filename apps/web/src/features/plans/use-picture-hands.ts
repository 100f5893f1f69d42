import type { PlanPoint } from '@plenum/domain/plan-geometry'
import type { FloorPlanProps } from '@plenum/ui/floor-plan-types'
import { scaledPicture } from '@plenum/domain/plan-picture'
import { useState } from 'react'
import type { PlanEdits } from './use-plan-edits.ts'

/** What two presses do with the picture under a plan. */
type PictureTool = 'move' | 'measure'

interface Line {
  from: PlanPoint
  to: PlanPoint
}

const lengthOf = ({ from, to }: Line): number => Math.hypot(to[0] - from[0], to[1] - from[1])

/** Moves and measures the picture under a plan by two presses. */
export function usePictureHands({ draft, lay }: Pick<PlanEdits, 'draft' | 'lay'>) {
  const [tool, setTool] = useState<PictureTool | null>(null)
  const [from, setFrom] = useState<PlanPoint | null>(null)
  const [to, setTo] = useState<PlanPoint | null>(null)
  const [line, setLine] = useState<Line | null>(null)
  const { picture } = draft
  const choose = (next: PictureTool | null) => {
    setTool(next)
    setFrom(null)
    setTo(null)
    setLine(null)
  }
  const end = (drawn: Line) => {
    if (picture === null || lengthOf(drawn) === 0) return
    if (tool === 'measure') {
      setFrom(null)
      setLine(drawn)
      return
    }
    const [x, y] = [drawn.to[0] - drawn.from[0], drawn.to[1] - drawn.from[1]]
    lay({ ...picture, x_mm: Math.round(picture.x_mm + x), y_mm: Math.round(picture.y_mm + y) })
    choose(null)
  }
  const ends = line ?? (from === null ? null : { from, to: to ?? from })
  const on: Required<Pick<FloorPlanProps, 'onPoint' | 'onPointMove'>> = {
    onPoint: ({ x, y }) => {
      if (from !== null) return end({ from, to: [x, y] })
      setLine(null)
      setTo(null)
      setFrom([x, y])
    },
    onPointMove: ({ x, y }) => {
      if (from !== null) setTo([x, y])
    },
  }
  return {
    tool,
    isOn: tool !== null && picture !== null,
    choose,
    ...on,
    sketch: ends === null ? [] : [ends.from, ends.to].map(([x, y]) => ({ x, y })),
    /** How long the line is that was measured, as the picture is now. */
    measured: line && Math.round(lengthOf(line)),
    /** Scales the picture so that the line is so long. */
    scale: (is_mm: number) => {
      if (picture === null || line === null) return
      lay(scaledPicture(picture, { from: line.from, was_mm: lengthOf(line), is_mm }))
      choose(null)
    },
  }
}
export type PictureHands = ReturnType<typeof usePictureHands>
