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

/** Lines of one size. */
interface Words {
  is: PlanLine['is']
  texts: readonly string[]
  size: number
}

const lettersOf = (text: string) => Array.from(text).length

function words(texts: readonly string[], room: number): Words | null {
  const size = Math.min(room / (Math.max(...texts.map(lettersOf)) * MONO), MOST)
  return size >= LEAST ? { is: 'name', texts, size } : null
}

/** A name in two parts, after a blank or a mark, neither longer than need be. */
function halves(name: string): readonly string[] {
  const parted = [...name.matchAll(/[ ./-](?=.)/g)]
    .toReversed()
    .map(({ index }) => [name.slice(0, index + 1).trimEnd(), name.slice(index + 1)])
  const longest = (parts: readonly string[]) => Math.max(...parts.map(lettersOf))
  return parted.toSorted((one, other) => longest(one) - longest(other))[0] ?? [name]
}

/** As much of the end of a name as there is room for: it tells it from its neighbours'. */
function endOf(name: string, room: number): Words | null {
  const kept = Math.floor(room / (LEAST * MONO))
  if (kept <= LEAST_LETTERS) return null
  return {
    is: 'name',
    texts: [
      `…${Array.from(name)
        .slice(1 - kept)
        .join('')}`,
    ],
    size: LEAST,
  }
}

/** How a name can be written in so much room, what says most first. */
function namesThatFit(name: string, room: number): Words[] {
  const whole = words([name], room)
  if (whole) return [whole]
  return [words(halves(name), room), endOf(name, room)].filter((each) => each !== null)
}

function valueThatFits(value: string, room: number): Words | null {
  const size = Math.min(room / textWidth(value), MOST)
  return size >= LEAST ? { is: 'value', texts: [value], size } : null
}

const heightOf = (stack: readonly Words[]) =>
  stack.reduce((sum, { texts, size }) => sum + texts.length * size * LINE_HEIGHT, 0)

/** What is written on a thing at a scale: its name and its value where both can be read, else the one that can. */
export function linesOf(item: PlanItem, scale: number): PlanLine[] {
  const [across, down] = isAcross(item.rotation) ? [item.depth, item.width] : [item.width, item.depth]
  const room = (line: PlanLine['is']) => across * scale - 2 * INSET[line]
  if (across * scale < LEGIBLE) return []
  const value = item.value === undefined ? null : valueThatFits(item.value, room('value'))
  const names = namesThatFit(item.name, room('name'))
  const stacks = value ? [...names.map((name) => [name, value]), [value]] : names.map((name) => [name])
  const stack = stacks.find((each) => heightOf(each) <= down * scale) ?? []
  let top = -heightOf(stack) / 2
  return stack.flatMap(({ is, texts, size }) =>
    texts.map((text) => {
      const y = top + (size * LINE_HEIGHT) / 2
      top += size * LINE_HEIGHT
      return { text, is, size: size / scale, y: y / scale }
    }),
  )
}
