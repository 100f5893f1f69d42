import pg from 'pg'
import { Refusal } from '../refusal.ts'
import type { OpenDatabase, Report } from './open-database.ts'
import { answersWithin, BoundedPool } from './pool.ts'

const CONNECTIONS = 10
const STATEMENT_LIMIT_MS = 5_000
const IDLE_IN_TRANSACTION_MS = 10_000
const WAIT_FOR_CONNECTION_MS = 10_000
const OLDEST_VERSION = 150_000

// Set for each connection, so that times read the same whatever the server's or its users' defaults.
const session = '-c TimeZone=UTC -c DateStyle=ISO -c IntervalStyle=postgres'

const nameOf = (address: string) => {
  const { hostname, port, pathname } = new URL(address)
  return `PostgreSQL at ${hostname}${port && `:${port}`}${pathname}`
}

const refuseOldServer = async (pool: pg.Pool, where: string) => {
  const { rows } = await pool
    .query<{ version: number }>(`select current_setting('server_version_num')::int as version`)
    .catch((cause: unknown) => {
      const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
      throw new Refusal(
        `${where} cannot be reached: ${reason instanceof Error ? reason.message : String(reason)}`,
        { cause },
      )
    })
  if ((rows[0]?.version ?? 0) < OLDEST_VERSION)
    throw new Refusal(`${where} is too old: PostgreSQL 15 or newer is needed.`)
}

/** Connects to a PostgreSQL server; throws a `Refusal` when it cannot be reached or is too old. */
export const openPostgres = async (connectionString: string, report: Report): Promise<OpenDatabase> => {
  const where = nameOf(connectionString)
  const pool = new BoundedPool(
    {
      connectionString,
      max: CONNECTIONS,
      options: session,
      application_name: 'plenum',
      statement_timeout: STATEMENT_LIMIT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
    },
    report,
  )
  await refuseOldServer(pool, where).catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  return {
    pool,
    where,
    alone: async (work) => {
      const client = new pg.Client({ connectionString, options: session, application_name: 'plenum' })
      await client.connect()
      try {
        return await work(client)
      } finally {
        await client.end()
      }
    },
    isReady: () => answersWithin(pool, 500),
    isBeating: () => true,
    close: () => pool.end(),
  }
}
