import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { ROOT } from './supply/lock.ts'

const MINUTE = 60_000
const FIELD = 'rack_label'
/** The line of each file that the recipe names: the new one goes below it. */
const NEIGHBOUR = /^ +order_no: .*$/m
const MIGRATIONS = 'packages/api-server/src/db/migrations'

interface Step {
  path: string
  line: string
}

/** The lines of the field recipe, as CONTRIBUTING.md tells them. */
function stepsOf(page: string): Step[] {
  const [, recipe = ''] = /^### Add a plain field to assets$([\s\S]*?)^###/m.exec(page) ?? []
  return [...recipe.matchAll(/^\d\. `(.+?)`: `(.+)`$/gm)].map(([, path = '', line = '']) => ({ path, line }))
}

let copy = ''
const read = (path: string) => readFileSync(join(copy, path), 'utf8')
const migrations = () => readdirSync(join(copy, MIGRATIONS)).filter((name) => name.endsWith('.sql'))

/** Writes a line of the recipe into the copy. */
function apply({ path, line }: Step) {
  const text = read(path)
  const [neighbour = ''] = NEIGHBOUR.exec(text) ?? []
  expect(neighbour, `${path} has no line of order_no`).not.toBe('')
  const indent = neighbour.slice(0, neighbour.search(/\S/))
  writeFileSync(join(copy, path), text.replace(neighbour, `${neighbour}\n${indent}${line}`))
}

/** Runs a script of a package in the copy; what it printed, and its exit code. */
function runScript(folder: string, script: string) {
  const { scripts } = v.parse(
    v.object({ scripts: v.record(v.string(), v.string()) }),
    JSON.parse(read(`${folder}/package.json`)),
  )
  const cwd = join(copy, folder)
  const path = [join(cwd, 'node_modules/.bin'), dirname(process.execPath), process.env['PATH']].join(
    delimiter,
  )
  const written = scripts[script]
  if (written === undefined) throw new Error(`${folder} has no script named ${script}`)
  const { status, stdout, stderr } = spawnSync('sh', ['-c', written], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: { ...process.env, PATH: path },
  })
  return { status, output: stdout + stderr }
}

/** Copies every file that git knows, and links the packages that are installed and the code that is generated. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'plenum-recipe-'))
  const options = [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
    'apps',
    'packages',
    'tooling',
  ]
  const top = ['tsconfig.base.json', 'tsconfig.json', 'package.json', 'pnpm-lock.yaml']
  const files = execFileSync('git', options, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0')
  for (const path of [...files, ...top])
    if (path && existsSync(join(ROOT, path))) cpSync(join(ROOT, path), join(copy, path))
  // a folder of its own: the type check remembers its last run there
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((each) => each !== '.cache'))
    symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name))
  // links within the workspace stay relative, so that they lead to the copy
  const installed = files
    .filter((path) => /^\w+\/[\w-]+\/package\.json$/.test(path))
    .map((path) => dirname(path))
  for (const folder of installed.map((each) => `${each}/node_modules`))
    if (existsSync(join(ROOT, folder)))
      cpSync(join(ROOT, folder), join(copy, folder), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => !/\/node_modules\/\.(?:vite|cache|vite-temp)(?:\/|$)/.test(path),
      })
  symlinkSync(join(ROOT, 'packages/ui/styled-system'), join(copy, 'packages/ui/styled-system'))
}, 5 * MINUTE)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('the field recipe of CONTRIBUTING.md is complete', { timeout: 60 * MINUTE }, () => {
  const [first, ...others] = stepsOf(readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8'))
  expect([first, ...others]).toHaveLength(5)
  if (!first) return
  const before = migrations()

  apply(first)
  const { output: reported } = runScript('tooling/typescript', 'typecheck')
  expect(reported).toContain('db/schema/assets.ts')
  expect(reported).toContain('locales/en/fields.ts')

  for (const step of others) apply(step)
  expect(runScript('packages/api-server', 'codegen')).toMatchObject({ status: 0 })
  const added = migrations().filter((name) => !before.includes(name))
  expect(added).toHaveLength(1)
  expect(read(`${MIGRATIONS}/${added[0]}`)).toBe(`ALTER TABLE "asset" ADD COLUMN "${FIELD}" text;`)

  const columns = `const [{ ASSET_FIELDS }, { EXPORT_COLUMNS }] = await Promise.all([
    import('./src/asset.ts'), import('./src/asset-export.ts')])
    console.log([ASSET_FIELDS, EXPORT_COLUMNS].every((names) => names.includes('${FIELD}')))`
  const cwd = join(copy, 'packages/domain')
  expect(
    execFileSync(process.execPath, ['--input-type=module', '--eval', columns], { cwd, encoding: 'utf8' }),
  ).toBe('true\n')

  expect(runScript('tooling/typescript', 'typecheck')).toEqual({ status: 0, output: '' })
})
