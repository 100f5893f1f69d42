import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { getTableName, sql, type SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as v from 'valibot'
import { inject } from 'vitest'
import { rows } from '@plenum/api-server/db/rows'
import { schema } from '@plenum/api-server/db/schema'
import type { Database } from '@plenum/api-server/ports'
import { EngineSocket } from './engine-socket.ts'
import { PreparingClient } from './preparing-client.ts'

const engine = inject('engine')

/** Whether there is an engine to test on. */
export const available = engine.kind === 'pglite' || engine.url !== null

/** The address of another database of a server. */
function databaseOf(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

/** Connections to the database of this worker. */
async function open(): Promise<pg.Pool> {
  if (engine.kind === 'pglite') {
    const loadDataDir = new Blob([readFileSync(engine.dump)], { type: 'application/x-tar' })
    const pglite = await PGlite.create({ loadDataDir, extensions: { pg_trgm } })
    // one plan for all values: what a plan does is the same, and making one takes long
    await pglite.exec('set plan_cache_mode = force_generic_plan')
    return new pg.Pool({
      Client: PreparingClient,
      stream: () => new EngineSocket(pglite),
      user: 'postgres',
      max: 1,
      idleTimeoutMillis: 0,
    })
  }
  // Every test is skipped then: nothing ever connects.
  if (engine.url === null) return new pg.Pool()
  // A database of its own for every worker, copied from the migrated one.
  const name = `worker_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: databaseOf(engine.url, 'template1') })
  await admin.connect()
  await admin.query(`create database ${name} template postgres`)
  await admin.end()
  return new pg.Pool({ connectionString: databaseOf(engine.url, name), max: 8 })
}

const pool = await open()

/** The database of this worker. */
export const database: Database = drizzle(pool, { schema })

/** Runs statements in one message, so that nobody else comes to the database in between. */
export const runText = (statements: string) => pool.query(statements)

/** Waits until so many other statements wait for a transaction: for its connection (PGlite) or its lock (PostgreSQL). */
export async function untilOthersWait(count = 1): Promise<void> {
  const waiting = async () => {
    if (engine.kind === 'pglite') return pool.waitingCount
    const [found] = await rows(
      database,
      v.object({ count: v.number() }),
      sql`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return found?.count ?? 0
  }
  while ((await waiting()) < count) await setImmediate()
}

/** Every table but the list of migrations. */
export const TABLES = Object.values(schema).map((table) => getTableName(table))

/** What is larger than this is sooner cut off than deleted row by row; cutting off makes new files for a table. */
const LARGE_BYTES = 100_000

const emptyNamed = sql`
  do $$
  declare
    name regclass;
  begin
    foreach name in array string_to_array(current_setting('plenum.tables'), ',')::regclass[] loop
      if pg_relation_size(name) > current_setting('plenum.large')::bigint then
        execute format('truncate %s cascade', name);
      elsif pg_relation_size(name) > 0 then
        execute format('delete from %s', name);
      end if;
    end loop;
  end $$`

/** Leaves the tables as after the migrations; the audit log lets itself be emptied only where triggers rest. */
export const empty = () =>
  database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('plenum.resting', 'on', true),
      set_config('plenum.tables', ${TABLES.map((name) => `"${name}"`).join()}, true), set_config('plenum.large', ${`${LARGE_BYTES}`}, true)`)
    await tx.execute(emptyNamed)
  })

/** What somebody does who owns the database and lets its triggers rest. */
export const tamper = (...statements: readonly SQL[]) =>
  database.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    for (const statement of statements) await tx.execute(statement)
  })
