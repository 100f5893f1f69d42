// Measures what is named, one after the other; everything where nothing is named. What follows `--` goes to each script.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { BENCHES } from './benches.ts'

const args = process.argv.slice(2)
const cut = args.indexOf('--')
const named = cut < 0 ? args : args.slice(0, cut)
const rest = cut < 0 ? [] : args.slice(cut + 1)
const unknown = named.filter((name) => !(name in BENCHES))
if (unknown.length > 0) {
  console.error(
    `There is no bench named ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}`,
  )
  process.exit(2)
}
for (const [name, { folder, script, args: own = [] }] of Object.entries(BENCHES)) {
  if (named.length > 0 && !named.includes(name)) continue
  console.log(`\n${name}`)
  const cwd = fileURLToPath(new URL(`../../${folder}/`, import.meta.url))
  const { status } = spawnSync(process.execPath, [script, ...own, ...rest], { cwd, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
