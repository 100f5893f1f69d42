import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const QUIET_MS = 700
const PARENT_POLL_MS = 500

/** @typedef {{ cwd: string, env: NodeJS.ProcessEnv }} Place */

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set()
/** @type {NodeJS.Signals | undefined} */
let stopped

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  stopped ??= signal
  for (const child of children) child.kill(signal)
}

/**
 * Hands signals on to whatever runs. The parent is polled because a killed npm tells nobody: without it the
 * server would live on.
 */
export function followSignals() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => stop(signal))
  }
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    // once: a server that is told again later ends without waiting for anybody
    clearInterval(watch)
    stop('SIGTERM')
  }, PARENT_POLL_MS).unref()
}

/** @param {NodeJS.Signals} signal @returns {number} what a shell answers for a process ended by this signal */
export const exitCodeOf = (signal) => 128 + constants.signals[signal]

/** Exit code of a run that was interrupted, undefined when nothing interrupted it. */
export const interruption = () => (stopped === undefined ? undefined : exitCodeOf(stopped))

/**
 * @param {string} command @param {string[]} args
 * @param {Place & { stdio: import('node:child_process').StdioOptions }} options
 */
function launch(command, args, options) {
  const child = spawn(command, args, options)
  children.add(child)
  /** @type {Promise<number>} */
  const ended = new Promise((resolve, reject) => {
    child.once('error', (error) => {
      children.delete(child)
      reject(error)
    })
    child.once('close', (code, signal) => {
      children.delete(child)
      resolve(signal ? exitCodeOf(signal) : (code ?? 1))
    })
  })
  return { child, ended }
}

/** The command's exit code; it has the terminal to itself. @param {string} command @param {string[]} args @param {Place} place */
export const inTerminal = (command, args, place) =>
  launch(command, args, { ...place, stdio: 'inherit' }).ended

/**
 * Several commands that live and die together: the first one to end takes the others with it.
 * @param {{ command: string, args: string[], place: Place }[]} commands
 * @returns {Promise<number>} the exit code of the first that ended
 */
export async function together(commands) {
  const running = commands.map(({ command, args, place }) =>
    launch(command, args, { ...place, stdio: 'inherit' }),
  )
  try {
    return await Promise.race(running.map(({ ended }) => ended))
  } finally {
    for (const { child } of running) child.kill('SIGTERM')
    await Promise.allSettled(running.map(({ ended }) => ended))
  }
}

/** Why a step did not work, with what the failed command had printed. */
export class StepFailed extends Error {
  /** @param {string} label @param {number} code @param {string} output */
  constructor(label, code, output) {
    super(`${label} failed.`)
    this.code = code
    this.output = output
  }
}

/**
 * Silent work: one line when it takes long, its output only when it fails.
 * @param {string} label @param {string} command @param {string[]} args @param {Place} place
 * @returns {Promise<void>} rejects with StepFailed
 */
export async function step(label, command, args, place) {
  const timer = setTimeout(() => console.log(`${label} ...`), QUIET_MS)
  let output = ''
  try {
    const { child, ended } = launch(command, args, { ...place, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (piece) => (output += String(piece)))
    const code = await ended.catch((/** @type {Error} */ error) => {
      output += error.message
      return 1
    })
    if (code !== 0 || stopped) throw new StepFailed(label, interruption() ?? code, output)
  } finally {
    clearTimeout(timer)
  }
}
