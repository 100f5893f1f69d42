import { startPostgres } from '@plenum/postgres'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { migrateDatabase } from '../application.ts'
import { openPostgres } from './postgres.ts'

const server = await startPostgres({ syncs: false })
if (!server)
  console.warn(
    'No PostgreSQL at hand: its tests are skipped. PLENUM_POSTGRES_BIN names the folder of initdb.',
  )
afterAll(() => server?.stop())

const open = async () => {
  const reported: unknown[] = []
  const database = await openPostgres(server?.url ?? '', (error) => void reported.push(error))
  onTestFinished(database.close)
  return database
}

describe.skipIf(!server)('a PostgreSQL server', () => {
  test('is named without its password', async () => {
    const { where } = await open()
    expect(where).toMatch(/^PostgreSQL at 127\.0\.0\.1:\d+\/postgres$/)
  })

  test('takes the same migrations from several new servers at once', async () => {
    const databases = await Promise.all([open(), open(), open()])
    await Promise.all(databases.map(migrateDatabase))
    const { rows } = await databases[0].pool.query('select count(*)::int as count from asset')
    expect(rows).toEqual([{ count: 0 }])
  })

  test('cuts long statements and idle transactions of requests, and lets work alone take its time', async () => {
    const { pool, alone } = await open()
    const limits = `select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle, current_setting('TimeZone') as zone`
    expect((await pool.query(limits)).rows).toEqual([{ statement: '5s', idle: '10s', zone: 'UTC' }])
    const unlimited = await alone((client) => client.query(limits))
    expect(unlimited.rows).toEqual([{ statement: '0', idle: '0', zone: 'UTC' }])
  })

  test('that drops a connection in mid transaction is unavailable to whoever held it, and there for the next', async () => {
    const { pool, isReady } = await open()
    const client = await pool.connect()
    await client.query('begin')
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await expect(client.query('select 1')).rejects.toMatchObject({ code: expect.stringMatching(/^57P0/) })
    await expect(client.query('rollback')).rejects.toMatchObject({ code: '57P03' })
    client.release()
    expect(await isReady()).toBe(true)
  })
})
