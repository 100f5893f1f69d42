// Which branches of the code that guards the rest no test takes, and which of its guards could be missing unseen:
//   node tooling/bench/branches.ts
// Its tests run on the embedded engine, slowed down by counting: a quarter of an hour.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { GUARDING } from './guarding.ts'
import { beginTrial } from './long-run.ts'

const rooted = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** What the JSON of a coverage says of a file: how often each way of each branch was taken. */
const File = v.object({
  branchMap: v.record(
    v.string(),
    v.object({ loc: v.object({ start: v.object({ line: v.number() }) }), type: v.string() }),
  ),
  b: v.record(v.string(), v.array(v.number())),
})

/** Runs tests to their end and gives what they said; fails where one of them did. */
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

const record = beginTrial('branches', true)
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
const known = new Set(ways.map(({ path }) => path))
const share = Object.entries(GUARDING).map(([about, paths]) => {
  const own = ways.filter(({ path }) => paths.includes(path))
  return [`of ${own.length} taken: ${about}`, own.filter(({ isTaken }) => isTaken).length] as const
})
const mutants = await said('packages/api-client', ['--project', 'guards'])
const noticed = [...mutants.matchAll(/(\d+) ([a-z ]+), (\d+) not noticed/g)]
record({
  done: {
    branches: ways.length,
    ...Object.fromEntries(share),
    ...Object.fromEntries(noticed.map(([, count, what = '']) => [what, Number(count)])),
  },
  failed: {
    'branches never taken': ways.filter(({ isTaken }) => !isTaken).length,
    'guards missing unseen': noticed.reduce((sum, [, , , unseen]) => sum + Number(unseen), 0),
  },
  left: [...new Set(ways.filter(({ isTaken }) => !isTaken).map(({ at }) => at))].toSorted(),
})
const without = Object.values(GUARDING)
  .flat()
  .filter((path) => !known.has(path))
if (without.length > 0) console.log(`Without any branch: ${without.join(', ')}`)
