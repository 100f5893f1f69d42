import type { Table } from '@plenum/bench/figures'
import { CURVES } from './filters.ts'
import type { Figures } from './measure.ts'

/** What was measured with so many assets. */
export interface Measured {
  count: number
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

/** One row a filter: its median at every number of assets, and how it compares at the largest. */
export function tableOf(measured: readonly Measured[]): Table {
  const largest = measured.at(-1)
  const at = largest === undefined ? '' : ` at ${number(largest.count)}`
  const rows = (largest?.figures ?? []).map(({ name, request, list, raw, rows: found }) => [
    name,
    ...measured.map(({ figures }) => {
      const one = figures.find((each) => each.name === name)
      return one ? ms(one.request.median) : ''
    }),
    ms(request.p99),
    ratio(list.median, raw.median),
    String(found),
  ])
  return {
    head: [
      'filter',
      ...measured.map(({ count }) => number(count)),
      `p99${at}`,
      `beside raw${at}`,
      `rows${at}`,
    ],
    rows,
  }
}
