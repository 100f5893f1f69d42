import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PARTS, piecesOf, runSlowTests } from './slow.mjs'

const names = (/** @type {string[]} */ ...args) => piecesOf(args).map(({ name }) => name)

describe('the pieces of the slow run', () => {
  test('are the shares of every part, or of the parts that are named', () => {
    expect(names()).toHaveLength(Object.values(PARTS).reduce((sum, { shares }) => sum + shares, 0))
    expect(names('domain', 'contract')).toEqual(['domain', 'contract 1/2', 'contract 2/2'])
  })

  test('include every slow test file', () => {
    const root = join(import.meta.dirname, '../..')
    const files = execFileSync('git', ['ls-files', '*.slow.ts'], { cwd: root, encoding: 'utf8' })
      .trim()
      .split('\n')
    const folders = Object.values(PARTS).map(({ folder }) => `${folder}/`)
    expect(files.filter((path) => !folders.some((folder) => path.startsWith(folder)))).toEqual([])
    expect(files.length).toBeGreaterThan(100)
  })

  test('are each in one shard', () => {
    const shards = [1, 2, 3].flatMap((index) => names(`--shard=${index}/3`))
    expect(shards.toSorted()).toEqual(names().toSorted())
  })

  test.for([['nothing'], ['--shard=4/3'], ['--shard=half']])('%s is refused', ([arg = '']) => {
    expect(() => piecesOf([arg])).toThrow(/There is no part named nothing|is not a shard/)
  })
})

describe('the slow run', () => {
  let root = ''
  const calls = () => {
    const path = join(root, 'calls')
    const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : []
    rmSync(path, { force: true })
    return lines
  }
  const program = (/** @type {string} */ name, /** @type {string} */ body) => {
    writeFileSync(join(root, 'bin', name), `#!/bin/sh\n${body}\n`)
    chmodSync(join(root, 'bin', name), 0o755)
  }
  /** pnpm writes down each call and leaves a report of one test that passed or failed. */
  const pnpmThat = (/** @type {'passed' | 'failed'} */ status) => {
    const report = {
      testResults: [
        { name: 'a', status, assertionResults: [{ status, fullName: 'a', failureMessages: [] }] },
      ],
    }
    program(
      'pnpm',
      `echo "$*" >> '${root}/calls'; mkdir -p test-results; echo '${JSON.stringify(report)}' > test-results/vitest.json`,
    )
  }
  const run = (/** @type {string[]} */ ...args) =>
    runSlowTests({ cwd: root, env: { PATH: `${join(root, 'bin')}:/usr/bin:/bin` } }, args)

  beforeEach(() => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    root = mkdtempSync(join(tmpdir(), 'plenum-slow-'))
    execFileSync('git', ['init', '--quiet'], { cwd: root })
    writeFileSync(join(root, '.gitignore'), '.tools\ntest-results\nbin\ncalls\n')
    for (const folder of ['bin', 'packages/domain', 'packages/api-client'])
      mkdirSync(join(root, folder), { recursive: true })
    program('turbo', 'exit 0')
  })
  afterEach(() => {
    vi.restoreAllMocks()
    rmSync(root, { recursive: true })
  })

  test('goes on after what has passed, until the code changes', async () => {
    pnpmThat('passed')
    expect(await run('domain')).toBe(0)
    expect(calls()).toEqual(['exec vitest run --mode slow'])
    expect(await run('domain', 'guards')).toBe(0)
    expect(calls()).toEqual(['exec vitest run --mode slow --project guards'])
    writeFileSync(join(root, 'packages/domain/a.ts'), '')
    expect(await run('domain')).toBe(0)
    expect(calls()).toHaveLength(1)
    expect(await run('domain', '--again')).toBe(0)
    expect(calls()).toHaveLength(1)
  })

  test('fails with a piece that fails, tries the rest, and tries the piece again next time', async () => {
    pnpmThat('failed')
    expect(await run('contract')).toBe(1)
    expect(calls()).toEqual([
      'exec vitest run --mode slow --project pglite --shard=1/2',
      'exec vitest run --mode slow --project pglite --shard=2/2',
    ])
    pnpmThat('passed')
    expect(await run('contract')).toBe(0)
    expect(calls()).toHaveLength(2)
  })
})
