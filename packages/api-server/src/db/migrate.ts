import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Clock, Database } from '../ports.ts'
import { migrations } from './migrations.gen.ts'
import { rows } from './rows.ts'

// Any number will do, as long as every server of an installation waits for the same one.
const LOCK = 7_536_861

/** The database knows migrations this build does not: an older server must not write to it. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError'
  readonly unknown: readonly string[]

  constructor(unknown: readonly string[]) {
    super(`The database was made by a newer version: it has ${unknown.join(', ')}`)
    this.unknown = unknown
  }
}

/** The names of this build's migrations, in their order. */
export const MIGRATIONS: readonly string[] = migrations.map(({ name }) => name)

/**
 * Brings the database to this build's schema, each migration in one transaction; does nothing when it is there. What was
 * written under an older schema comes back into that one first: it is made by so many of the first migrations.
 */
export async function migrate(database: Database, clock: Clock, count = migrations.length): Promise<void> {
  const applied = await appliedMigrations(database)
  const unknown = applied.filter((name) => !MIGRATIONS.includes(name))
  if (unknown.length > 0) throw new NewerDatabaseError(unknown)
  for (const migration of migrations.slice(0, count)) {
    if (!applied.includes(migration.name)) await apply(database, migration, clock)
  }
}

async function appliedMigrations(database: Database): Promise<string[]> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    await tx.execute(
      sql`create table if not exists schema_migration (name text primary key, applied_at timestamptz not null)`,
    )
    const found = await rows(tx, v.object({ name: v.string() }), sql`select name from schema_migration`)
    return found.map(({ name }) => name)
  })
}

async function apply(
  database: Database,
  migration: (typeof migrations)[number],
  clock: Clock,
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    // Another server may have been first while this one waited for the lock.
    const recorded = await rows(
      tx,
      v.object({ name: v.string() }),
      sql`insert into schema_migration (name, applied_at) values (${migration.name}, ${clock().toISOString()}) on conflict do nothing returning name`,
    )
    if (recorded.length === 0) return
    for (const statement of migration.statements) {
      // oxlint-disable-next-line no-restricted-properties -- our own text, made by codegen
      await tx.execute(sql.raw(statement))
    }
  })
}
