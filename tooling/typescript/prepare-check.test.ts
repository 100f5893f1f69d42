import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { prepareCheck } from './prepare-check.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const OPTIONS = {
  extends: join(here, '../../tsconfig.base.json'),
  include: ['*.ts'],
}
const LIBRARY = { ...OPTIONS, extends: [OPTIONS.extends, join(here, 'library.json')] }
const RACK = 'export interface Rack { name: string }\n'
const FILES = {
  'pnpm-lock.yaml': 'vendor 1\n',
  'tsconfig.json': JSON.stringify({ files: [], references: [{ path: 'domain' }, { path: 'server' }] }),
  'domain/tsconfig.json': JSON.stringify(LIBRARY),
  'domain/rack.ts': RACK,
  'domain/first.ts': `import type { Rack } from './rack.ts'\nexport const first: () => Rack = () => ({ name: 'A1' })\n`,
  'server/tsconfig.json': JSON.stringify({ ...OPTIONS, references: [{ path: '../domain' }] }),
  'server/main.ts': `import { first } from '../domain/first.ts'\nexport const name: string = first().name\n`,
  'server/vendor.ts': `import { part } from 'vendor'\nexport const number: number = part\n`,
  'node_modules/vendor/index.d.ts': 'export declare const part: number\n',
}

/** A repository of two programs, and how it is worked on. */
function repository() {
  const root = mkdtempSync(join(tmpdir(), 'plenum-types-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (path: string, text: string, time?: number) => {
    const file = join(root, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    if (time !== undefined) utimesSync(file, new Date(time), new Date(time))
  }
  for (const [path, text] of Object.entries(FILES)) write(path, text)
  /** Checks the types, and gives the places of errors. */
  const check = () => {
    prepareCheck(root)
    const args = ['-b', '--pretty', 'false', root]
    const { stdout } = spawnSync(join(here, 'node_modules/.bin/tsc'), args, { cwd: root, encoding: 'utf8' })
    return [...stdout.matchAll(/^(\S+)\(.*error (TS\d+)/gm)].map(([, path, code]) => `${path} ${code}`)
  }
  return { write, check }
}

test('a renamed field is found where its type comes from a third file that did not change', () => {
  const { write, check } = repository()
  expect(check()).toEqual([])
  write('domain/rack.ts', RACK.replace('name', 'label'))
  expect(check()).toEqual(['domain/first.ts TS2741', 'server/main.ts TS2339'])
  write('domain/rack.ts', RACK)
  expect(check()).toEqual([])
})

test('other versions of installed packages are seen', () => {
  const { write, check } = repository()
  expect(check()).toEqual([])
  // an installed file is as old as its package
  write('node_modules/vendor/index.d.ts', 'export declare const part: string\n', Date.UTC(2020, 0))
  write('pnpm-lock.yaml', 'vendor 2\n')
  expect(check()).toEqual(['server/vendor.ts TS2322'])
})

test('a source that was edited while the check ran is checked by the next one', () => {
  const { write, check } = repository()
  const began = Date.now()
  expect(check()).toEqual([])
  write('server/main.ts', 'export const name: string = 1\n', (began + Date.now()) / 2)
  expect(check()).toEqual(['server/main.ts TS2322'])
})
