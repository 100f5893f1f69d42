import { join } from 'node:path'
import { startPostgres } from '@plenum/postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openEmbedded } from '../database/embedded.ts'
import { openPostgres } from '../database/postgres.ts'
import { readEnv } from '../env.ts'
import { openSecrets } from '../secrets.ts'
import { emptyFolder, sharedFolder } from '../testing/folders.ts'
import { loadAssets } from '../testing/large-inventory.ts'
import { openAccess } from '../testing/open-access.ts'
import { makeBackup } from './make.ts'
import { restoreBackup } from './restore.ts'

const server = await startPostgres({ syncs: false })
if (!server) console.warn('No PostgreSQL at hand: nothing is restored there.')
afterAll(() => server?.stop())

/** A backup of an installation in which somebody is signed in, asks for a new password, and has invited two. */
let backup = ''
/** What was open when it was made. */
let before: unknown

const source = sharedFolder()

beforeAll(async () => {
  const database = await openEmbedded(source, console.error)
  await loadAssets(database, openSecrets(source, true), 1)
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
  before = await openAccess(database)
  await database.close()
  backup = join(source, 'backup')
  await makeBackup(readEnv({ DATA_DIR: source }), { path: backup, keys: undefined })
})

const NOTHING = { sessions: 0, tokens: 0, recoveries: 0, invitations: 0, invited: 3 }

test('nothing that was open when a backup was made is open where it is restored', async () => {
  expect(before).toEqual({ sessions: 1, tokens: 1, recoveries: 1, invitations: 2, invited: 3 })
  const DATA_DIR = emptyFolder()
  await restoreBackup(readEnv({ DATA_DIR }), backup)
  const restored = await openEmbedded(DATA_DIR, console.error)
  onTestFinished(restored.close)
  expect(await openAccess(restored)).toEqual(NOTHING)
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
  expect(await openAccess(left)).toEqual(NOTHING)
})
