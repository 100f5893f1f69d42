import type { PlanItem } from './floor-plan-types.ts'
import { textWidth } from './face-text.ts'

/** A line on a thing, its middle so far below the thing's, in millimetres. */
export interface PlanLine {
  text: string
  is: 'name' | 'value'
  size: number
  y: number
}

/** Share of its size that a letter of the mono face is wide. */
const MONO = 0.6
/** Pixels: what is smaller cannot be read, what is larger shouts. */
const LEAST = 9
const MOST = 12
/** Pixels kept free at both sides of a line: a value is short, and says more. */
const INSET = { name: 3, value: 1 }
const LINE_HEIGHT = 1.3
/** Letters from which a part of a name says something. */
const LEAST_LETTERS = 4

/** Below this many pixels across nothing can be written. */
export const LEGIBLE = 18

/** How the words on a thing are turned: as it is, but never on their head. */
export function textAngle(rotation: number): number {
  const turn = ((rotation % 180) + 180) % 180
  const quarter = Math.round(turn / 90)
  return turn - quarter * 90
}

const isAcross = (rotation: number) => Math.round(rotation / 90) % 2 !== 0

function nameThatFits(name: string, room: number): { text: string; size: number } | null {
  const letters = Array.from(name)
  const size = Math.min(room / (letters.length * MONO), MOST)
  if (size >= LEAST) return { text: name, size }
  const kept = Math.floor(room / (LEAST * MONO))
  return kept > LEAST_LETTERS ? { text: `${letters.slice(0, kept - 1).join('')}…`, size: LEAST } : null
}

function valueThatFits(value: string, room: number) {
  const size = Math.min(room / textWidth(value), MOST)
  return size >= LEAST ? { text: value, size } : null
}

/** What is written on a thing at a scale: its name and its value where both can be read, else the one that can. */
export function linesOf(item: PlanItem, scale: number): PlanLine[] {
  const [across, down] = isAcross(item.rotation) ? [item.depth, item.width] : [item.width, item.depth]
  const room = (line: PlanLine['is']) => across * scale - 2 * INSET[line]
  if (across * scale < LEGIBLE) return []
  const high = down * scale - INSET.name
  const value = item.value === undefined ? null : valueThatFits(item.value, room('value'))
  const name = nameThatFits(item.name, room('name'))
  const line = (is: PlanLine['is'], { text, size }: { text: string; size: number }, y: number): PlanLine => ({
    text,
    is,
    size: size / scale,
    y: y / scale,
  })
  if (name !== null && value !== null && (name.size + value.size) * LINE_HEIGHT <= high) {
    const half = ((name.size + value.size) * LINE_HEIGHT) / 4
    return [line('name', name, -half), line('value', value, half)]
  }
  const one = value ?? name
  if (one === null || one.size > high) return []
  return [line(one === value ? 'value' : 'name', one, 0)]
}
