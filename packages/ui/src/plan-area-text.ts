import { cut } from './face-text.ts'
import type { PlanShape } from './floor-plan-types.ts'
import type { Point } from './image-zoom.ts'
import { boxAround } from './plan-geometry.ts'

/** A line on the floor, turned about its point; sizes are millimetres. */
export interface FloorWords extends Point {
  text: string
  size: number
  rotation: number
}

type Aisle = Extract<PlanShape, { kind: 'aisle' }>
type Zone = Extract<PlanShape, { kind: 'zone' }>
type Label = Extract<PlanShape, { kind: 'label' }>

/** Pixels: the words in an aisle or a zone, and what is kept free around those over other things. */
const AREA_TEXT = 11
export const HALO = 3
/** Pixels a label's letters are high at least. */
const LEAST_LABEL = 8

/** Along the aisle, where it is wide enough to hold words. */
export function aisleWords(
  { name, points }: Pick<Aisle, 'name' | 'points'>,
  scale: number,
): FloorWords | null {
  const { x, y, width, height } = boxAround(points)
  if (!name || Math.min(width, height) * scale < AREA_TEXT + 2) return null
  return {
    x: x + width / 2,
    y: y + height / 2,
    text: cut(name, (Math.max(width, height) * scale) / AREA_TEXT - 1),
    size: AREA_TEXT / scale,
    rotation: height > width ? -90 : 0,
  }
}

/** In the zone's upper left corner. */
export function zoneWords({ name, points }: Pick<Zone, 'name' | 'points'>, scale: number): FloorWords {
  const { x, y, width } = boxAround(points)
  return {
    x: x + AREA_TEXT / 2 / scale,
    y: y + AREA_TEXT / scale,
    text: cut(name, (width * scale) / AREA_TEXT - 1),
    size: AREA_TEXT / scale,
    rotation: 0,
  }
}

/** Where it can be read. */
export const labelWords = ({ x, y, text, size, rotation = 0 }: Label, scale: number): FloorWords | null =>
  size * scale >= LEAST_LABEL ? { x, y, text, size, rotation } : null
