import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inTerminal, interruption, StepFailed } from './processes.mjs'
import { stateOf } from './state.mjs'
import { countTask, sumOf, summaryLines, timeLines } from './summary.mjs'

/**
 * @typedef {import('./summary.mjs').Counts} Counts
 * @typedef {{ folder: string, command: string[], shares: number }} Part one command; its test files run in so many shares
 * @typedef {{ name: string, part: Part, share: number }} Piece one share of a part
 * @typedef {{ state: string, passed: Record<string, { ms: number, counts: Counts }> }} Kept the pieces that passed, and of which code
 */

const vitest = (/** @type {string[]} */ ...more) => [
  'pnpm',
  'exec',
  'vitest',
  'run',
  '--mode',
  'slow',
  ...more,
]
const playwright = (/** @type {string} */ project) => [
  'pnpm',
  'exec',
  'playwright',
  'test',
  `--project=${project}`,
]

/** The slow run in parts. A share takes a few minutes, so that an interruption costs no more. @type {Record<string, Part>} */
export const PARTS = {
  domain: { folder: 'packages/domain', command: vitest(), shares: 1 },
  ui: { folder: 'packages/ui', command: vitest(), shares: 1 },
  mocks: { folder: 'packages/mocks', command: vitest(), shares: 1 },
  web: { folder: 'apps/web', command: vitest(), shares: 1 },
  house: { folder: 'tooling/house', command: vitest(), shares: 1 },
  contract: { folder: 'packages/api-client', command: vitest('--project', 'pglite'), shares: 2 },
  'contract-postgres': { folder: 'packages/api-client', command: vitest('--project', 'postgres'), shares: 4 },
  guards: { folder: 'packages/api-client', command: vitest('--project', 'guards'), shares: 1 },
  server: { folder: 'apps/server', command: vitest(), shares: 6 },
  stories: { folder: 'tooling/storybook', command: vitest(), shares: 2 },
  journeys: { folder: 'apps/web', command: playwright('further'), shares: 4 },
  'second-language': { folder: 'apps/web', command: playwright('second-language'), shares: 2 },
}

class WrongCall extends Error {
  isForPerson = true
}

/** @param {string[]} args names of parts, `--shard=i/n`, `--again` @returns {Piece[]} */
export function piecesOf(args) {
  const names = args.filter((arg) => !arg.startsWith('--'))
  const unknown = names.filter((name) => !(name in PARTS))
  if (unknown.length > 0)
    throw new WrongCall(
      `There is no part named ${unknown.join(', ')}. The parts are: ${Object.keys(PARTS).join(', ')}.`,
    )
  const wanted = Object.entries(PARTS).filter(([name]) => names.length === 0 || names.includes(name))
  const pieces = wanted.flatMap(([name, part]) =>
    Array.from({ length: part.shares }, (_, at) => ({
      name: part.shares === 1 ? name : `${name} ${at + 1}/${part.shares}`,
      part,
      share: at + 1,
    })),
  )
  const shard = args.find((arg) => arg.startsWith('--shard='))
  if (shard === undefined) return pieces
  const [, index, count] = /^--shard=(\d+)\/(\d+)$/.exec(shard)?.map(Number) ?? []
  if (index === undefined || count === undefined || index < 1 || index > count)
    throw new WrongCall(`${shard} is not a shard. Write --shard=1/4 for the first of four.`)
  return pieces.filter((_, at) => at % count === index - 1)
}

/** @param {string} path @param {string} state @returns {Kept} nothing where the code has changed since */
function keptFor(path, state) {
  try {
    /** @type {Kept} */
    const kept = JSON.parse(readFileSync(path, 'utf8'))
    if (kept.state === state) return kept
  } catch {
    // nothing was kept, or only half of it
  }
  return { state, passed: {} }
}

/**
 * One piece, with its counts.
 * @param {Piece} piece @param {import('./processes.mjs').Place} place
 */
async function runPiece({ name, part, share }, place) {
  const folder = join(place.cwd, part.folder)
  rmSync(join(folder, 'test-results'), { recursive: true, force: true })
  const [command = '', ...args] = part.command
  const begun = Date.now()
  console.log(`\n${name}`)
  const shard = part.shares === 1 ? [] : [`--shard=${share}/${part.shares}`]
  const exitCode = await inTerminal(command, [...args, ...shard], { ...place, cwd: folder })
  const task = part.command.includes('playwright') ? 'e2e' : 'test'
  const ended = { id: name, task, folder: part.folder, exitCode, ms: Date.now() - begun }
  return { ...ended, counts: countTask(place.cwd, ended) }
}

/**
 * Runs the slow tests part by part. A piece that passed is not run again until the code changes, so that an interrupted
 * run goes on where it was.
 * @param {import('./processes.mjs').Place} place the project's root, and an environment with browser and database
 * @param {string[]} args
 * @returns {Promise<number>} 0 only when every piece has passed
 */
export async function runSlowTests(place, args) {
  const pieces = piecesOf(args)
  const path = join(place.cwd, '.tools', 'slow-run.json')
  if (args.includes('--again')) rmSync(path, { force: true })
  const kept = keptFor(path, stateOf(place.cwd))
  const build = ['run', 'build', 'build:mock', 'codegen', '--output-logs=errors-only']
  if ((await inTerminal('turbo', build, place)) !== 0) throw new StepFailed('Building', 1, '')
  const ended = []
  for (const piece of pieces) {
    const before = kept.passed[piece.name]
    const now = before
      ? { id: `${piece.name} (passed before)`, task: 'test', folder: '', exitCode: 0, ...before }
      : await runPiece(piece, place)
    const interrupted = interruption()
    if (interrupted !== undefined) return interrupted
    ended.push(now)
    if (now.counts.failed.length > 0) continue
    kept.passed[piece.name] = { ms: now.ms, counts: now.counts }
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(kept))
  }
  const counts = sumOf(ended.map((one) => one.counts))
  console.log(`\n${[...timeLines(ended), ...summaryLines(counts)].join('\n')}`)
  return counts.failed.length > 0 ? 1 : 0
}
