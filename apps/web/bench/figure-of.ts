import type { Figure } from '@plenum/bench/figures'
import { median, pairedRatio } from '@plenum/bench/pairs'

type Targets = Figure['targets']

/** What holds a release back and what is aimed at, of the ratio where nothing else is said. */
export const asked = (
  is: Targets[number]['is'],
  { gate, aim, of = 'ratio' }: { gate?: number; aim?: number; of?: Targets[number]['of'] },
): Targets => [
  ...(gate === undefined ? [] : [{ of, is, than: gate, as: 'gate' as const }]),
  ...(aim === undefined ? [] : [{ of, is, than: aim, as: 'aim' as const }]),
]

/** What was measured in turn with something, and how much of a peer's figure it came to when both were measured. */
export interface Beside {
  what: string
  rounds: readonly number[]
  /** 1 where it is meant itself. */
  share?: number
}

interface Measured {
  what: string
  where: string
  unit: Figure['unit']
  rounds: readonly number[]
  beside?: Beside
  targets?: Targets
}

/** The figure of rounds, beside those of another that were measured in turn, where it has any to be compared with. */
export function figureOf({ what, where, unit, rounds, beside, targets = [] }: Measured): Figure {
  const figure = { what, where, unit, value: median(rounds), targets }
  if (beside === undefined) return figure
  const { share = 1 } = beside
  const ratio = pairedRatio(rounds, beside.rounds) * share
  return {
    ...figure,
    beside: { what: beside.what, value: median(beside.rounds) / share },
    // nothing beside nothing says nothing
    ...(Number.isFinite(ratio) && { ratio }),
  }
}

/** Another application, estimated from the floor: `share` is the floor's part of its figure when both were measured. */
export const throughFloor = (peer: string, share: number, rounds: readonly number[]): Beside => ({
  what: `${peer}, estimated as the floor / ${share}`,
  rounds,
  share,
})
