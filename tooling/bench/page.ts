import { isReached, ratioOf, type Figure, type Run, type Table } from './figures.ts'
import { rounded, tableOf } from './table.ts'

/** What a target limits, and the unit of the limit. */
const subjectOf = ({ unit, p99 }: Figure, of: Figure['targets'][number]['of']) =>
  ({ value: ['', unit], p99: [`p99 ${rounded(p99 ?? Number.NaN)} ${unit},`, unit], ratio: ['ratio', ''] })[of]

/** 'ratio gate ≤ 0.55: reached', one for each target. */
const targetsOf = (figure: Figure) =>
  figure.targets
    .map((target) => {
      const sign = target.is === 'at most' ? '≤' : '≥'
      const reached = isReached(figure, target)
      const verdict = reached === undefined ? 'not compared' : reached ? 'reached' : '**missed**'
      const [subject, unit] = subjectOf(figure, target.of)
      const limit = [subject, target.as, sign, rounded(target.than), unit].filter(Boolean).join(' ')
      return `${limit}: ${verdict}`
    })
    .join('; ')

const HEAD = ['what', 'where', 'measured', 'beside', 'ratio', 'target']

const rowOf = (figure: Figure) => {
  const ratio = ratioOf(figure)
  return [
    figure.what,
    figure.where,
    `${rounded(figure.value)} ${figure.unit}`,
    figure.beside ? `${rounded(figure.beside.value)} ${figure.unit} (${figure.beside.what})` : '',
    ratio === undefined ? '' : rounded(ratio),
    targetsOf(figure),
  ]
}

const isTable = (found: Run['found']): found is Table => 'head' in found

/** The figures that have a target, as a table. Those without one are printed by the bench, and stand on no page. */
const tableFor = (found: Run['found']) =>
  isTable(found)
    ? tableOf(found.head, found.rows)
    : tableOf(HEAD, found.filter(({ targets }) => targets.length > 0).map(rowOf))

/** The page of one bench, as `npm run bench` writes it. */
export const pageOf = ({ bench, about, measured, machine, found }: Run): string => `# Benchmark: ${bench}

${about}

Measured on ${measured.slice(0, 10)}: ${machine.processor}, ${machine.cores} cores, ${machine.memory_gb} GB, Node ${machine.node}, load ${machine.load.join(' to ')}.
Run again with \`npm run bench -- ${bench}\`.

${tableFor(found)}
`
