import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { FAULTS, type Fault } from './faults.ts'
import { expect, LANGUAGES, test, type Language } from './fixtures.ts'

/** Whether only what was wrong in the last long run is tried once more. */
const isAgain = process.env.PLENUM_LONG === 'again'

/** Whether everything meets every fault, which takes hours. */
export const isLong = process.env.PLENUM_LONG === '1' || isAgain

/** Which cells the short form tries; another `SEED`, others. */
export const SEED = Number(process.env.SEED ?? 7)

/** The faults that are tried; `FAULTS=offline,500` tries some of them. */
export const TRIED = FAULTS.filter((fault) => process.env.FAULTS?.split(',').includes(fault) ?? true)

/** What is tried of the rest, by a part of its name; then nothing is written down. */
const ONLY = process.env.ONLY === undefined ? null : new RegExp(process.env.ONLY)

/** Something that meets a fault. */
export interface Cell<Thing> {
  thing: Thing
  fault: Fault
  language: Language
}

/** Each thing with each fault; in the short form every fault, or only one of `every`, with another thing. */
export function cellsOf<Thing>(things: readonly Thing[], every = 1): Cell<Thing>[] {
  // when all had their turn, the other faults have theirs
  const round = Math.floor(SEED / things.length)
  const cells = things.flatMap((thing, at) =>
    TRIED.map((fault, number) => ({
      thing,
      fault,
      language: LANGUAGES[(at + number) % LANGUAGES.length] ?? 'en',
      isDrawn: (at + number * 5 + SEED) % things.length === 0 && (number + round) % every === 0,
    })),
  )
  return isLong ? cells : cells.filter(({ isDrawn }) => isDrawn)
}

const RESULTS = fileURLToPath(new URL('../../../docs/interface.json', import.meta.url))
const Found = v.object({ cells: v.number(), wrong: v.array(v.string()) })
const Results = v.record(v.string(), v.looseObject(Found.entries))

/** Tries one cell after the other, goes on after one that is wrong, and tells of all of them. */
export class Tries {
  readonly #name: string
  readonly #of: Readonly<Record<string, unknown>>
  #cells = 0
  readonly #met = new Set<string>()
  readonly #white: string[] = []
  readonly #lost: string[] = []
  readonly #wrong: string[] = []
  /** What was wrong before, where only that is tried. */
  readonly #before: readonly string[] | null

  private constructor(name: string, of: Readonly<Record<string, unknown>>, before: readonly string[] | null) {
    this.#name = name
    this.#of = of
    this.#before = before
  }

  /** `of` says what meets each other in it. */
  static async of(name: string, of: Readonly<Record<string, unknown>>): Promise<Tries> {
    return new Tries(name, of, isAgain ? ((await results())[name]?.wrong ?? []) : null)
  }

  async meet(title: string, work: () => Promise<unknown>): Promise<void> {
    if (this.#before?.includes(title) === false || ONLY?.test(title) === false) return
    this.#cells += 1
    if (isLong && this.#cells % 50 === 0) console.log(`${this.#name}: ${this.#cells}, ${title}`)
    this.#met.add(title)
    await test.step(title, work).catch((error: unknown) => {
      const said = String(error)
      if (said.includes('a white screen')) this.#white.push(title)
      if (said.includes('what was typed')) this.#lost.push(title)
      this.#wrong.push(title)
      console.log(`${title}: ${said}`)
    })
  }

  /** Nothing was wrong; in the long form that is written down. */
  async end(): Promise<void> {
    console.log(`${this.#name}: ${this.#cells} cells, seed ${SEED}`)
    if (isLong && ONLY === null) await this.#record()
    expect(this.#wrong).toEqual([])
  }

  async #record(): Promise<void> {
    const kept = await results()
    const told = {
      ...kept,
      [this.#name]: {
        date: new Date().toISOString().slice(0, 10),
        ...this.#of,
        cells: this.#before === null ? this.#cells : (kept[this.#name]?.cells ?? 0),
        white_screens: this.#white.length,
        lost_input: this.#lost.length,
        // what was not tried once more is still wrong
        wrong: [...this.#wrong, ...(this.#before ?? []).filter((title) => !this.#met.has(title))],
      },
    }
    await writeFile(RESULTS, `${JSON.stringify(told, null, 2)}\n`)
  }
}

/** What earlier runs wrote down; each part can be run by itself. */
const results = async () => v.parse(Results, JSON.parse(await readFile(RESULTS, 'utf8').catch(() => '{}')))
