import { BENCHES } from './benches.ts'
import { isReached, ratioOf, type Figure, type Run } from './figures.ts'
import { tableOf } from './table.ts'

/** A number as precise as somebody wants to read it. */
export const rounded = (value: number) =>
  value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : value < 100 ? 1 : 0 })
const number = (value: number | undefined) => (value === undefined ? '' : rounded(value))

const subjectOf = ({ unit }: Figure, of: Figure['targets'][number]['of']) =>
  ({ value: `${unit} `, p99: `p99, ${unit} `, ratio: '' })[of]

/** '≤ 1.1 reached', a line for each that is asked. */
const targetsOf = (figure: Figure) =>
  figure.targets
    .map((target) => {
      const sign = target.is === 'at most' ? '≤' : '≥'
      const reached = isReached(figure, target)
      const verdict = reached === undefined ? 'not comparable' : reached ? 'reached' : '**missed**'
      return `${target.as}: ${subjectOf(figure, target.of)}${sign} ${rounded(target.than)}, ${verdict}`
    })
    .join('; ')

const rowOf = (figure: Figure) => [
  figure.what,
  figure.where,
  number(ratioOf(figure)),
  targetsOf(figure),
  `${rounded(figure.value)} ${figure.unit}`,
  number(figure.p99),
  figure.beside ? `${figure.beside.what}: ${rounded(figure.beside.value)} ${figure.unit}` : '',
]

const HEAD = ['what', 'where', 'ratio', 'target', 'measured', 'p99', 'beside']

const sectionOf = ({ bench, about, measured, machine, figures }: Run) => `## ${bench}

${about}

${measured.slice(0, 16).replace('T', ' ')} UTC, ${machine.processor}, ${machine.cores} cores, ${machine.memory_gb} GB, Node
${machine.node}; load ${machine.load[0]} before, ${machine.load[1]} after.

${tableOf(HEAD, figures.map(rowOf))}
`

const head = () => `# Benchmarks

Written by \`npm run bench\`, which measures anew what is named after it: ${Object.keys(BENCHES)
  .map((name) => `\`${name}\``)
  .join(', ')}.
Machines differ and are noisy: a ratio compares two things measured in turn in one run; trust it before any milliseconds.
`

/** The page of all figures, which nobody writes by hand. */
export const pageOf = (runs: readonly Run[]): string => [head(), ...runs.map(sectionOf)].join('\n')
