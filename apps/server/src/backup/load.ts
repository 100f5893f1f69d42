import { isDeepStrictEqual } from 'node:util'
import { migrate } from '@plenum/api-server/db/migrate'
import { schema } from '@plenum/api-server/db/schema'
import { drizzle } from 'drizzle-orm/node-postgres'
import { type Client, quoted, sequences, tableNames, tableSums } from './catalog.ts'
import { Damaged } from './damaged.ts'
import type { Dump, Piece } from './dump.ts'

/** What is checked row by row while rows come, and is sooner made in one go when all are there. */
const REFERENCES = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
  from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by oid`
const INDEXES = `
  select format('drop index %s', indexrelid::regclass) as off, pg_get_indexdef(indexrelid) as back
  from pg_index join pg_class c on c.oid = indexrelid
  where relnamespace = current_schema()::regnamespace
    and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
  order by indexrelid`
/** What the database makes by itself cannot be written. */
const WRITTEN_COLUMNS = `
  select attname as name from pg_attribute
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`

interface Aside {
  off: string
  back: string
}

const setAside = async (client: Client, query: string) => {
  const { rows } = await client.query<Aside>(query)
  for (const { off } of rows) await client.query(off)
  return async () => {
    for (const { back } of rows) await client.query(back)
  }
}

const createWriter = (client: Client) => {
  const statements = new Map<string, string>()
  const statementFor = async (table: string) => {
    const name = quoted(table)
    const { rows } = await client.query<{ name: string }>(WRITTEN_COLUMNS, [name])
    const columns = rows.map((column) => quoted(column.name)).join()
    return `insert into ${name} (${columns}) overriding system value select ${columns} from unnest($1::${name}[])`
  }
  return async ({ table, rows }: Piece) => {
    const statement = statements.get(table) ?? (await statementFor(table))
    statements.set(table, statement)
    await client.query(statement, [rows])
  }
}

const load = async (client: Client, dump: Dump) => {
  const names = await tableNames(client)
  const expected = dump.tables.map(({ name }) => name)
  if (names.join() !== expected.join()) throw new Damaged('Its tables are not those of its migrations')
  await client.query(`set local maintenance_work_mem = '256MB'`)
  const tables = names.map(quoted)
  // they refuse to have the audit log emptied, and keep counters that come with the rows
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  await client.query(`truncate ${tables.join()}`)
  const bringReferencesBack = await setAside(client, REFERENCES)
  const bringIndexesBack = await setAside(client, INDEXES)
  const write = createWriter(client)
  for await (const piece of dump.pieces()) await write(piece)
  await bringIndexesBack()
  await bringReferencesBack()
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
  for (const { name, last_value, is_called } of dump.sequences)
    await client.query('select setval($1::regclass, $2, $3)', [quoted(name), last_value, is_called])
}

const verify = async (client: Client, dump: Dump) => {
  const found = await tableSums(client)
  const different = dump.tables.filter(
    ({ name, rows, sum }) => !found.some((one) => one.name === name && one.rows === rows && one.sum === sum),
  )
  const isCounting = isDeepStrictEqual(await sequences(client), dump.sequences)
  if (different.length > 0 || !isCounting)
    throw new Damaged(`Not everything came as it was: ${different.map(({ name }) => name).join()}`)
}

/**
 * Makes the tables of a dump in an empty database and puts its rows there, all or nothing; every row of every table is
 * then compared with what was read, and `last` has its say before it counts.
 */
export const loadDump = async (client: Client, dump: Dump, last: () => Promise<void> = async () => {}) => {
  await drizzle({ client, schema }).transaction(async (tx) => {
    await migrate(tx, () => new Date(), dump.migrations.length)
    await load(client, dump)
    await verify(client, dump)
    await last()
  })
  await client.query('vacuum (analyze)')
}
