import { spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const here = fileURLToPath(new URL('.', import.meta.url))
let root = ''
let calls = ''

const write = (/** @type {string} */ path, /** @type {string} */ text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const program = (/** @type {string} */ path, /** @type {string} */ body) => {
  write(path, `#!/bin/sh\n${body}\n`)
  chmodSync(join(root, path), 0o755)
}
const called = () => (existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [])

/** A project of the same shape, with stand-ins for pnpm and turbo that write down every call. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plenum run '))
  calls = join(root, 'calls')
  cpSync(here, join(root, 'tooling/bootstrap'), {
    recursive: true,
    filter: (path) => !/node_modules|test-results/.test(path),
  })
  write('package.json', '{"type":"module","packageManager":"pnpm@12.21.0","engines":{"node":">=22"}}')
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'turbo.json', 'tsconfig.base.json'])
    write(file, '{}')
  write('.node-version', '24.21.0\n')
  write('node_modules/.modules.yaml', '{}')
  write('packages/domain/src/asset.ts', 'export const a = 1')
  write('apps/web/src/main.tsx', 'export const b = 1')
  write('apps/server/src/main.ts', "console.log('data', process.env.DATA_DIR, ...process.argv.slice(2))\n")
  program('bin/pnpm', `[ "$1" = --version ] && echo 12.99.0 && exit; echo "pnpm $*" >> '${calls}'`)
  program(
    'node_modules/.bin/turbo',
    `echo "turbo $*" >> '${calls}'; [ -e '${root}/broken' ] && echo 'no such word' && exit 3
mkdir -p apps/web/dist && echo page > apps/web/dist/index.html`,
  )
})
afterEach(() => rmSync(root, { recursive: true }))

/** @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
function launch(args, env = {}) {
  const child = spawn(process.execPath, [join(root, 'tooling/bootstrap/run.mjs'), ...args], {
    env: { PATH: [join(root, 'bin'), '/usr/bin', '/bin'].join(delimiter), HOME: root, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += String(piece)))
  /** @type {Promise<{ code: number | null, output: string }>} */
  const ended = new Promise((resolve) => child.on('close', (code) => resolve({ code, output })))
  return { child, ended, soFar: () => output }
}
const run = (/** @type {string[]} */ args, /** @type {NodeJS.ProcessEnv} */ env = {}) =>
  launch(args, env).ended

test('the first start installs, builds and serves, and says nothing of it', async () => {
  expect(await run(['start', '--once'])).toEqual({ code: 0, output: `data ${join(root, 'data')} --once\n` })
  expect(called()).toEqual([
    'pnpm install --frozen-lockfile --prod=false',
    'turbo run build --output-logs=errors-only',
  ])
  expect(existsSync(join(root, '.tools/lock'))).toBe(false)
})

test('the second start calls neither pnpm nor turbo, not even for a version', async () => {
  await run(['start'])
  rmSync(calls)
  for (const trap of ['bin/pnpm', 'node_modules/.bin/turbo', 'bin/npm'])
    program(trap, `echo trap >> '${calls}'; exit 9`)
  expect(await run(['start'])).toEqual({ code: 0, output: `data ${join(root, 'data')}\n` })
  expect(called()).toEqual([])
})

test('a change of a source, of a setting or of the build itself builds again', async () => {
  await run(['start'])
  for (const change of [
    () => write('packages/domain/src/asset.ts', 'export const a = 22'),
    () => write('pnpm-lock.yaml', '{ }'),
    () => write('apps/web/dist/index.html', 'by hand'),
    () => rmSync(join(root, 'apps/web/dist'), { recursive: true }),
  ]) {
    rmSync(calls, { force: true })
    change()
    await run(['start'])
    expect(called()).toHaveLength(2)
  }
})

test('a build that fails shows why, leaves no stamp, and is tried again', async () => {
  await run(['start'])
  write('broken', '')
  write('apps/web/src/main.tsx', 'export const b = 22')
  expect(await run(['start'])).toEqual({ code: 3, output: 'no such word\nBuilding failed.\n' })
  rmSync(calls)
  rmSync(join(root, 'broken'))
  write('apps/web/src/main.tsx', 'export const b = 1')
  expect(await run(['start'])).toMatchObject({ code: 0 })
  expect(called()).toHaveLength(2)
})

test('a data folder is named from where the project is', async () => {
  expect(await run(['start'], { DATA_DIR: 'elsewhere' })).toMatchObject({
    output: `data ${join(root, 'elsewhere')}\n`,
  })
  expect(await run(['start'], { DATA_DIR: '/tmp/far' })).toMatchObject({ output: 'data /tmp/far\n' })
})

test('so are the other files that the server is told of, wherever they are named from', async () => {
  write(
    'apps/server/src/main.ts',
    'console.log(process.env.TLS_CERT_FILE, process.env.TLS_KEY_FILE, process.env.SECRETS_FILE)\n',
  )
  const files = { TLS_CERT_FILE: 'tls/cert.pem', TLS_KEY_FILE: '/etc/key.pem', SECRETS_FILE: ' ' }
  expect(await run(['start'], files)).toEqual({
    code: 0,
    output: `${join(root, 'tls/cert.pem')} /etc/key.pem  \n`,
  })
})

test('what works on the data takes a set-up as it is: nothing is installed, nobody waited for', async () => {
  for (const name of ['backup', 'admin'])
    write(
      `apps/server/src/${name}.ts`,
      `console.log('${name}', process.env.DATA_DIR, ...process.argv.slice(2))\n`,
    )
  write('apps/server/src/quick-load.ts', '')
  await run(['start'])
  rmSync(calls)
  program('bin/pnpm', 'exit 9')
  write('.tools/lock', String(process.pid))
  // as of somebody whose home and project are others': there is no place for a home
  rmSync(join(root, '.tools/home'), { recursive: true, force: true })
  write('.tools/home', '')
  const nobody = { HOME: '/nonexistent', DATA_DIR: '/data' }
  expect(await run(['backup', '/backups'], nobody)).toEqual({ code: 0, output: 'backup /data /backups\n' })
  expect(await run(['admin', 'rotate-keys'], nobody)).toEqual({
    code: 0,
    output: 'admin /data rotate-keys\n',
  })
  expect(called()).toEqual([])
})

test('what works on the data sets up what has changed since, first', async () => {
  write('apps/server/src/admin.ts', '')
  write('apps/server/src/quick-load.ts', '')
  await run(['start'])
  rmSync(calls)
  write('pnpm-lock.yaml', '{ }')
  expect(await run(['admin'])).toMatchObject({ code: 0 })
  expect(called()).toEqual(['pnpm install --frozen-lockfile --prod=false'])
})

const SERVES = `
process.on('SIGTERM', () => { console.log('stopping'); process.exit(0) })
console.log('serving', process.pid)
setInterval(() => undefined, 1000)`

test('a signal reaches the server, and its own end is the exit code', async () => {
  write('apps/server/src/main.ts', SERVES)
  const { child, ended, soFar } = launch(['start'])
  await expect.poll(soFar).toContain('serving')
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0, output: expect.stringContaining('stopping') })
})

test('a server killed by a signal ends the start as a shell would say it', async () => {
  write('apps/server/src/main.ts', SERVES)
  const { ended, soFar } = launch(['start'])
  await expect.poll(soFar).toContain('serving')
  process.kill(Number(/serving (\d+)/.exec(soFar())?.[1]), 'SIGKILL')
  expect(await ended).toMatchObject({ code: 137 })
})

test('an interrupted step stops, and leaves neither lock nor stamp', async () => {
  program('node_modules/.bin/turbo', `echo turbo >> '${calls}'; exec sleep 60`)
  const { child, ended } = launch(['start'])
  await expect.poll(called).toContain('turbo')
  child.kill('SIGINT')
  expect(await ended).toMatchObject({ code: 130 })
  expect(existsSync(join(root, '.tools/lock'))).toBe(false)
  expect(existsSync(join(root, '.tools/built-web'))).toBe(false)
})

test('two starts at once build one after the other', async () => {
  program(
    'node_modules/.bin/turbo',
    `sleep 1; echo "turbo $*" >> '${calls}'; mkdir -p apps/web/dist && echo page > apps/web/dist/index.html`,
  )
  const both = await Promise.all([run(['start']), run(['start'])])
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  expect(both.filter(({ output }) => output.includes('Waiting for process'))).toHaveLength(1)
})

test('an unknown command lists the known ones', async () => {
  expect(await run(['begin'])).toEqual({
    code: 2,
    output:
      'Usage: node tooling/bootstrap/run.mjs start | test | test:slow | dev | demo | admin | backup | restore | move | sbom | bench | release\n',
  })
})
