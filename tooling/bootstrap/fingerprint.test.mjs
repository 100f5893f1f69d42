import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dropStamp, isStamped, outputsOf, sourcesOf, writeStamp } from './fingerprint.mjs'

let root = ''
const write = (/** @type {string} */ path, text = path) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const sources = () => sourcesOf(root, {}, 'node')
const OUTPUTS = ['apps/web/dist']

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plenum print-'))
  for (const file of [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'turbo.json',
    'tsconfig.base.json',
  ]) {
    write(file)
  }
  for (const file of [
    '.node-version',
    'apps/web/src/main.tsx',
    'packages/ui/src/card.tsx',
    'tooling/lint/a.json',
  ]) {
    write(file)
  }
  write('apps/web/dist/index.html')
  write('apps/web/src/routes.gen.ts')
})
afterEach(() => rmSync(root, { recursive: true }))

test('nothing changed, same fingerprint', () => {
  expect(sources()).toBe(sources())
})

test.for([
  'apps/web/src/main.tsx',
  'packages/ui/src/new.tsx',
  'pnpm-lock.yaml',
  '.node-version',
  'turbo.json',
])('a change of %s is seen', (path) => {
  const before = sources()
  write(path, 'something else')
  expect(sources()).not.toBe(before)
})

test.for([
  'apps/web/src/main.test.tsx',
  'packages/ui/src/card.stories.tsx',
  'apps/web/e2e/start.e2e.ts',
  'apps/web/node_modules/x.js',
  'apps/web/dist/assets/x.js',
  'apps/web/src/routes.gen.ts',
])('%s goes into no build', (path) => {
  const before = sources()
  write(path, 'something else')
  expect(sources()).toBe(before)
})

test('the settings of a build and its Node belong to it', () => {
  expect(sourcesOf(root, { VITE_API_URL: '/' }, 'node')).not.toBe(sources())
  expect(sourcesOf(root, { PORT: '3001' }, 'node')).toBe(sources())
  expect(sourcesOf(root, {}, 'other node')).not.toBe(sources())
})

test('an output that is missing or was touched is no output', () => {
  const before = outputsOf(root, OUTPUTS)
  expect(before).toBeDefined()
  write('apps/web/src/routes.gen.ts', 'by hand')
  const after = outputsOf(root, OUTPUTS)
  expect(after).not.toBe(before)
  write('apps/web/dist/index.html', 'by hand')
  expect(outputsOf(root, OUTPUTS)).not.toBe(after)
  rmSync(join(root, 'apps/web/dist'), { recursive: true })
  expect(outputsOf(root, OUTPUTS)).toBeUndefined()
})

test('a stamp holds for what was built, and for nothing else', () => {
  const stamp = join(root, '.tools', 'built-web')
  const built = { sources: sources(), outputs: outputsOf(root, OUTPUTS) }
  expect(isStamped(stamp, built)).toBe(false)
  writeStamp(stamp, built)
  expect(isStamped(stamp, built)).toBe(true)
  expect(isStamped(stamp, { ...built, sources: 'other' })).toBe(false)
  expect(isStamped(stamp, { ...built, outputs: undefined })).toBe(false)
  dropStamp(stamp)
  expect(isStamped(stamp, built)).toBe(false)
  writeStamp(stamp, { ...built, outputs: undefined })
  expect(isStamped(stamp, built)).toBe(false)
})
