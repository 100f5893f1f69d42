import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@plenum/postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openEmbedded } from '../database/embedded.ts'
import { openPostgres } from '../database/postgres.ts'
import { readEnv } from '../env.ts'
import { openSecrets } from '../secrets.ts'
import { emptyFolder } from '../testing/folders.ts'
import { loadAssets } from '../testing/large-inventory.ts'
import { makeBackup } from './make.ts'
import { restoreBackup } from './restore.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const server = await startPostgres({ syncs: false })
if (!server) console.warn('No PostgreSQL at hand: nothing is restored there.')
afterAll(() => server?.stop())

/** What lets somebody in, as far as it is open. */
const OPEN = `select (select count(*)::int from session where revoked_at is null) as sessions,
  (select count(*)::int from access_token) as tokens, (select count(*)::int from recovery) as recoveries,
  (select count(*)::int from invitation where accepted_at is null and withdrawn_at is null) as invitations,
  (select count(*)::int from invitation) as invited`

/** A backup of an installation in which somebody is signed in, asks for a new password, and has invited two. */
let backup = ''
/** What was open when it was made. */
let before: unknown[] = []

beforeAll(async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'plenum-open-'))
  openSecrets(DATA_DIR, false)
  const database = await openEmbedded(DATA_DIR, console.error)
  await loadAssets(database, openSecrets(DATA_DIR, true), 1)
  await database.pool.query(
    `insert into recovery (hash, company_id, user_id, created_at, expires_at)
    select 'hash', company_id, id, now(), now() + interval '1 hour' from "user"`,
  )
  await database.pool.query(
    `insert into invitation (company_id, id, email, token_hash, invited_by, created_at, expires_at, accepted_at)
    select company_id, gen_random_uuid(), n || '@example.org', n, id, now(), now() + interval '3 days',
      case when n = 1 then now() end
    from "user", generate_series(1, 3) n`,
  )
  before = (await database.pool.query(OPEN)).rows
  await database.close()
  backup = join(DATA_DIR, 'backup')
  await makeBackup(readEnv({ DATA_DIR }), { path: backup, keys: undefined })
  return () => rmSync(DATA_DIR, { recursive: true, force: true })
})

const NOTHING = [{ sessions: 0, tokens: 0, recoveries: 0, invitations: 0, invited: 3 }]

test('nothing that was open when a backup was made is open where it is restored', async () => {
  expect(before).toEqual([{ sessions: 1, tokens: 1, recoveries: 1, invitations: 2, invited: 3 }])
  const DATA_DIR = emptyFolder()
  await restoreBackup(readEnv({ DATA_DIR }), backup)
  const restored = await openEmbedded(DATA_DIR, console.error)
  onTestFinished(restored.close)
  expect((await restored.pool.query(OPEN)).rows).toEqual(NOTHING)
})

/** Fails the first statement of that text on any connection. */
const failOnce = (text: string) => {
  const connection: { query(...given: unknown[]): unknown } = pg.Client.prototype
  const query: unknown = Reflect.get(connection, 'query')
  if (typeof query !== 'function') throw new Error('A connection asks otherwise now')
  let isFailed = false
  const spy = vi.spyOn(connection, 'query').mockImplementation(function (this: unknown, ...given) {
    if (isFailed || given[0] !== text) return Reflect.apply(query, this, given)
    isFailed = true
    return Promise.reject(new Error('The line was cut'))
  })
  onTestFinished(() => spy.mockRestore())
}

test.skipIf(!server)('nor where restoring into PostgreSQL is interrupted once its rows count', async () => {
  const DATABASE_URL = server?.url ?? ''
  failOnce('vacuum (analyze)')
  const restored = restoreBackup(readEnv({ DATA_DIR: emptyFolder(), DATABASE_URL }), backup)
  await expect(restored).rejects.toThrow('The line was cut')
  const left = await openPostgres(DATABASE_URL, console.error)
  onTestFinished(left.close)
  expect((await left.pool.query(OPEN)).rows).toEqual(NOTHING)
})
