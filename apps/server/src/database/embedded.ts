import { join } from 'node:path'
import { EngineSocket } from './engine-socket.ts'
import { EngineThread } from './engine-thread.ts'
import { startMaintenance } from './maintenance.ts'
import type { OpenDatabase, Report } from './open-database.ts'
import { answersWithin, BoundedPool } from './pool.ts'

/** As PostgreSQL's `statement_timeout` in `postgres.ts`: one limit, whichever engine runs. */
const STATEMENT_LIMIT_MS = 5_000
const MAINTENANCE_LIMIT_MS = 30 * 60_000
const IDLE_IN_TRANSACTION_MS = 10_000
const WAIT_FOR_CONNECTION_MS = 30_000
const RESTARTS_WINDOW_MS = 60_000
const MOST_RESTARTS = 3

/** The database's folder in the data directory. */
export const databaseFolder = (dataDir: string) => join(dataDir, 'database')

/** What a test may tighten. */
export interface EmbeddedLimits {
  statementMs?: number
  idleInTransactionMs?: number
}

/** The engine in its thread, started anew whenever it was cut off or died. */
class Engine {
  readonly #folder: string
  readonly idleInTransactionMs: number
  #limitMs: number
  #thread: EngineThread | undefined
  #starts: number[] = []

  constructor(folder: string, limits: EmbeddedLimits) {
    this.#folder = folder
    this.#limitMs = limits.statementMs ?? STATEMENT_LIMIT_MS
    this.idleInTransactionMs = limits.idleInTransactionMs ?? IDLE_IN_TRANSACTION_MS
  }

  get limitMs() {
    return this.#limitMs
  }

  /** True unless the engine has to be started again and again. */
  get isSteady() {
    const since = performance.now() - RESTARTS_WINDOW_MS
    return this.#starts.filter((start) => start > since).length <= MOST_RESTARTS
  }

  get isBeating() {
    return this.#thread?.isBeating ?? true
  }

  /** A running thread with a fresh session, for the pool's only connection. */
  async attach() {
    if (!this.#thread || this.#thread.isGone) {
      this.#starts = [...this.#starts.slice(-MOST_RESTARTS), performance.now()]
      this.#thread = await EngineThread.open(this.#folder)
    }
    await this.#thread.ask('reset', this.#limitMs)
    return this.#thread
  }

  /** Lets single statements take as long as they need while `work` lasts. */
  async patiently<Result>(work: () => Promise<Result>) {
    const before = this.#limitMs
    this.#limitMs = MAINTENANCE_LIMIT_MS
    try {
      return await work()
    } finally {
      this.#limitMs = before
    }
  }

  async close() {
    await this.#thread?.close()
  }
}

/** Opens the database in the data directory, in a thread of its own, and keeps it in good order. */
export const openEmbedded = async (
  dataDir: string,
  report: Report,
  limits: EmbeddedLimits = {},
): Promise<OpenDatabase> => {
  const engine = new Engine(databaseFolder(dataDir), limits)
  await engine.attach()
  const pool = new BoundedPool(
    {
      stream: () => new EngineSocket(engine),
      max: 1,
      user: 'postgres',
      database: 'postgres',
      // unsaid, the environment would say it
      ssl: false,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
    },
    report,
  )
  const alone: OpenDatabase['alone'] = async (work) => {
    const client = await pool.connectPatiently()
    try {
      return await engine.patiently(() => work(client))
    } finally {
      client.release()
    }
  }
  const maintenance = startMaintenance({ pool, alone, report })
  return {
    pool,
    where: dataDir,
    alone,
    isBeating: () => engine.isBeating,
    isReady: async () => engine.isSteady && (await answersWithin(pool, 500)),
    close: async () => {
      await maintenance.stop()
      await pool.end()
      await engine.close()
    },
  }
}
