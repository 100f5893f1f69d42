import type { Figure } from './figures.ts'

const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other)

/** The least value that such a share of all does not exceed; NaN of none. */
export const quantile = (values: readonly number[], share: number): number =>
  sorted(values)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN

/** The value in the middle; of an even number, between the two. */
export const median = (values: readonly number[]): number => {
  const all = sorted(values)
  const upper = all[Math.floor(all.length / 2)] ?? Number.NaN
  return all.length % 2 === 1 ? upper : ((all[all.length / 2 - 1] ?? Number.NaN) + upper) / 2
}

/** The slowest in a hundred. */
export const p99 = (values: readonly number[]): number => quantile(values, 0.99)

/** The median of the ratios round by round: what slows one round down slows both of its sides. */
export function pairedRatio(ones: readonly number[], others: readonly number[]): number {
  if (ones.length !== others.length) throw new Error(`${ones.length} rounds beside ${others.length}`)
  return median(ones.map((one, round) => one / (others[round] ?? Number.NaN)))
}

/** What a figure says of rounds of one thing, and of those of another that were measured in turn with them. */
export const pairOf = (
  rounds: readonly number[],
  beside?: { what: string; rounds: readonly number[] },
): Pick<Figure, 'value' | 'p99' | 'beside' | 'ratio'> => ({
  value: median(rounds),
  p99: p99(rounds),
  ...(beside && {
    beside: { what: beside.what, value: median(beside.rounds) },
    ratio: pairedRatio(rounds, beside.rounds),
  }),
})

/** What is measured in a round. A number that it gives counts instead of the milliseconds that it takes. */
export type Work = (round: number) => Promise<unknown>

interface Rounds {
  rounds: number
  /** Rounds before those that count. */
  warmUp?: number
}

/** Measures all in turn, round by round, another one first in each; gives the figures of each, round by round. */
export async function inTurn<Name extends string>(
  works: Readonly<Record<Name, Work>>,
  { rounds, warmUp = 0 }: Rounds,
): Promise<Record<Name, number[]>> {
  const all = Object.entries<Work>(works)
  const taken = Object.fromEntries(all.map(([name]) => [name, new Array<number>()]))
  for (let round = 0; round < warmUp + rounds; round += 1)
    for (let nth = 0; nth < all.length; nth += 1) {
      const [name, work] = all[(round + nth) % all.length] ?? []
      if (name === undefined || work === undefined) continue
      const before = performance.now()
      const told = await work(round)
      const took = performance.now() - before
      if (round >= warmUp) taken[name]?.push(typeof told === 'number' ? told : took)
    }
  // each name has its own list
  return taken as Record<Name, number[]>
}
