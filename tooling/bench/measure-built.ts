import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Figure } from './figures.ts'
import { inTurn, median, pairOf } from './pairs.ts'

/** A program as somebody would start it. */
export interface Command {
  /** Of the repository. */
  folder: string
  program: string
  args: readonly string[]
}

/** What is built and checked. */
export interface Built {
  web: Command
  /** The same libraries, with nothing of ours, built and weighed. */
  floor: Command
  /** Builds again whenever `touched` changes, and says each time how long that took. */
  watch: Command
  touched: string
  checks: Readonly<Record<string, Command>>
}

const PARTS = `await (await import('./bench/build-parts.ts')).buildParts()`

/** As the repository does it. */
export const OURS: Built = {
  web: { folder: 'apps/web', program: 'node_modules/.bin/vite', args: ['build'] },
  floor: { folder: 'apps/web', program: process.execPath, args: ['--input-type=module', '-e', PARTS] },
  watch: { folder: 'apps/web', program: 'node_modules/.bin/vite', args: ['build', '--watch'] },
  touched: 'apps/web/src/page/app-page.tsx',
  checks: {
    'type check of every package': {
      folder: '.',
      program: 'pnpm',
      args: ['exec', 'turbo', 'run', 'typecheck', '--', '--force'],
    },
    lint: { folder: '.', program: 'pnpm', args: ['--filter', '@plenum/lint', 'lint'] },
  },
}

/** The same with every check and test, as long as that takes: half an hour. */
export const WITH_TESTS: Built = {
  ...OURS,
  checks: { ...OURS.checks, 'every check and every test': { folder: '.', program: 'npm', args: ['test'] } },
}

/** Seconds of the peer that builds take their measure from, and of such libraries alone, where both were built in turn. */
const PEER = { peer: 2.27, floor: 2.74 }
const REBUILDS = 3
const SETTLING_MS = 500
const PATIENCE_MS = 120_000

const rooted = (path: string) => fileURLToPath(new URL(join('../../', path), import.meta.url))

const start = ({ folder, program, args }: Command) =>
  spawn(program, args, { cwd: rooted(folder), stdio: ['ignore', 'pipe', 'inherit'] })

type Started = ReturnType<typeof start>

/** Seconds until a program has ended well. */
async function secondsOf(command: Command): Promise<number> {
  const before = performance.now()
  const child = start(command)
  child.stdout.resume()
  const [status]: unknown[] = await once(child, 'exit')
  if (status !== 0)
    throw new Error(`${command.program} ${command.args.join(' ')} ended with ${String(status)}`)
  return (performance.now() - before) / 1000
}

/** The seconds that a builder which watches says next. */
const nextBuild = (child: Started) =>
  new Promise<number>((resolve, reject) => {
    let text = ''
    const stop = () => {
      clearTimeout(limit)
      child.stdout.off('data', read)
      child.off('exit', fail)
    }
    const fail = () => {
      stop()
      reject(new Error(`The builder says no more than: ${text}`))
    }
    const read = (part: Buffer) => {
      text += part.toString()
      const [, amount, unit] = /built in ([\d.]+) ?(ms|s)/.exec(text) ?? []
      if (amount === undefined) return
      stop()
      resolve(unit === 's' ? Number(amount) : Number(amount) / 1000)
    }
    const limit = setTimeout(fail, PATIENCE_MS)
    child.stdout.on('data', read)
    child.on('exit', fail)
  })

/** Seconds of building anew after one file has changed. */
async function rebuilds({ watch, touched }: Built): Promise<number[]> {
  const child = start(watch)
  const ended = once(child, 'exit')
  try {
    const seconds: number[] = []
    await nextBuild(child)
    for (let round = 0; round < REBUILDS; round += 1) {
      // what has just built may not watch again yet
      await pause(SETTLING_MS)
      const built = nextBuild(child)
      utimesSync(rooted(touched), new Date(), new Date())
      seconds.push(await built)
    }
    return seconds
  } finally {
    child.kill()
    await ended
  }
}

/** How long it takes to build the web, beside the floor round by round, and to check everything once. */
export async function measureBuilt(rounds: number, built: Built = OURS): Promise<Figure[]> {
  const times = await inTurn(
    { web: () => secondsOf(built.web), floor: () => secondsOf(built.floor) },
    { rounds, warmUp: 1 },
  )
  const { ratio, beside, value } = pairOf(times.web, { what: 'its libraries alone', rounds: times.floor })
  const figures: Figure[] = [
    {
      what: 'build of the web; the ratio is to a peer',
      where: 'a new process',
      value,
      unit: 's',
      ...(beside && { beside }),
      ...(ratio !== undefined && { ratio: (ratio * PEER.floor) / PEER.peer }),
      targets: [
        { of: 'ratio', is: 'at most', than: 2, as: 'gate' },
        { of: 'ratio', is: 'at most', than: 1.2, as: 'aim' },
      ],
    },
    {
      what: 'build after one file has changed',
      where: 'a builder in watch mode',
      value: median(await rebuilds(built)),
      unit: 's',
      beside: { what: 'a whole build', value },
      targets: [{ of: 'ratio', is: 'at most', than: 0.5, as: 'aim' }],
    },
  ]
  for (const [what, command] of Object.entries(built.checks))
    figures.push({
      what,
      where: 'nothing kept from before',
      value: await secondsOf(command),
      unit: 's',
      targets: [],
    })
  return figures
}
