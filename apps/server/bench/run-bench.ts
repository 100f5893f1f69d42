import { parseArgs } from 'node:util'
import { ratioOf, type Figure } from '@plenum/bench/figures'
import { beginRun } from '@plenum/bench/record'
import { ENGINES, inventory, startEngines, type Engines } from './engines.ts'

/** What is asked of a bench. */
export interface Asked {
  /** Numbers of assets, the smallest first. */
  sizes: readonly number[]
  rounds: number
  /** Where embedded inventories are left for the next time. */
  keep: string | undefined
}

interface Bench {
  bench: string
  about: string
  /** What is measured where nothing else is said. */
  usual: { sizes: string; rounds: string }
  measure: (engines: Engines, asked: Asked) => Promise<Figure[]>
}

const rounded = (value: number) => value.toPrecision(3)

/** Measures on both engines as the command line says, prints each figure and writes the page. */
export async function runBench({ bench, about, usual, measure }: Bench): Promise<void> {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string', default: usual.sizes },
      rounds: { type: 'string', default: usual.rounds },
      keep: { type: 'string' },
    },
  })
  const sizes = values.sizes
    .split(',')
    .map(Number)
    .toSorted((one, other) => one - other)
  const record = beginRun({
    bench,
    about: `${about} Medians of ${values.rounds} rounds. These are the figures at the largest number of assets.`,
  })
  const engines = await startEngines()
  const figures = await measure(engines, { sizes, rounds: Number(values.rounds), keep: values.keep })
  await engines.stop()
  for (const figure of figures) {
    const { what, where, value, unit, beside } = figure
    const ratio = ratioOf(figure)
    const compared = beside && ratio && `, ${rounded(ratio)} of ${rounded(beside.value)} (${beside.what})`
    console.log(`${what}, ${where}: ${rounded(value)} ${unit}${compared ?? ''}`)
  }
  const largest = sizes.at(-1) ?? 0
  const shown = ENGINES.map((engine) => inventory(engine, largest))
  record(figures.filter(({ where }) => shown.includes(where)))
}
