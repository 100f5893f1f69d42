import { CURVES } from './filters.ts'
import type { Figures } from './measure.ts'

/** What was measured with so many assets. */
export interface Measured {
  count: number
  /** Of the machine in the last minute. */
  load: string
  figures: readonly Figures[]
}

const NAME = 34
const ms = (time: number) => time.toFixed(2)
const number = (count: number) => count.toLocaleString('en')
const ratio = (one: number, other: number) => (one / other).toFixed(2)

const COLUMNS = ['request', 'p99', 'list', 'p99', 'raw', 'p99', 'list : raw', 'request : raw', 'rows']
const cellsOf = ({ request, list, raw, rows }: Figures) => [
  ...[request, list, raw].flatMap(({ median, p99 }) => [ms(median), ms(p99)]),
  ratio(list.median, raw.median),
  ratio(request.median, raw.median),
  String(rows),
]

/** The head of what is printed while it is measured. */
export const headOf = (): string =>
  ['median and p99 in ms'.padEnd(NAME), ...COLUMNS.map((name) => name.padStart(14))].join('')

export const lineOf = (figures: Figures): string =>
  [figures.name.padEnd(NAME), ...cellsOf(figures).map((cell) => cell.padStart(14))].join('')

/** How what must not grow with the number of assets does. */
export const curvesOf = (measured: readonly Measured[]): string[] =>
  CURVES.flatMap((name) => {
    const medians = measured.flatMap(
      ({ figures }) => figures.find((each) => each.name === name)?.list.median ?? [],
    )
    const [first, last] = [medians[0], medians.at(-1)]
    if (first === undefined || last === undefined) return []
    return [`${name}: ${medians.map(ms).join(' / ')} ms, ${ratio(last, first)} times`]
  })

const tableOf = ({ count, load, figures }: Measured) => `## ${number(count)} assets

Load of the machine ${load}.

| filter | ${COLUMNS.join(' | ')} |
| --- | ${COLUMNS.map(() => '---:').join(' | ')} |
${figures.map((each) => `| ${[each.name, ...cellsOf(each)].join(' | ')} |`).join('\n')}
`

/** The whole page of figures. */
export const pageOf = (
  measured: readonly Measured[],
  rounds: number,
): string => `# Figures of the inventory's list

Written by \`pnpm --filter @plenum/server bench:list --write\`, as explained in [inventory-list.md](inventory-list.md):
milliseconds on the embedded engine over one connection, warm, ${rounds} rounds; times are comparable within one run only.

Medians of the list's own part at ${measured.map(({ count }) => number(count)).join(' / ')} assets:

${curvesOf(measured)
  .map((curve) => `- ${curve}`)
  .join('\n')}

${measured.map(tableOf).join('\n')}`
