import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { schema } from '@plenum/api-server/db/schema'
import type { Database } from '@plenum/api-server/ports'
import { drizzle } from 'drizzle-orm/pglite'

// The log of past changes would be most of a snapshot, and incompressible.
const SMALL_LOG = ['-c', 'wal_recycle=off', '-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB']

/** A database in memory, empty or as a snapshot left it. */
export async function openMemoryDatabase(snapshot?: Blob): Promise<{ engine: PGlite; database: Database }> {
  const engine = await PGlite.create({
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...SMALL_LOG],
    ...(snapshot && { loadDataDir: snapshot }),
  })
  return { engine, database: drizzle(engine, { schema }) }
}
