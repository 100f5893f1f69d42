// How long building and checking take:
//   npm run bench -- built [-- --rounds 5] [--tests]
import { parseArgs } from 'node:util'
import { ratioOf } from './figures.ts'
import { measureBuilt, OURS, WITH_TESTS } from './measure-built.ts'
import { beginRun } from './record.ts'

// options of other benches in the same call are ignored
const { values } = parseArgs({
  options: { rounds: { type: 'string' }, tests: { type: 'boolean' } },
  strict: false,
})
const rounds = typeof values.rounds === 'string' ? Number(values.rounds) : 5
const record = beginRun({
  bench: 'built',
  about: `Wall time of whole programs. The build of the web, beside a build of its libraries alone with eleven parts of its interface: in turn, medians of ${rounds} rounds. The ratio is converted to a peer that took 2.27 s when such libraries took 2.74 s.`,
})
const figures = await measureBuilt(rounds, values.tests === true ? WITH_TESTS : OURS)
for (const figure of figures)
  console.log(
    `${figure.what}: ${figure.value.toFixed(1)} s${figure.beside ? `, ratio ${ratioOf(figure)?.toFixed(2)}` : ''}`,
  )
record(figures)
