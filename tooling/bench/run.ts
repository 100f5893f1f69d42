// Runs benches and trials by name, one after the other:
//   npm run bench -- lists double-start [-- options]
// Without a name it runs every bench; `trials` means every trial, with its full number. Options go to each script, or to
// the test runner of a trial. `--only <text>` tries only those cases of a trial whose name contains the text.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { BENCHES } from './benches.ts'
import { ALL_TRIALS, commandOf, namesMeant } from './commands.ts'
import { TRIALS } from './trials.ts'

const args = process.argv.slice(2)
const cut = args.includes('--') ? args.indexOf('--') : args.length
const names = namesMeant(args.slice(0, cut))
const options = args.slice(cut + 1)
const unknown = names.filter((name) => commandOf(name, options) === undefined)
if (unknown.length > 0) {
  console.error(`There is no bench or trial named ${unknown.join(', ')}.`)
  console.error(`Benches: ${Object.keys(BENCHES).join(', ')}`)
  console.error(`Trials: ${Object.keys(TRIALS).join(', ')}; ${ALL_TRIALS} for every one`)
  process.exit(2)
}
for (const name of names) {
  const command = commandOf(name, options)
  if (command === undefined) continue
  console.log(`\n${name}`)
  const cwd = fileURLToPath(new URL(`../../${command.folder}/`, import.meta.url))
  const env = { ...process.env, ...command.env }
  const { status } = spawnSync(command.program, command.args, { cwd, env, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
