import { schema } from '@plenum/api-server/db/schema'
import type { Database } from '@plenum/api-server/ports'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

/**
 * Statements on the connections of a pool. Where `begin` fails, as it does when the database has just gone away,
 * drizzle's own transactions keep their connection for good (drizzle-orm issue 6241): these give it back.
 */
export const openOrm = (pool: pg.Pool): Database => {
  const database: Database = drizzle({ client: pool, schema })
  const opened = new WeakMap<pg.PoolClient, Database>()
  const ormOf = (client: pg.PoolClient) => {
    const orm = opened.get(client) ?? drizzle({ client, schema })
    opened.set(client, orm)
    return orm
  }
  database.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      return await ormOf(client).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return database
}
