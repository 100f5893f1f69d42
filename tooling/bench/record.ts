import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { BENCHES } from './benches.ts'
import { Run, type Figure, type Machine } from './figures.ts'
import { pageOf } from './page.ts'

const DOCS = new URL('../../docs/', import.meta.url)
const RUNS = new URL('benchmarks/', DOCS)

const loadNow = () => Number((loadavg()[0] ?? 0).toFixed(1))

/** Begins to watch this machine: what it returns says what it is, and how busy it was before and is now. */
export function watchMachine(): () => Machine {
  const begun = loadNow()
  return () => ({
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memory_gb: Math.round(totalmem() / 1024 ** 3),
    node: process.version,
    load: [begun, loadNow()],
  })
}

/** Begins a run: what it returns writes its figures down, in `docs/benchmarks/<bench>.json` and on the page of all. */
export function beginRun({ bench, about }: Pick<Run, 'bench' | 'about'>): (figures: Figure[]) => void {
  const machine = watchMachine()
  return (figures) => {
    const run: Run = { bench, about, measured: new Date().toISOString(), machine: machine(), figures }
    mkdirSync(RUNS, { recursive: true })
    writeFileSync(new URL(`${bench}.json`, RUNS), `${JSON.stringify(run, null, 2)}\n`)
    writePage()
  }
}

/** The runs that are written down, in the order of the benches. */
export const runsWritten = (): Run[] =>
  Object.keys(BENCHES)
    .map((name) => new URL(`${name}.json`, RUNS))
    .filter((file) => existsSync(file))
    .map((file) => v.parse(Run, JSON.parse(readFileSync(file, 'utf8'))))

/** Where the page of all runs stands. */
export const PAGE = fileURLToPath(new URL('benchmarks.md', DOCS))

/** Writes the page of all runs anew. */
export function writePage() {
  writeFileSync(PAGE, pageOf(runsWritten()))
}
