import type { PlanPoint, PlanRect } from './plan-geometry.ts'

/** A line that something was drawn to: across the plan at `at` mm. */
export interface SnapGuide {
  /** `x` is an upright line, `y` a level one. */
  axis: 'x' | 'y'
  at: number
  /** Whether it is a line between tiles, or an edge or a centre of a neighbour. */
  to: 'tile' | 'neighbour'
}

export interface SnapTo {
  /** Side and beginning of the tiles; null where nothing is drawn to them. */
  tiles: { size: number; x: number; y: number } | null
  neighbours: readonly PlanRect[]
  /** From how many mm on something is drawn to a line. */
  tolerance: number
}

interface Pull {
  by: number
  guide: SnapGuide
}

interface Span {
  axis: SnapGuide['axis']
  from: number
  length: number
}

const spanOf = ({ x, y, width, depth }: PlanRect, axis: SnapGuide['axis']): Span =>
  axis === 'x' ? { axis, from: x, length: width } : { axis, from: y, length: depth }

const linesOf = ({ from, length }: Span): number[] => [from, from + length / 2, from + length]

/** What of its neighbours' lines is near enough to draw something: edges draw edges, centres draw centres. */
function neighbourPulls(span: Span, { neighbours, tolerance }: SnapTo): Pull[] {
  const [start = 0, middle = 0, end = 0] = linesOf(span)
  const pulls: Pull[] = []
  // there may be hundreds, and a hand moves sixty times a second
  const pull = (at: number, own: number) => {
    if (Math.abs(at - own) > tolerance) return
    pulls.push({ by: at - own, guide: { axis: span.axis, at, to: 'neighbour' } })
  }
  for (const neighbour of neighbours) {
    const { from, length } = spanOf(neighbour, span.axis)
    pull(from, start)
    pull(from + length, start)
    pull(from, end)
    pull(from + length, end)
    pull(from + length / 2, middle)
  }
  return pulls
}

/** How far the edges of something are from the next line between tiles. */
function tilePulls({ axis, from, length }: Span, { tiles }: SnapTo): Pull[] {
  if (tiles === null) return []
  const origin = tiles[axis]
  return [from, from + length].map((own) => {
    const at = origin + Math.round((own - origin) / tiles.size) * tiles.size
    return { by: at - own, guide: { axis, at, to: 'tile' } }
  })
}

/** The nearest of what pulls; neighbours come before tiles that are as near. */
const nearest = (pulls: readonly Pull[], tolerance: number): Pull | undefined =>
  pulls
    .filter(({ by }) => Math.abs(by) <= tolerance)
    .toSorted((one, other) => Math.abs(one.by) - Math.abs(other.by))[0]

/** Where something comes to lie that is let go near lines, and the lines that it was drawn to. */
export function snap(moving: PlanRect, to: SnapTo): { at: PlanPoint; guides: SnapGuide[] } {
  const pulls = (['x', 'y'] as const).map((axis) => {
    const span = spanOf(moving, axis)
    return nearest([...neighbourPulls(span, to), ...tilePulls(span, to)], to.tolerance)
  })
  const [across, down] = pulls
  return {
    at: [Math.round(moving.x + (across?.by ?? 0)), Math.round(moving.y + (down?.by ?? 0))],
    guides: pulls.flatMap((pull) => pull?.guide ?? []),
  }
}
