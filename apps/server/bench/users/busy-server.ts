import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@plenum/postgres'
import { openFilled, openFilledAt } from '../opened.ts'
import { addPeople } from '../../src/testing/filled-people.ts'
import { CREDENTIALS } from '../../src/testing/inventory.ts'
import { type Crowd, workTogether } from './open-model.ts'
import { watchProcess } from './watch.ts'
import { ServerChild } from '../../src/testing/server-child.ts'

/** How many work at what. */
export interface Work extends Pick<Crowd, 'entering' | 'seconds' | 'think' | 'listening' | 'seed'> {
  users: number
  assets: number
  /** Where what is filled in lies, and stays; only of the embedded database. */
  keep?: string | undefined
  engine: 'embedded' | 'postgres'
}

const READ_EVERY_MS = 15_000
const METRICS = /^Metrics: (\S+)$/m

/** What a server says of itself, and begins to measure anew. */
const readings = async (server: ServerChild) => {
  const text = await (await fetch(METRICS.exec(server.stdout)?.[1] ?? '')).text()
  const of = (name: string) => {
    const line = text.split('\n').find((each) => each.startsWith(`${name} `))
    if (line === undefined) throw new Error(`The server says nothing of ${name}`)
    return Number(line.slice(name.length + 1))
  }
  return {
    memory: of('process_resident_memory_bytes'),
    processor: of('process_cpu_seconds_total'),
    lag: of('plenum_event_loop_lag_seconds{quantile="0.99"}') * 1000,
    longestLag: of('plenum_event_loop_lag_seconds{quantile="1"}') * 1000,
  }
}

/**
 * Lets people work at a server, in a process of its own and with the limits that it is shipped with, as behind a proxy
 * that says who comes from where.
 */
export const busyServer = async ({ users, assets, keep, engine, ...work }: Work) => {
  const folder = keep ?? mkdtempSync(join(tmpdir(), 'plenum-users-'))
  const postgres = engine === 'postgres' ? await startPostgres() : null
  if (engine === 'postgres' && postgres === null)
    throw new Error('No PostgreSQL is at hand: PLENUM_POSTGRES_BIN names its programs')
  const filled = postgres
    ? await openFilledAt(postgres.url, assets, folder)
    : await openFilled(assets, folder)
  const emails = await addPeople(filled.database, filled.secrets, users)
  await filled.close()
  const variables = { RATE_LIMITS: '1', TRUST_PROXY: '1', METRICS_PORT: '0', LOG_REQUESTS: 'none' }
  const database = postgres
    ? { DATA_DIR: folder, DATABASE_URL: postgres.url }
    : { DATA_DIR: join(folder, String(assets)) }
  const server = new ServerChild({ ...database, ...variables })
  let watched: ReturnType<typeof watchProcess> | undefined
  try {
    const read: Awaited<ReturnType<typeof readings>>[] = []
    const note = async () => void read.push(await readings(server))
    const onBegin = async () => {
      await note()
      watched = watchProcess(server.pid, READ_EVERY_MS)
    }
    const onEnd = () => {
      watched?.stop()
      return note()
    }
    const { password } = CREDENTIALS
    const crowd = { ...work, url: await server.url(), emails, password, onBegin, onEnd }
    const worked = await workTogether(crowd)
    const [begin, end] = read
    if (begin === undefined || end === undefined) throw new Error('The server was not read')
    const code = await server.end('SIGTERM')
    return { ...worked, begin, end, taken: watched?.readings ?? [], code, stderr: server.stderr }
  } finally {
    watched?.stop()
    await server.end('SIGKILL')
    await postgres?.stop()
    if (keep === undefined) rmSync(folder, { recursive: true, force: true })
  }
}
