// Runs `npm test` again and again on the commit that is checked out, in a fresh clone each time, with nothing cached and two
// busy loops beside it: node tooling/bootstrap/repeat.mjs [runs]
// Each run is a line of docs/repeated-runs.md. A later call goes on where the last one stopped, until so many runs in a row
// have passed on the same code (20 unless told otherwise). A run that fails ends it.
import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stateOf } from './state.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const page = join(root, 'docs', 'repeated-runs.md')
const HEAD = `# Repeated runs of npm test

Written by \`node tooling/bootstrap/repeat.mjs\`: each line is one run of \`npm test\` in a fresh clone, with nothing cached and two
busy loops beside it. The state is that of the code; documents do not change it. A repair starts the count again.

| state | begun (UTC) | seconds | result | cores | load before |
| ----- | ----------- | ------- | ------ | ----- | ----------- |
`
const BUSY_LOOPS = 2

/** How many of the last lines passed on this state. @param {string} state */
function passedInARow(state) {
  if (!existsSync(page)) return 0
  let passed = 0
  for (const line of readFileSync(page, 'utf8').split('\n')) {
    if (!/^\| [0-9a-f]{12} /.test(line)) continue
    passed = line.startsWith(`| ${state} `) && line.includes(' 0 failed') ? passed + 1 : 0
  }
  return passed
}

/** @param {string} folder @returns {Promise<{ code: number | null, last: string }>} */
function testIn(folder) {
  const loops = Array.from({ length: BUSY_LOOPS }, () => spawn(process.execPath, ['-e', 'for (;;);']))
  return new Promise((resolve) => {
    const child = spawn('npm', ['test'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
    let tail = ''
    child.stdout.on('data', (piece) => {
      process.stdout.write(piece)
      tail = (tail + String(piece)).slice(-4000)
    })
    child.on('close', (code) => {
      for (const loop of loops) loop.kill('SIGKILL')
      const found = [...tail.matchAll(/^\d+ passed, \d+ failed.*$/gm)]
      resolve({ code, last: found[found.length - 1]?.[0] ?? 'ended without a result' })
    })
  })
}

const wanted = Number(process.argv[2] ?? 20)
if (!existsSync(page)) writeFileSync(page, HEAD)
for (;;) {
  const folder = mkdtempSync(join(tmpdir(), 'plenum-repeat-'))
  spawnSync('git', ['clone', '--quiet', root, folder], { stdio: 'inherit' })
  const state = stateOf(folder)
  const done = passedInARow(state)
  if (done >= wanted) {
    console.log(`${done} runs in a row have passed on state ${state}.`)
    rmSync(folder, { recursive: true })
    break
  }
  console.log(`\nRun ${done + 1} of ${wanted} on state ${state}`)
  const [begun, load] = [new Date(), loadavg()[0] ?? 0]
  const { code, last } = await testIn(folder)
  const seconds = Math.round((Date.now() - begun.getTime()) / 1000)
  const cells = [state, begun.toISOString().slice(0, 16), seconds, last, cpus().length, load.toFixed(1)]
  appendFileSync(page, `| ${cells.join(' | ')} |\n`)
  rmSync(folder, { recursive: true, force: true })
  if (code !== 0) process.exit(1)
}
