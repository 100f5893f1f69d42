import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * One turbo task: `exitCode` is undefined when it never ran because something before it failed. `ms` is how long it took,
 * 0 where its result came from the cache.
 * @typedef {{ id: string, task: string, folder: string, exitCode: number | undefined, ms: number }} Task
 * @typedef {{ passed: number, failed: string[], skipped: string[], flaky: string[] }} Counts
 */

/** Tasks whose own reports are counted; every other task is one check. */
const REPORTING = new Set(['test', 'e2e'])
/** Tasks that take less are not listed with their time. */
const LISTED_MS = 1000
/** Preparation: only worth a word when it fails. */
const PREPARING = new Set(['codegen', 'snapshot', 'transit'])

/** @returns {Counts} */
const nothing = () => ({ passed: 0, failed: [], skipped: [], flaky: [] })

/** @param {Counts} one @param {Counts} other @returns {Counts} */
const add = (one, other) => ({
  passed: one.passed + other.passed,
  failed: [...one.failed, ...other.failed],
  skipped: [...one.skipped, ...other.skipped],
  flaky: [...one.flaky, ...other.flaky],
})

/** How much of a reason is told with a name: what was expected and what came. */
const REASON = 400

/** A name with the first lines of why, where that is known. @param {string} name @param {string} [message] */
function because(name, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    // where in the code it came from is in the whole output
    .filter((line) => line !== '' && !line.startsWith('at '))
  return lines.length === 0 ? name : `${name}: ${lines.join(' · ').slice(0, REASON)}`
}

/**
 * @param {{ testResults: { name: string, status: string, message?: string,
 *   assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[] }} report of Vitest
 * @returns {Counts}
 */
function countVitest(report) {
  const counts = nothing()
  for (const file of report.testResults) {
    for (const { status, fullName, failureMessages: [why] = [] } of file.assertionResults) {
      if (status === 'passed') counts.passed += 1
      else if (status === 'failed') counts.failed.push(because(fullName, why))
      else counts.skipped.push(fullName)
    }
    // a file that does not even load has no tests to report
    const hasFailed = file.assertionResults.some(({ status }) => status === 'failed')
    if (file.status === 'failed' && !hasFailed) counts.failed.push(because(file.name, file.message))
  }
  return counts
}

/**
 * @typedef {{ status: string, results?: { error?: { message?: string } }[] }} Tried each try with why it failed
 * @typedef {{ title: string, specs?: { title: string, tests: Tried[] }[], suites?: Suite[] }} Suite
 * @param {Suite} suite of Playwright @param {string} path
 * @returns {Counts}
 */
function countSuite(suite, path) {
  const counts = nothing()
  for (const spec of suite.specs ?? []) {
    const name = `${path} ${spec.title}`.trim()
    for (const { status, results = [] } of spec.tests) {
      const why = results.find(({ error }) => error !== undefined)?.error?.message
      if (status === 'skipped') counts.skipped.push(name)
      else if (status === 'unexpected') counts.failed.push(because(name, why))
      else counts.passed += 1
      if (status === 'flaky') counts.flaky.push(because(name, why))
    }
  }
  return (suite.suites ?? []).reduce(
    (sum, inner) => add(sum, countSuite(inner, `${path} ${inner.title}`)),
    counts,
  )
}

/** @param {string} path @param {boolean} isEndToEnd @returns {Counts} */
function countReport(path, isEndToEnd) {
  const report = JSON.parse(readFileSync(path, 'utf8'))
  if (Array.isArray(report.testResults) && !isEndToEnd) return countVitest(report)
  if (Array.isArray(report.suites) && isEndToEnd) return countSuite({ title: '', suites: report.suites }, '')
  return nothing()
}

/**
 * What came of one task, by the reports it left.
 * @param {string} root @param {Task} task
 * @returns {Counts}
 */
export function countTask(root, task) {
  const counts = nothing()
  if (task.exitCode === undefined) return { ...counts, failed: [`${task.id}: not run, what it needs failed`] }
  if (!REPORTING.has(task.task)) {
    const isWorthCounting = task.exitCode !== 0 || !PREPARING.has(task.task)
    if (!isWorthCounting) return counts
    return task.exitCode === 0 ? { ...counts, passed: 1 } : { ...counts, failed: [task.id] }
  }
  const folder = join(root, task.folder, 'test-results')
  const reports = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  const found = reports
    .map((name) => countReport(join(folder, name), task.task === 'e2e'))
    .reduce(add, counts)
  if (task.exitCode !== 0 && found.failed.length === 0) {
    found.failed.push(`ended with code ${task.exitCode} outside its tests`)
  }
  const where = (/** @type {string} */ name) => `${task.id}: ${name.replace(`${root}/`, '')}`
  return {
    passed: found.passed,
    failed: found.failed.map(where),
    skipped: found.skipped.map(where),
    flaky: found.flaky.map(where),
  }
}

/** @param {Counts[]} counts @returns {Counts} */
export const sumOf = (counts) => counts.reduce(add, nothing())

/** @param {string} root @param {Task[]} tasks @returns {Counts} */
export const countAll = (root, tasks) => sumOf(tasks.map((task) => countTask(root, task)))

/**
 * The tasks turbo planned, with how each ended in the summaries of its runs; a later run has the last word.
 * @param {{ tasks: { taskId: string, task: string, directory: string, command: string }[] }[]} plans
 * @param {{ tasks: { taskId: string, execution?: { exitCode?: number, startTime?: number, endTime?: number } }[] }[]} runs
 * @returns {Task[]}
 */
export function tasksOf(plans, runs) {
  const ended = new Map(
    runs.flatMap(({ tasks }) => tasks.map(({ taskId, execution }) => [taskId, execution])),
  )
  const planned = plans.flatMap(({ tasks }) => tasks).filter(({ command }) => command !== '<NONEXISTENT>')
  const byId = new Map(planned.map((task) => [task.taskId, task]))
  return [...byId.values()].map(({ taskId, task, directory }) => {
    const { exitCode, startTime = 0, endTime = startTime } = ended.get(taskId) ?? {}
    return { id: taskId, task, folder: directory, exitCode, ms: endTime - startTime }
  })
}

/** How long each task took, the longest first. Tasks of one round run side by side. @param {Task[]} tasks @returns {string[]} */
export const timeLines = (tasks) =>
  tasks
    .filter(({ ms }) => ms >= LISTED_MS)
    .sort((one, other) => other.ms - one.ms)
    .map(({ id, ms }) => `${String(Math.round(ms / 1000)).padStart(5)} s  ${id}`)

/** @param {Counts} counts @returns {string[]} the lines to print, the last one the sum */
export function summaryLines({ passed, failed, skipped, flaky }) {
  const sum = [`${passed} passed`, `${failed.length} failed`]
  if (skipped.length > 0) sum.push(`${skipped.length} skipped`)
  return [
    ...skipped.map((name) => `skipped  ${name}`),
    ...flaky.map((name) => `flaky    ${name}`),
    ...failed.map((name) => `FAILED   ${name}`),
    sum.join(', '),
  ]
}
