import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stateOf } from './state.mjs'

let root = ''
const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root })
const write = (/** @type {string} */ path, /** @type {string} */ text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plenum-state-'))
  git('init', '--quiet')
  write('src/a.ts', 'one')
  write('README.md', 'read me')
  write('.gitignore', 'dist')
  git('add', '.')
})
afterEach(() => rmSync(root, { recursive: true }))

test('a state of the code changes with a file that is changed, added, renamed or gone', () => {
  const states = [stateOf(root)]
  write('src/a.ts', 'two')
  states.push(stateOf(root))
  write('src/b.ts', '')
  states.push(stateOf(root))
  git('mv', 'src/a.ts', 'src/c.ts')
  states.push(stateOf(root))
  rmSync(join(root, 'src/c.ts'))
  states.push(stateOf(root))
  expect(new Set(states).size).toBe(5)
})

test('documents, ignored files and a commit change nothing', () => {
  const before = stateOf(root)
  write('README.md', 'read me again')
  write('docs/picture.png', '')
  write('dist/main.js', '')
  expect(stateOf(root)).toBe(before)
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '-m', 'tests: try')
  expect(stateOf(root)).toBe(before)
})
