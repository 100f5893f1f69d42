import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fetchTool, fitsPin, isAtLeast } from './tools.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plenum tools-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test.for([
  ['24.11.0', '>=24.11', true],
  ['24.9.3', '>=24.11', false],
  ['26.0.0', '>=24.11', true],
  ['v20.20.2', '24.11', false],
  ['24.11.0-rc.1', '24.11.0', true],
])('%s against %s', ([version, minimum, expected]) => {
  expect(isAtLeast(String(version), String(minimum))).toBe(expected)
})

test('a pnpm fits with the same major and no older', () => {
  expect(fitsPin('12.21.0', '12.21.0')).toBe(true)
  expect(fitsPin('12.30.1', '12.21.0')).toBe(true)
  expect(fitsPin('12.3.0', '12.21.0')).toBe(false)
  expect(fitsPin('13.0.0', '12.21.0')).toBe(false)
})

/** A stand-in for npm: a script that gets `install --prefix <folder> ...`. @param {string} script */
const wanted = (script) => {
  const npm = join(folder, 'npm.cjs')
  writeFileSync(npm, script)
  return {
    toolsFolder: join(folder, '.tools'),
    name: '@pnpm/exe.linux-x64',
    version: '12.21.0',
    need: 'pnpm 12.21.0',
    env: process.env,
    npm,
  }
}
const INSTALLS = `
const { mkdirSync, writeFileSync } = require('node:fs')
const folder = process.argv[process.argv.indexOf('--prefix') + 1] + '/node_modules/@pnpm/exe.linux-x64'
mkdirSync(folder, { recursive: true })
writeFileSync(folder + '/pnpm', process.argv.at(-1))`

test('a tool is put in place in one piece, and fetched once', async () => {
  const path = await fetchTool(wanted(INSTALLS))
  expect(path).toBe(join(folder, '.tools/pnpm-exe.linux-x64@12.21.0/node_modules/@pnpm/exe.linux-x64'))
  expect(existsSync(join(path, 'pnpm'))).toBe(true)
  expect(readdirSync(join(folder, '.tools'))).toEqual(['pnpm-exe.linux-x64@12.21.0'])
  await expect(fetchTool(wanted('process.exit(1)'))).resolves.toBe(path)
})

test.for([
  ['npm error code E404', 'has no @pnpm/exe.linux-x64 for this machine'],
  ['getaddrinfo ENOTFOUND registry.example', 'the registry cannot be reached'],
  ['something else', 'something else'],
])('half an installation leaves nothing behind: %s', async ([output, sentence]) => {
  const half = `${INSTALLS}\nconsole.error(${JSON.stringify(output)})\nprocess.exit(1)`
  await expect(fetchTool(wanted(half))).rejects.toThrow(sentence)
  expect(readdirSync(join(folder, '.tools'))).toEqual([])
})
