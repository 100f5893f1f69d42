import type { Figure } from '@plenum/bench/figures'
import { asked, figureOf, throughFloor } from './figure-of.ts'
import { PROFILES, type Profile } from './profiles.ts'
import type { Moves, Typed } from './walk.ts'

export const FRAME_MS = 16.7
/** The share of shadcn-admin's figure that the floor's came to when both were measured in one run, slowed. */
const SHARE = 0.27
const MILLION = 1_000_000
/** By how many assets are held, what their rows may take beside another's hundred that are in memory. */
const BESIDE_MEMORY: Readonly<Record<number, { gate?: number; aim?: number }>> = {
  10_000: { gate: 0.5 },
  100_000: { aim: 0.35 },
}

interface TypedInTurn {
  product: readonly Typed[]
  floor: readonly Pick<Moves, 'echo' | 'filtered'>[]
}

/** What is asked of a letter, of its rows beside another's in memory, and of what the page adds to their answer. */
type Asked = Record<'echo' | 'beside' | 'rest', Figure['targets']>

/** What is said of letters typed into a list, round by round. */
export function typedFigures({ product, floor }: TypedInTurn, where: string, targets: Asked): Figure[] {
  const inMemory = floor.map(({ filtered }) => filtered)
  return [
    figureOf({
      what: 'letter in its box',
      where,
      unit: 'ms',
      rounds: product.map(({ echo }) => echo),
      beside: { what: 'floor', rounds: floor.map(({ echo }) => echo) },
      targets: targets.echo,
    }),
    figureOf({
      what: 'key press to filtered rows of the server, beside shadcn-admin’s 100 in memory',
      where,
      unit: 'ms',
      rounds: product.map(({ filtered }) => filtered),
      beside: throughFloor('shadcn-admin', SHARE, inMemory),
      targets: targets.beside,
    }),
    figureOf({
      what: 'key press to filtered rows, without the time of the answer',
      where,
      unit: 'ms',
      rounds: product.map(({ filtered, answered }) => filtered - answered),
      targets: targets.rest,
    }),
  ]
}

/** What is said of letters typed into a list of so many assets. */
export function typingFigures(turns: TypedInTurn, count: number, profile: Profile): Figure[] {
  const where = `${count.toLocaleString('en')} assets, ${PROFILES[profile].said}`
  const isSlow = profile === 'slow'
  const isMillion = count >= MILLION
  return typedFigures(turns, where, {
    echo: isMillion && isSlow ? asked('at most', { aim: FRAME_MS, of: 'value' }) : [],
    beside: isSlow ? asked('at most', BESIDE_MEMORY[count] ?? {}) : [],
    rest: isMillion ? asked('at most', { aim: 50, of: 'value' }) : [],
  })
}
