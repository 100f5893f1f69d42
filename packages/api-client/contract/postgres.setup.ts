import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '@plenum/api-server/db/migrate'
import { schema } from '@plenum/api-server/db/schema'
import { startPostgres } from '@plenum/postgres'
import { MAKE_TRIGGERS_REST } from './resting.ts'

/** Starts a PostgreSQL of its own and migrates it; without one the project's tests are skipped, aloud. */
export async function setup(project: TestProject) {
  const server = await startPostgres({ syncs: false })
  project.provide('engine', { kind: 'postgres', url: server?.url ?? null })
  if (server === null) {
    console.warn('SKIPPED: no PostgreSQL found (PLENUM_POSTGRES_BIN names a folder with one)')
    return undefined
  }
  const pool = new pg.Pool({ connectionString: server.url })
  await migrate(drizzle(pool, { schema }), () => new Date())
  await pool.query(MAKE_TRIGGERS_REST)
  await pool.end()
  return server.stop
}
