import { beginTrial } from '@plenum/bench/long-run'
import { isFull, only, timesOf, type TrialName } from '@plenum/bench/trials'
import { FAULTS, type Fault } from './faults.ts'
import { expect, LANGUAGES, test, type Language } from './fixtures.ts'

/** Chooses what the short run tries. */
export const SEED = Number(process.env.SEED ?? 7)

/** A thing, and a condition under which it is tried. */
export interface Pair<Thing, Condition> {
  thing: Thing
  condition: Condition
  language: Language
}

/**
 * So many pairs of a thing and a condition, in the order of the things; every pair where there are no more. No condition
 * comes twice before each came once, always with another thing.
 */
export function pairsOf<Thing, Condition>(
  things: readonly Thing[],
  conditions: readonly Condition[],
  count: number,
): Pair<Thing, Condition>[] {
  const total = things.length * conditions.length
  const drawn = new Set<string>()
  for (let nth = 0; nth < Math.min(count, total); nth += 1) {
    const place = (SEED * count + nth) % total
    const number = place % conditions.length
    const at = (Math.floor(place / conditions.length) + number * 5) % things.length
    drawn.add(`${at} ${number}`)
  }
  return things.flatMap((thing, at) =>
    conditions.flatMap((condition, number) => {
      const language = LANGUAGES[(at + number) % LANGUAGES.length] ?? 'en'
      return count >= total || drawn.has(`${at} ${number}`) ? [{ thing, condition, language }] : []
    }),
  )
}

/** Something that meets a fault. */
export interface Cell<Thing> {
  thing: Thing
  fault: Fault
  language: Language
}

/** The cells that a trial tries: things that meet a fault. */
export const cellsOf = <Thing>(trial: TrialName, things: readonly Thing[]): Cell<Thing>[] =>
  pairsOf(things, FAULTS, timesOf(trial)).map(({ condition, ...cell }) => ({ ...cell, fault: condition }))

/** Tries one case after the other, goes on after one that is wrong, and reports all of them. */
export class Tries {
  readonly #trial: TrialName
  readonly #record: ReturnType<typeof beginTrial>
  #count = 0
  readonly #wrong: { title: string; said: string }[] = []

  constructor(trial: TrialName) {
    this.#trial = trial
    this.#record = beginTrial(trial)
  }

  async meet(title: string, work: () => Promise<unknown>): Promise<void> {
    if (only !== undefined && !title.includes(only)) return
    this.#count += 1
    if (isFull && this.#count % 50 === 0) console.log(`${this.#trial}: ${this.#count}, ${title}`)
    await test.step(title, work).catch((error: unknown) => {
      const said = String(error)
      this.#wrong.push({ title, said })
      console.log(`${title}: ${said}`)
    })
  }

  /** Expects that nothing was wrong. `of` says how many things and conditions there are. */
  end(of: Readonly<Record<string, number>>): void {
    console.log(`${this.#trial}: ${this.#count} cases, seed ${SEED}`)
    const saying = (text: string) => this.#wrong.filter(({ said }) => said.includes(text)).length
    this.#record({
      done: { cases: this.#count, ...of },
      failed: {
        'wrong cases': this.#wrong.length,
        'white screens': saying('a white screen'),
        'inputs lost': saying('what was typed'),
      },
    })
    expect(this.#wrong.map(({ title }) => title)).toEqual([])
  }
}
