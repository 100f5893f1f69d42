// How long `npm test` takes here, beside a former commit: npm run bench -- test-time -- <commit> [pairs]
// Both are cloned and installed once. Then they take turns, each with nothing built and nothing cached.
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const [commit, pairs = '1'] = process.argv.slice(2)
if (commit === undefined) {
  console.error('Name the commit to compare with: npm run bench -- test-time -- <commit> [pairs]')
  process.exit(2)
}

const run = (folder: string, command: string, args: string[]) =>
  spawnSync(command, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 })

/** A clone of a commit with its dependencies installed; nothing is built. */
function cloneOf(name: string) {
  const folder = mkdtempSync(join(tmpdir(), 'plenum-test-time-'))
  run(root, 'git', ['clone', '--quiet', root, folder])
  run(folder, 'git', ['checkout', '--quiet', name])
  run(folder, 'npm', ['run', 'sbom'])
  return folder
}

/** Removes what a former run has left: everything git ignores but what is installed, and what tools keep inside that. */
function forget(folder: string) {
  const options = ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory']
  const left = run(folder, 'git', options).stdout.split('\n')
  const made = left.filter((path) => path !== '' && !/(^|\/)(\.tools|node_modules)\/$/.test(path))
  const kept = globSync('{,*/*/}node_modules/{.cache,.vite,.vite-temp}', { cwd: folder })
  for (const path of [...made, ...kept]) rmSync(join(folder, path), { recursive: true, force: true })
}

/** Seconds of one run, its last line, and what failed. */
function timeOf(folder: string) {
  forget(folder)
  const begun = performance.now()
  const { stdout } = run(folder, 'npm', ['test'])
  const seconds = (performance.now() - begun) / 1000
  const lines = stdout.trimEnd().split('\n')
  return { seconds, result: lines.at(-1) ?? '', failed: lines.filter((line) => line.startsWith('FAILED')) }
}

const medianOf = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
const sides = [
  { name: commit, folder: cloneOf(commit), took: [] as number[] },
  { name: 'now', folder: cloneOf('HEAD'), took: [] as number[] },
]
for (let pair = 1; pair <= Number(pairs); pair += 1) {
  for (const side of sides) {
    const load = loadavg()[0] ?? 0
    const { seconds, result, failed } = timeOf(side.folder)
    side.took.push(seconds)
    console.log(`${side.name}: ${Math.round(seconds)} s, ${result}, load before ${load.toFixed(1)}`)
    for (const line of failed) console.log(line)
  }
}
const [before = 0, now = 0] = sides.map(({ took }) => medianOf(took))
console.log(
  `median ${Math.round(before)} s before, ${Math.round(now)} s now, ratio ${(now / before).toFixed(2)}`,
)
for (const { folder } of sides) rmSync(folder, { recursive: true, force: true })
