import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countAll, summaryLines, tasksOf, timeLines } from './summary.mjs'

let root = ''
const report = (/** @type {string} */ path, /** @type {object} */ content) => {
  mkdirSync(join(root, path, 'test-results'), { recursive: true })
  writeFileSync(join(root, path, 'test-results', `${Math.random()}.json`), JSON.stringify(content))
}
const vitest = (/** @type {string[]} */ ...statuses) => ({
  testResults: [
    {
      name: `${root}/packages/a/src/a.test.ts`,
      status: statuses.includes('failed') ? 'failed' : 'passed',
      assertionResults: statuses.map((status, at) => ({ status, fullName: `${status} ${at}` })),
    },
  ],
})
const ended = (
  /** @type {string} */ task,
  /** @type {number | undefined} */ exitCode,
  folder = 'packages/a',
) => ({
  id: `@plenum/${folder.split('/')[1]}#${task}`,
  task,
  folder,
  exitCode,
  ms: 0,
})

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plenum-sum-'))
})
afterEach(() => rmSync(root, { recursive: true }))

test('tests are counted one by one, every other task as one', () => {
  report('packages/a', vitest('passed', 'passed', 'pending'))
  const tasks = [ended('test', 0), ended('lint', 0), ended('typecheck', 0), ended('codegen', 0)]
  const counts = countAll(root, tasks)
  expect(counts).toEqual({ passed: 4, failed: [], skipped: ['@plenum/a#test: pending 2'], flaky: [] })
  expect(summaryLines(counts)).toEqual([
    'skipped  @plenum/a#test: pending 2',
    '4 passed, 0 failed, 1 skipped',
  ])
})

test('what failed is named', () => {
  report('packages/a', vitest('passed', 'failed'))
  const counts = countAll(root, [ended('test', 1), ended('lint', 1), ended('codegen', 1)])
  expect(counts.failed).toEqual(['@plenum/a#test: failed 1', '@plenum/a#lint', '@plenum/a#codegen'])
  expect(summaryLines(counts).at(-1)).toBe('1 passed, 3 failed')
})

test('why it failed is told with it', () => {
  const messages = ['\u001b[31mError: expected 1\u001b[39m\n\n  Received: 2\n    at a.test.ts:1:1']
  report('packages/a', {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'failed', fullName: 'one', failureMessages: messages },
          { status: 'passed', fullName: 'two', failureMessages: [] },
        ],
      },
    ],
  })
  const counts = countAll(root, [ended('test', 1)])
  expect(counts).toEqual({
    passed: 1,
    failed: ['@plenum/a#test: one: Error: expected 1 · Received: 2'],
    skipped: [],
    flaky: [],
  })
})

test('a task that broke without a failing test has failed all the same', () => {
  report('packages/a', vitest('passed'))
  expect(countAll(root, [ended('test', 1)]).failed).toEqual([
    '@plenum/a#test: ended with code 1 outside its tests',
  ])
  expect(countAll(root, [ended('test', 137, 'packages/b')]).failed).toHaveLength(1)
})

test('a file of tests that does not load has failed', () => {
  const name = `${root}/packages/a/src/a.test.ts`
  report('packages/a', { testResults: [{ name, status: 'failed', assertionResults: [] }] })
  expect(countAll(root, [ended('test', 1)]).failed).toEqual(['@plenum/a#test: packages/a/src/a.test.ts'])
})

test('what was never run has failed', () => {
  expect(countAll(root, [ended('e2e', undefined)]).failed).toEqual([
    '@plenum/a#e2e: not run, what it needs failed',
  ])
})

test("journeys are counted from Playwright's report, apart from the unit tests beside it", () => {
  report('apps/web', vitest('passed'))
  report('apps/web', {
    suites: [
      {
        title: 'import.e2e.ts',
        specs: [{ title: 'one', tests: [{ status: 'expected' }, { status: 'skipped' }] }],
        suites: [
          {
            title: 'in Spanish',
            specs: [
              { title: 'two', tests: [{ status: 'unexpected' }] },
              {
                title: 'three',
                tests: [{ status: 'flaky', results: [{ error: { message: 'Too late' } }, {}] }],
              },
            ],
          },
        ],
      },
    ],
  })
  const counts = countAll(root, [ended('e2e', 1, 'apps/web')])
  expect(counts).toEqual({
    passed: 2,
    failed: ['@plenum/web#e2e: import.e2e.ts in Spanish two'],
    skipped: ['@plenum/web#e2e: import.e2e.ts one'],
    flaky: ['@plenum/web#e2e: import.e2e.ts in Spanish three: Too late'],
  })
  expect(countAll(root, [ended('test', 0, 'apps/web')]).passed).toBe(1)
})

test('planned tasks meet how they ended; the last run has the last word', () => {
  const planned = (/** @type {string} */ taskId, command = 'vitest run') => ({
    taskId,
    task: taskId.split('#')[1] ?? '',
    directory: 'packages/a',
    command,
  })
  const plans = [
    { tasks: [planned('a#build'), planned('a#lint', '<NONEXISTENT>')] },
    { tasks: [planned('a#build'), planned('a#test'), planned('a#e2e')] },
  ]
  const runs = [
    { tasks: [{ taskId: 'a#build', execution: { exitCode: 1 } }] },
    {
      tasks: [
        { taskId: 'a#build', execution: { exitCode: 0, startTime: 1000, endTime: 3400 } },
        { taskId: 'a#test', execution: { exitCode: 0, startTime: 3400, endTime: 14_400 } },
      ],
    },
  ]
  const tasks = tasksOf(plans, runs)
  expect(tasks.map(({ id, exitCode, ms }) => [id, exitCode, ms])).toEqual([
    ['a#build', 0, 2400],
    ['a#test', 0, 11_000],
    ['a#e2e', undefined, 0],
  ])
  expect(timeLines(tasks)).toEqual(['   11 s  a#test', '    2 s  a#build'])
})
