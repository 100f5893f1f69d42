import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { sharedFolder, startedFolder } from '../testing/folders.ts'
import { type EmbeddedLimits, openEmbedded } from './embedded.ts'
import { startMaintenance, vacuumDueTables } from './maintenance.ts'
import type { OpenDatabase } from './open-database.ts'

/** Runs far longer than any limit. */
const RUNAWAY = 'select count(*) from generate_series(1, 100000000000)'
const KEPT = 'create table kept (id int primary key)'

const countOf = async ({ pool }: Pick<OpenDatabase, 'pool'>) => {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from kept')
  return rows[0]?.count
}

const open = async (limits: EmbeddedLimits = {}) => {
  const database = await openEmbedded(startedFolder('empty'), console.error, limits)
  onTestFinished(database.close)
  await database.pool.query(KEPT)
  return database
}

describe('the embedded database', () => {
  const folder = sharedFolder('empty')
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openEmbedded(folder, console.error)
    await database.pool.query(KEPT)
  })
  afterAll(() => database.close())
  beforeEach(() => database.pool.query('truncate kept'))

  test('gives a transaction the only session: others wait and see all of it or nothing', async () => {
    const client = await database.pool.connect()
    await client.query('begin')
    await client.query('insert into kept values (1)')
    const other = countOf(database)
    await client.query('insert into kept values (2)')
    await client.query('commit')
    client.release()
    expect(await other).toBe(2)
  })

  test('speaks as PostgreSQL does: text for times, its error codes, statements prepared once', async () => {
    const { pool } = database
    const named = { name: 'by-id', text: 'select id from kept where id = $1' }
    for (const id of [1, 2, 3]) await pool.query({ ...named, values: [id] })
    const prepared = await pool.query('select name from pg_prepared_statements')
    expect(prepared.rows).toEqual([{ name: 'by-id' }])
    await expect(pool.query('insert into kept values (1), (1)')).rejects.toMatchObject({ code: '23505' })
    const zone = await pool.query(`select current_setting('TimeZone') as zone`)
    expect(zone.rows).toEqual([{ zone: 'UTC' }])
  })

  test('lets 256 callers wait and refuses more', async () => {
    const { pool } = database
    const client = await pool.connect()
    const callers = Array.from({ length: 300 }, () => pool.query('select 1'))
    const settled = Promise.allSettled(callers)
    client.release()
    const results = await settled
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(256)
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: '57P03' } })
  })

  test('is kept in order however many callers wait', async () => {
    const { pool, alone } = database
    const client = await pool.connect()
    const callers = Array.from({ length: 300 }, () => pool.query('select 1'))
    const settled = Promise.allSettled(callers)
    const order = alone((own) => own.query('checkpoint'))
    client.release()
    expect(await order).toMatchObject({ command: 'CHECKPOINT' })
    await settled
  })

  test('finds the tables that need a vacuum', async () => {
    const { pool, alone } = database
    await pool.query('insert into kept select generate_series(1, 5000)')
    await pool.query('update kept set id = -id')
    expect(await vacuumDueTables(alone)).toContain('public.kept')
    expect(await vacuumDueTables(alone)).not.toContain('public.kept')
  })

  test('ends after the table it is at when it is stopped while tables are due', async () => {
    const { pool, alone } = database
    await pool.query('insert into kept select generate_series(1, 5000)')
    await pool.query('create table other as select id from kept')
    onTestFinished(async () => void (await pool.query('drop table other')))
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const stopping = Promise.withResolvers<void>()
    let turns = 0
    // first the log, then what is due, then table by table
    const counted: OpenDatabase['alone'] = (work) => {
      turns += 1
      if (turns === 3) void maintenance.stop().then(stopping.resolve)
      return alone(work)
    }
    const maintenance = startMaintenance({ pool, alone: counted, report: console.error })
    await pool.query('select 1')
    vi.advanceTimersByTime(10_000)
    await stopping.promise
    expect(turns).toBe(3)
  })
})

describe('an embedded database', () => {
  test('cuts a runaway query off with its transaction, tells its caller at every later step, and loses nothing acknowledged', async () => {
    const database = await open({ statementMs: 3_000 })
    for (let id = 0; id < 25; id += 1) await database.pool.query('insert into kept values ($1)', [id])
    const client = await database.pool.connect()
    await client.query('begin')
    await client.query('insert into kept values (100)')
    const runaway = client.query(RUNAWAY)
    const waiting = countOf(database)
    await expect(runaway).rejects.toMatchObject({ code: '57P03' })
    await expect(client.query('rollback')).rejects.toMatchObject({ code: '57P03' })
    client.release()
    expect(await waiting).toBe(25)
    await database.pool.query('insert into kept values (100)')
    expect(await countOf(database)).toBe(26)
    await expect.poll(() => database.isReady()).toBe(true)
  })

  test('takes the session back from a transaction that asks nothing', async () => {
    const database = await open({ idleInTransactionMs: 100 })
    const client = await database.pool.connect()
    const takenBack = new Promise((resolve) => void client.once('error', resolve))
    await client.query('begin; insert into kept values (1)')
    await takenBack
    await expect(client.query('commit')).rejects.toMatchObject({ code: '57P03' })
    client.release()
    expect(await countOf(database)).toBe(0)
  })

  test('waits for who is at work when it ends, and remembers across a restart which tables have grown', async () => {
    // no business of an embedded database
    vi.stubEnv('PGSSLMODE', 'require')
    onTestFinished(() => void vi.unstubAllEnvs())
    const folder = startedFolder('empty')
    const first = await openEmbedded(folder, console.error)
    const client = await first.pool.connect()
    const closed = first.close()
    await client.query('create table kept as select generate_series(1, 5000) as id')
    client.release()
    await closed
    const second = await openEmbedded(folder, console.error)
    onTestFinished(second.close)
    expect(await vacuumDueTables(second.alone)).toContain('public.kept')
    expect(await vacuumDueTables(second.alone)).not.toContain('public.kept')
  })
})
