import { setTimeout } from 'node:timers/promises'
import { Unavailable } from '@plenum/api-server/unavailable'
import pg from 'pg'
import { Histogram } from '../metrics/instruments.ts'

/** Callers that may wait for a connection; more would only wait for a time-out. */
const LONGEST_QUEUE = 256
const WAIT_SECONDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10]

type ConnectCallback = Parameters<pg.Pool['connect']>[0]

const unavailable = (cause: unknown) =>
  cause instanceof Unavailable ? cause : new Unavailable('The database cannot be reached', { cause })

/**
 * Whoever holds a connection that breaks hears why from every later statement too; otherwise the rollback that follows
 * would hide the reason behind its own failure, and the broken connection would end the process.
 */
const tellWhyItBroke = (client: pg.PoolClient) => {
  let broken: Unavailable | undefined
  client.on('error', (error) => {
    broken ??= unavailable(error)
  })
  const query: unknown = Reflect.get(client, 'query')
  if (typeof query !== 'function') return
  Reflect.set(client, 'query', (...parts: unknown[]) => {
    const result: unknown = Reflect.apply(query, client, parts)
    if (!(result instanceof Promise)) return result
    return result.catch((error: unknown) => {
      throw broken ?? error
    })
  })
}

/** Connections of node-postgres whose queue is bounded and whose troubles are `Unavailable`. */
export class BoundedPool extends pg.Pool {
  /** How long callers have waited for a connection, those who waited in vain included. */
  readonly waits = new Histogram(
    'plenum_database_wait_seconds',
    'Time that callers waited for a connection.',
    WAIT_SECONDS,
  )

  constructor(options: pg.PoolConfig, report: (error: unknown) => void) {
    super(options)
    this.on('connect', tellWhyItBroke)
    this.on('error', (error) => report(error))
  }

  /** Waits for its turn however many wait already: for the few who keep the database in order. */
  connectPatiently(): Promise<pg.PoolClient> {
    return super.connect().catch((error: unknown) => {
      throw unavailable(error)
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: NonNullable<ConnectCallback>): void
  override connect(callback?: ConnectCallback) {
    const full = this.waitingCount >= LONGEST_QUEUE ? new Unavailable('Too many callers wait') : undefined
    const began = performance.now()
    const noteWait = () => this.waits.add((performance.now() - began) / 1_000)
    if (!callback) {
      if (full) return Promise.reject(full)
      return this.connectPatiently().finally(noteWait)
    }
    if (full) return callback(full, undefined, () => undefined)
    super.connect((error, client, release) => {
      noteWait()
      callback(error && unavailable(error), client, release)
    })
  }
}

/** Whether the database answers the smallest question in time. */
export const answersWithin = async (pool: pg.Pool, limitMs: number) => {
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([answer, setTimeout(limitMs, false, { ref: false })])
}
