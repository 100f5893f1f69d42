import { mkdirSync, writeFileSync } from 'node:fs'
import type { Run } from './figures.ts'
import { watchMachine } from './machine.ts'
import { pageOf } from './page.ts'

const PAGES = new URL('../../docs/benchmarks/', import.meta.url)

/** Begins a run: call the result with what was measured, and it writes `docs/benchmarks/<bench>.md`. */
export function beginRun({ bench, about }: Pick<Run, 'bench' | 'about'>): (found: Run['found']) => void {
  const machine = watchMachine()
  return (found) => {
    const run = { bench, about, measured: new Date().toISOString(), machine: machine(), found }
    mkdirSync(PAGES, { recursive: true })
    writeFileSync(new URL(`${bench}.md`, PAGES), pageOf(run))
  }
}
