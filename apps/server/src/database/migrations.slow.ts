import { execFile } from 'node:child_process'
import { env } from 'node:process'
import { promisify } from 'node:util'
import { beginTrial } from '@plenum/bench/long-run'
import { isFull, timesOf } from '@plenum/bench/trials'
import { MIGRATIONS, migrate } from '@plenum/api-server/db/migrate'
import { schema } from '@plenum/api-server/db/schema'
import { startPostgres } from '@plenum/postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { type Client, sequences, tableSums } from '../backup/catalog.ts'
import { readEnv } from '../env.ts'
import { definitionsOf } from '../testing/definitions.ts'
import { startedFolder } from '../testing/folders.ts'
import { dyingAfter, statementsOf } from '../testing/dying.ts'
import { scriptArgs } from '../testing/run-command.ts'
import type { OpenDatabase } from './open-database.ts'
import { openDatabase } from './open.ts'

/** The first migration that is interrupted. The data are there after the second. */
const FIRST = Math.max(2, MIGRATIONS.length - timesOf('migrations'))
const LIMIT_MS = isFull ? 3_600_000 : 300_000
const MIGRATING = scriptArgs('testing/migrating')

const server = await startPostgres({ syncs: false })
if (!server) console.warn('No PostgreSQL at hand: its migrations are not killed.')
afterAll(() => server?.stop())

const createDatabase = async (name: string) => {
  const address = new URL(server?.url ?? '')
  const client = new pg.Client({ connectionString: address.href })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  address.pathname = `/${name}`
  return { DATA_DIR: '.', DATABASE_URL: address.href }
}

const NUMBER = `lpad(g::text, 12, '0')`
/** What was there before most of the tables were. */
const DATA = [
  `insert into company (id, name, created_at)
    select ('0190a0a0-0000-7000-8000-' || ${NUMBER})::uuid, 'Company ' || g, 'epoch' from generate_series(1, 2) g`,
  `insert into asset_type (company_id, code, name, category, mount, data_bearing)
    select id, 'OTH', 'Other', 'other', 'rack', 'no' from company`,
  `insert into asset (company_id, id, name, code, serial_number, asset_type, status, registration_date, last_update)
    select c.id, ('0190a0a1-0000-7000-8000-' || ${NUMBER})::uuid, 'Leaf switch ' || g, 'OTH-' || g, 'SN' || g, 'OTH',
      'active', '2026-01-01', 'epoch'
    from company c, generate_series(1, 20) g`,
]

type Variables = Record<string, string>

const withDatabase = async <Result>(
  variables: Variables,
  work: (database: OpenDatabase) => Promise<Result>,
) => {
  const database = await openDatabase(readEnv(variables), () => undefined)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Every time is the same one, so that what two databases hold can be compared. */
const migrateTo = (client: Client, count?: number) =>
  migrate(drizzle({ client, schema }), () => new Date(0), count)

const begin = (variables: Variables, count: number) =>
  withDatabase(variables, ({ alone }) =>
    alone(async (client) => {
      await migrateTo(client, 2)
      for (const statement of DATA) await client.query(statement)
      await migrateTo(client, count)
    }),
  )

/** All that a finished database is and holds. */
const finished = (variables: Variables) =>
  withDatabase(variables, ({ alone }) =>
    alone(async (client) => {
      await migrateTo(client)
      const definitions = await definitionsOf(client)
      // the one thing that a migration draws by chance
      await client.query('update nomenclature set id = md5(company_id::text || entity)::uuid')
      return { definitions, tables: await tableSums(client), sequences: await sequences(client) }
    }),
  )

/** The process is gone behind the statement; a database of a server hears it from the broken connection. */
const killed = async (variables: Variables, migration: number, statement: number) => {
  const run = promisify(execFile)(process.execPath, [...MIGRATING, `${migration}`, `${statement}`], {
    env: { PATH: env.PATH, ...variables },
  })
  await expect(run).rejects.toMatchObject({ signal: 'SIGKILL' })
}

class Cut extends Error {}

const cut = ({ alone }: OpenDatabase, migration: number, statement: number) =>
  expect(
    alone((client) => {
      const die = () => {
        throw new Cut()
      }
      return migrateTo(dyingAfter(client, statementsOf(migration)[statement] ?? '', die), migration + 1)
    }),
  ).rejects.toMatchObject({ cause: expect.any(Cut) })

const engines = {
  'the embedded database': () => Promise.resolve({ DATA_DIR: startedFolder('empty') }),
  'a PostgreSQL server': () => createDatabase(`migrated_${(databases += 1)}`),
}
let databases = 0

describe.each(Object.entries(engines).slice(0, server ? 2 : 1))('%s', (engine, create) => {
  test(
    `comes to the same end wherever a migration was cut off, from ${MIGRATIONS[FIRST]} on`,
    async () => {
      const record = beginTrial('migrations')
      const [straight, broken]: [Variables, Variables] = [await create(), await create()]
      await begin(straight, FIRST)
      const expected = await finished(straight)
      await begin(broken, FIRST)
      let cuts = 0
      for (let migration = FIRST; migration < MIGRATIONS.length; migration += 1) {
        const statements = statementsOf(migration).map((_, at) => at)
        cuts += statements.length
        // the full run kills a process, the short one ends the transaction
        if (isFull) for (const at of statements) await killed(broken, migration, at)
        await withDatabase(broken, async (database) => {
          if (!isFull) for (const at of statements) await cut(database, migration, at)
          await database.alone((client) => migrateTo(client, migration + 1))
        })
      }
      console.log(`${cuts} statements of ${MIGRATIONS.length - FIRST} migrations cut off behind`)
      expect(await finished(broken)).toEqual(expected)
      record({
        engine: engine === 'a PostgreSQL server' ? 'postgres' : 'pglite',
        done: { kills: cuts, migrations: MIGRATIONS.length - FIRST },
        failed: { 'databases that differ': 0 },
      })
      expect(expected.tables.find(({ name }) => name === 'asset')?.rows).toBe(40)
    },
    LIMIT_MS,
  )
})
