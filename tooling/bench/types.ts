// How long checking the types of everything takes after a change in `domain`, beside an older state:
//   npm run bench -- types [-- --before 3d8e32c9 --rounds 5]
import { parseArgs } from 'node:util'
import { watchMachine } from './machine.ts'
import { measureTypes } from './measure-types.ts'
import { median } from './pairs.ts'
import { tableOf } from './table.ts'

// what is meant for other benches of the same call is let be
const { values } = parseArgs({
  options: { before: { type: 'string' }, rounds: { type: 'string' } },
  strict: false,
})
const before = typeof values.before === 'string' ? values.before : '3d8e32c9'
const rounds = typeof values.rounds === 'string' ? Number(values.rounds) : 5
const machine = watchMachine()
const figures = await measureTypes(before, rounds)
const rows = figures.map(({ what, unit, before: ones, after: others }) => {
  const [one, other] = [median(ones), median(others)]
  return [`${what}, ${unit}`, one.toFixed(1), other.toFixed(1), (other / one).toFixed(2)]
})
console.log(`\n${tableOf(['medians', `at ${before}`, 'now', 'ratio'], rows)}`)
console.log(`\nLoad before and after: ${machine().load.join(', ')}`)
