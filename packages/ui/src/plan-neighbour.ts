import { grown, middleOf } from './plan-geometry.ts'
import type { PlanIndex } from './plan-index.ts'
import type { Box } from './rack-geometry.ts'

export type PlanWay = 'left' | 'right' | 'up' | 'down'

/** Things whose middles lie no farther apart than this from top to bottom are of one row. */
const ROW_MM = 300

/** The numbers of all things as one reads them: row by row, each from the left. */
export function readingOrder({ things }: PlanIndex): number[] {
  const middles = things.map(({ box }) => middleOf(box))
  const y = (number: number) => middles[number]?.y ?? 0
  const x = (number: number) => middles[number]?.x ?? 0
  const downwards = things
    .map((_, number) => number)
    .toSorted((one, other) => y(one) - y(other) || x(one) - x(other))
  const rows: number[][] = []
  let first = -Infinity
  for (const number of downwards) {
    if (y(number) - first > ROW_MM) {
      rows.push([])
      first = y(number)
    }
    rows.at(-1)?.push(number)
  }
  return rows.flatMap((row) => row.toSorted((one, other) => x(one) - x(other)))
}

/** Aside costs more than ahead: a row is followed to its end. */
const ASIDE = 3

/** How far one box lies from another in a direction, or null where it does not lie there. */
function costOf(from: Box, to: Box, way: PlanWay): number | null {
  const isAcross = way === 'left' || way === 'right'
  const sign = way === 'left' || way === 'up' ? -1 : 1
  const [here, there] = [middleOf(from), middleOf(to)]
  const ahead = sign * (isAcross ? there.x - here.x : there.y - here.y)
  const apart = Math.abs(isAcross ? there.y - here.y : there.x - here.x)
  const shared = isAcross ? (from.height + to.height) / 2 : (from.width + to.width) / 2
  const aside = Math.max(0, apart - shared * 0.9)
  // what overlaps and lies hardly farther on is beside it, not ahead
  if (ahead <= 1 || aside > ahead * 2) return null
  return ahead + aside * ASIDE + apart / 1000
}

/** How far one looks at first, in millimetres; then twice as far, until everything was looked at. */
const FIRST_LOOK = 2400

/** The number of the nearest thing in a direction, or undefined where none is. */
export function neighbourOf(index: PlanIndex, from: number, way: PlanWay): number | undefined {
  const own = index.things[from]?.box
  if (own === undefined) return undefined
  for (let look = FIRST_LOOK; ; look *= 2) {
    const seen = index.within(grown(own, look))
    let best: { number: number; cost: number } | undefined
    for (const number of seen) {
      const box = number === from ? undefined : index.things[number]?.box
      const cost = box === undefined ? null : costOf(own, box, way)
      if (cost !== null && (best === undefined || cost < best.cost)) best = { number, cost }
    }
    // something outside what was looked at may still be nearer than one far aside
    if (best !== undefined && best.cost <= look) return best.number
    if (seen.length === index.things.length) return best?.number
  }
}
