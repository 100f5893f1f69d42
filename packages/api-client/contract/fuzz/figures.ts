import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { version } from 'node:process'
import { SLOW_MS, type Figures } from './run.ts'

const PAGE = join(import.meta.dirname, '../../../../docs/fuzzing.md')

const HEAD = `# What the API answers to whatever is sent

Each line was added by a run of \`PLENUM_FUZZ=200000 pnpm exec vitest run contract/fuzz --project pglite\` (or \`postgres\`)
in \`packages/api-client\`, with so many requests. They are made from the API's own document: good ones, ones at the limits
of every field and one step beyond, and hostile ones; ids, versions and cursors come from earlier answers. Each answer is
held against the document: status, type, schema, the shape of errors and their words. Routes are those of the document,
with the least that one of them was sent; beside them those that did at least once what was asked. \`SEED=…\` repeats a run.
What a run finds is mended, with a test of its own; its line stays as it was.
`

const COLUMNS = [
  'day',
  'engine',
  'machine',
  'seed',
  'requests',
  'good',
  'at limits',
  'hostile',
  'routes',
  'least',
  'did it',
  '2xx',
  '4xx',
  '5xx',
  'off the document',
  `over ${SLOW_MS / 1_000} s`,
  'slowest ms',
  'seconds',
]

const cellsOf = (figures: Figures, engine: string): string[] => {
  const { kinds, statuses, routes } = figures
  const answers = (first: number) =>
    [...statuses].reduce((sum, [status, times]) => sum + (Math.floor(status / 100) === first ? times : 0), 0)
  return [
    new Date().toISOString().slice(0, 10),
    engine,
    `${cpus().length} cores, Node ${version}`,
    figures.seed,
    figures.requests,
    kinds.valid,
    kinds.boundary,
    kinds.hostile,
    routes.size,
    Math.min(...routes.values()),
    figures.done.size,
    answers(2),
    answers(4),
    answers(5),
    figures.faults.size,
    figures.slow,
    Math.round(figures.slowest.ms),
    Math.round(figures.seconds),
  ].map(String)
}

/** Columns as wide as what stands in them; words to the left, numbers to the right. */
function table(lines: string[][]): string {
  const widths = COLUMNS.map((name, at) =>
    Math.max(name.length, 4, ...lines.map((line) => line[at]?.length ?? 0)),
  )
  const isText = (at: number) => at < 3
  const drawn = (line: string[]) =>
    `| ${line.map((cell, at) => (isText(at) ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, at) => (isText(at) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [drawn(COLUMNS), `| ${rule.join(' | ')} |`, ...lines.map(drawn)].join('\n')
}

/** Adds a run to those that were written down before. */
export function writeDown(figures: Figures, engine: string): void {
  const before = existsSync(PAGE) ? readFileSync(PAGE, 'utf8').split('\n') : []
  const lines = before
    .filter((line) => /^\| \d{4}-/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
  writeFileSync(PAGE, `${HEAD}\n${table([...lines, cellsOf(figures, engine)])}\n`)
}
