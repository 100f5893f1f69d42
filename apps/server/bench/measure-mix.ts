import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Figure } from '@plenum/bench/figures'
import { inTurn, pairOf } from '@plenum/bench/pairs'
import * as v from 'valibot'
import { ServerChild } from '../src/testing/server-child.ts'
import { CREDENTIALS, signIn } from '../src/testing/inventory.ts'
import { ENGINES, inventory, type Engine, type Engines } from './engines.ts'
import type { Told, Window } from './mix-deeds.ts'
import { openFilled, openFilledAt } from './opened.ts'
import type { Asked } from './run-bench.ts'
import { atLeast } from './targets.ts'

const CONNECTIONS = [1, 8, 32]
const COMPARED_AT = 8
const GENERATOR = fileURLToPath(new URL('load-generator.ts', import.meta.url))

const Message = v.looseTuple([v.object({ rate: v.number(), times: v.array(v.number()), errors: v.number() })])

/** The process that asks. */
function startGenerator() {
  const child = fork(GENERATOR)
  const ended = once(child, 'exit').then(() => {
    throw new Error('The generator has ended')
  })
  ended.catch(() => undefined)
  return {
    load: async (window: Window): Promise<Told> => {
      const answered = once(child, 'message')
      child.send(window)
      return v.parse(Message, await Promise.race([answered, ended]))[0]
    },
    stop: () => child.kill(),
  }
}

/** Servers over both engines, each a process of its own with its own inventory. */
async function serve(engines: Engines, count: number, keep: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'plenum-mix-'))
  const address = await engines.emptyDatabase()
  const folders = { embedded: join(folder, String(count)), PostgreSQL: join(folder, 'postgres') }
  const embedded = await openFilled(count, keep ?? folder)
  await embedded.close()
  // what is kept stays as it is
  if (keep !== undefined) cpSync(embedded.folder, folders.embedded, { recursive: true })
  const servers: { engine: Engine; server: ServerChild }[] = [
    { engine: 'embedded', server: new ServerChild({ DATA_DIR: folders.embedded }) },
  ]
  if (address !== null) {
    await (await openFilledAt(address, count, folders.PostgreSQL)).close()
    const server = new ServerChild({ DATA_DIR: folders.PostgreSQL, DATABASE_URL: address })
    servers.push({ engine: 'PostgreSQL', server })
  }
  return {
    servers,
    stop: async () => {
      for (const { server } of servers) await server.end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The mix over loopback HTTP, the engines in turn in short windows of time. */
export async function measureMix(
  engines: Engines,
  { sizes, rounds, keep, windowMs = 2000 }: Asked & { windowMs?: number },
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const count of sizes) {
    const { servers, stop } = await serve(engines, count, keep)
    const generator = startGenerator()
    try {
      figures.push(...(await measureAt({ count, servers, generator, rounds, windowMs })))
    } finally {
      generator.stop()
      await stop()
    }
  }
  return figures
}

interface Measuring {
  count: number
  servers: Awaited<ReturnType<typeof serve>>['servers']
  generator: ReturnType<typeof startGenerator>
  rounds: number
  windowMs: number
}

async function measureAt({ count, servers, generator, rounds, windowMs }: Measuring): Promise<Figure[]> {
  const figures: Figure[] = []
  let seed = 0
  for (const connections of CONNECTIONS) {
    const times: Record<Engine, number[]> = { embedded: [], PostgreSQL: [] }
    const works = servers.map(({ engine, server }) => {
      const work = async (round: number) => {
        const url = await server.url()
        // a run may take longer than a session lasts
        const access = await signIn(url, CREDENTIALS)
        const window = { url, access, connections, ms: windowMs, count, seed }
        const told = await generator.load(window)
        seed += told.times.length
        if (told.errors > 0) throw new Error(`${told.errors} of ${told.times.length} requests failed`)
        if (round > 0) times[engine].push(...told.times)
        return told.rate
      }
      return [engine, work] as const
    })
    const rates = await inTurn(Object.fromEntries(works), { rounds, warmUp: 1 })
    figures.push(...figuresOf({ rates, times, connections, count }))
  }
  return figures
}

interface Rates {
  rates: Record<string, number[]>
  times: Record<Engine, number[]>
  connections: number
  count: number
}

function figuresOf({ rates, times, connections, count }: Rates): Figure[] {
  const { embedded = [], PostgreSQL } = rates
  const over = connections === 1 ? '1 connection' : `${connections} connections`
  const { value, beside, ratio } = pairOf(embedded, PostgreSQL && { what: 'PostgreSQL', rounds: PostgreSQL })
  return [
    {
      what: `requests over ${over}`,
      where: inventory('embedded', count),
      value,
      unit: 'a second',
      ...(beside && { beside }),
      ...(ratio !== undefined && { ratio }),
      targets: connections === COMPARED_AT ? [atLeast(0.35)] : [],
    },
    ...ENGINES.filter((engine) => times[engine].length > 0).map((engine): Figure => ({
      what: `a request over ${over}`,
      where: inventory(engine, count),
      unit: 'ms',
      ...pairOf(times[engine]),
      targets: [],
    })),
  ]
}
