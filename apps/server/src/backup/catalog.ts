import type pg from 'pg'
import type { OpenDatabase } from '../database/open-database.ts'
import { Refusal } from '../refusal.ts'
import { type RowSum, sumOf, sumQuery } from './sum.ts'

/** A connection of either engine. */
export type Client = pg.Client | pg.PoolClient

/** A table with its rows added up. */
export interface TableSum extends RowSum {
  name: string
}

/** Where a counter of the database stands. */
export interface Sequence {
  name: string
  /** A number beyond what JavaScript counts exactly. */
  last_value: string
  is_called: boolean
}

const OF_KIND = `
  select relname as name from pg_class
  where relkind = $1 and relnamespace = current_schema()::regnamespace
    and not exists (select from pg_depend d where d.objid = pg_class.oid and d.deptype = 'e')
  order by relname collate "C"`

const namesOf = async (client: Client, kind: 'r' | 'S') => {
  const { rows } = await client.query<{ name: string }>(OF_KIND, [kind])
  return rows.map(({ name }) => name)
}

/** A name as it may stand in a statement. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** The names of all tables, the list of migrations among them. */
export const tableNames = (client: Client) => namesOf(client, 'r')

/** Throws a `Refusal` where a database is not empty. */
export const refuseUsed = async ({ alone, where }: OpenDatabase) => {
  const tables = await alone(tableNames)
  if (tables.length > 0)
    throw new Refusal(`${where} holds ${tables.length} tables already. Name an empty database.`)
}

/** Each table's rows, added up by the engine itself. */
export const tableSums = async (client: Client) => {
  const sums: TableSum[] = []
  for (const name of await tableNames(client)) {
    const { rows } = await client.query<{ rows: number; high: string; low: string }>(sumQuery(quoted(name)))
    const [{ rows: count, high, low } = { rows: 0, high: '0', low: '0' }] = rows
    sums.push({ name, rows: count, sum: sumOf(BigInt(high), BigInt(low)) })
  }
  return sums
}

/** Where each counter stands. */
export const sequences = async (client: Client) => {
  const found: Sequence[] = []
  for (const name of await namesOf(client, 'S')) {
    const { rows } = await client.query<Omit<Sequence, 'name'>>(
      `select last_value::text, is_called from ${quoted(name)}`,
    )
    for (const row of rows) found.push({ name, ...row })
  }
  return found
}

/** The migrations that have made this database, in their order; none in one that nobody has used. */
export const appliedMigrations = async (client: Client) => {
  const names = await tableNames(client)
  if (!names.includes('schema_migration')) return []
  const { rows } = await client.query<{ name: string }>(
    'select name from schema_migration order by name collate "C"',
  )
  return rows.map(({ name }) => name)
}
