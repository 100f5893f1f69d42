// How long building and checking take:
//   npm run bench -- built [-- --rounds 5] [--tests]
import { parseArgs } from 'node:util'
import { ratioOf } from './figures.ts'
import { measureBuilt, OURS, WITH_TESTS } from './measure-built.ts'
import { beginRun } from './record.ts'

// what is meant for other benches of the same call is let be
const { values } = parseArgs({
  options: { rounds: { type: 'string' }, tests: { type: 'boolean' } },
  strict: false,
})
const rounds = typeof values.rounds === 'string' ? Number(values.rounds) : 5
const record = beginRun({
  bench: 'built',
  about: `Wall time of whole programs. The web, and its libraries alone with eleven parts of its interface, built and weighed, in turn, medians of ${rounds} rounds; the ratio is converted to that of a peer that took 2.27 s where such libraries took 2.74 s.`,
})
const figures = await measureBuilt(rounds, values.tests === true ? WITH_TESTS : OURS)
for (const figure of figures)
  console.log(
    `${figure.what}: ${figure.value.toFixed(1)} s${figure.beside ? `, ratio ${ratioOf(figure)?.toFixed(2)}` : ''}`,
  )
record(figures)
