import fc from 'fast-check'
import { chanceOf } from '../chance.ts'

/** Choices that are the same for the same seed. */
export function diceOf(seed: number) {
  const chance = chanceOf(seed)
  const below = (count: number) => Math.floor(chance() * count)
  return {
    /** A whole number from 0, less than `count`. */
    below,
    /** True once in so many times. */
    once: (inSo: number) => below(inSo) === 0,
    /** One of some, of which there is at least one. */
    pick: <One>(all: readonly One[]): One => all[below(all.length)] as One,
    /** About a third of them, in their order. */
    some: <One>(all: readonly One[]): One[] => all.filter(() => chance() < 0.3),
    text: (any: fc.Arbitrary<string>): string =>
      fc.sample(any, { numRuns: 1, seed: below(2 ** 31) })[0] ?? '',
  }
}

export type Dice = ReturnType<typeof diceOf>
