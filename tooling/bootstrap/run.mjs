import { fileURLToPath } from 'node:url'
import { COMMANDS } from './commands.mjs'
import { StepFailed, followSignals, interruption } from './processes.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')
const [name = '', ...args] = process.argv.slice(2)

/** @param {unknown} error @returns {number} */
function report(error) {
  if (error instanceof StepFailed) {
    if (interruption() === undefined) console.error(`${error.output.trimEnd()}\n${error.message}`)
    return error.code
  }
  const isForPerson = error instanceof Error && 'isForPerson' in error
  console.error(isForPerson ? error.message : error)
  return 1
}

followSignals()
const run = Object.entries(COMMANDS).find(([command]) => command === name)?.[1]
if (run === undefined) {
  console.error(`Usage: node tooling/bootstrap/run.mjs ${Object.keys(COMMANDS).join(' | ')}`)
  process.exit(2)
}
const code = await run(root, args).catch(report)
// turbo ends with 0 when it is interrupted: that is no passed test
process.exit(name.startsWith('test') ? (interruption() ?? code) : code)
