import type { PlanRect } from './plan-geometry.ts'

/** Ways to bring things into line. */
export const ALIGNMENTS = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const
export type Alignment = (typeof ALIGNMENTS)[number]

/** Ways to leave the same room between things. */
export const DISTRIBUTIONS = ['across', 'down'] as const
export type Distribution = (typeof DISTRIBUTIONS)[number]

/** Something of a plan by its id. */
export interface PlacedRect extends PlanRect {
  id: string
}

const ends = (rects: readonly PlanRect[]) => ({
  left: Math.min(...rects.map(({ x }) => x)),
  right: Math.max(...rects.map(({ x, width }) => x + width)),
  top: Math.min(...rects.map(({ y }) => y)),
  bottom: Math.max(...rects.map(({ y, depth }) => y + depth)),
})

const aligned = {
  left: ({ left }, { y }) => [left, y],
  centre: ({ left, right }, { y, width }) => [(left + right - width) / 2, y],
  right: ({ right }, { y, width }) => [right - width, y],
  top: ({ top }, { x }) => [x, top],
  middle: ({ top, bottom }, { x, depth }) => [x, (top + bottom - depth) / 2],
  bottom: ({ bottom }, { x, depth }) => [x, bottom - depth],
} as const satisfies Record<
  Alignment,
  (all: ReturnType<typeof ends>, rect: PlanRect) => readonly [x: number, y: number]
>

/** Things brought into line with the outermost of them. */
export function align(rects: readonly PlacedRect[], way: Alignment): PlacedRect[] {
  const all = ends(rects)
  return rects.map((rect) => {
    const [x, y] = aligned[way](all, rect)
    return { ...rect, x: Math.round(x), y: Math.round(y) }
  })
}

/** Things with the same room between each and the next; the outermost stay where they are. */
export function distribute(rects: readonly PlacedRect[], way: Distribution): PlacedRect[] {
  const from = way === 'across' ? 'x' : 'y'
  const length = way === 'across' ? 'width' : 'depth'
  const sorted = rects.toSorted((one, other) => one[from] - other[from])
  const all = ends(rects)
  const whole = way === 'across' ? all.right - all.left : all.bottom - all.top
  const taken = sorted.reduce((sum, rect) => sum + rect[length], 0)
  const gap = sorted.length < 2 ? 0 : (whole - taken) / (sorted.length - 1)
  let next = way === 'across' ? all.left : all.top
  return sorted.map((rect) => {
    const at = Math.round(next)
    next += rect[length] + gap
    return { ...rect, [from]: at }
  })
}
