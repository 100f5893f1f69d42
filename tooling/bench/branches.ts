// Which branches of the security code no test takes, and which of its checks could be removed without a failing test:
//   npm run bench -- branches
// The tests run on the embedded engine, slowed down by counting: a quarter of an hour.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { Figure } from './figures.ts'
import { GUARDING } from './guarding.ts'
import { beginRun } from './record.ts'

const rooted = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** What the JSON of a coverage says of a file: how often each way of each branch was taken. */
const File = v.object({
  branchMap: v.record(
    v.string(),
    v.object({ loc: v.object({ start: v.object({ line: v.number() }) }), type: v.string() }),
  ),
  b: v.record(v.string(), v.array(v.number())),
})

/** Runs tests and gives their output; rejects where one of them fails. */
const said = (folder: string, args: readonly string[]) =>
  new Promise<string>((resolve, reject) => {
    const child = spawn('pnpm', ['exec', 'vitest', 'run', ...args], { cwd: rooted(folder) })
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        text += part.toString()
        process.stdout.write(part)
      })
    child.on('exit', (status) =>
      status === 0 ? resolve(text) : reject(new Error(`The tests in ${folder} ended with ${status}`)),
    )
  })

const record = beginRun({
  bench: 'branches',
  about: `Branches of the code that guards sessions, permissions, uploads, redirects and CSV, counted while its tests run. Then
each check is removed, one at a time, and its tests run again: at least one of them must fail.`,
})
await said('tooling/bench', ['--config', 'branches.config.ts'])
const report = readFileSync(rooted('tooling/bench/test-results/branches/coverage-final.json'), 'utf8')
const files = v.parse(v.record(v.string(), File), JSON.parse(report))
const ways = Object.entries(files).flatMap(([path, { branchMap, b }]) =>
  Object.entries(b).flatMap(([id, counts]) =>
    counts.map((count) => ({
      path: relative(rooted(''), path),
      at: `${relative(rooted(''), path)}:${branchMap[id]?.loc.start.line ?? 0} (${branchMap[id]?.type ?? ''})`,
      isTaken: count > 0,
    })),
  ),
)
const targets: Figure['targets'] = [{ of: 'value', is: 'at most', than: 0, as: 'gate' }]
const never = Object.entries(GUARDING).map(([about, paths]): Figure => {
  const own = ways.filter(({ path }) => paths.includes(path))
  const value = own.filter(({ isTaken }) => !isTaken).length
  return {
    what: `never taken: ${about}`,
    where: `of ${own.length} branches`,
    value,
    unit: 'branches',
    targets,
  }
})
const mutants = await said('packages/api-client', ['--mode', 'slow', '--project', 'guards'])
const unseen = [...mutants.matchAll(/(\d+) ([a-z ]+), (\d+) not noticed/g)].map(
  ([, count, what = '', missed]): Figure => ({
    what: `missed by every test: ${what}`,
    where: `of ${count}`,
    value: Number(missed),
    unit: 'guards',
    targets,
  }),
)
record([...never, ...unseen])
const known = new Set(ways.map(({ path }) => path))
const without = Object.values(GUARDING)
  .flat()
  .filter((path) => !known.has(path))
if (without.length > 0) console.log(`Without any branch: ${without.join(', ')}`)
for (const at of new Set(ways.filter(({ isTaken }) => !isTaken).map((way) => way.at)))
  console.error(`never taken: ${at}`)
if ([...never, ...unseen].some(({ value }) => value > 0)) process.exitCode = 1
