import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from './database/open.ts'
import { readEnv } from './env.ts'
import { openSecrets } from './secrets.ts'
import { emptyFolder, startedFolder } from './testing/folders.ts'
import { foundCompany, signIn } from './testing/inventory.ts'
import { runCommand } from './testing/run-command.ts'
import { ServerProcess } from './testing/server-process.ts'

const run = (args: string[], variables: Record<string, string>) => runCommand('admin', args, variables)

const admin = (DATA_DIR: string, ...args: string[]) => run(args, { DATA_DIR })

const superAdministrators = async (DATA_DIR: string) => {
  const database = await openDatabase(readEnv({ DATA_DIR }), console.error)
  const { rows } = await database.pool.query<{ email: string; detail: unknown }>(`
    select u.email, a.detail from "user" u join audit a on a.object_id = u.id::text
    where u.is_super and a.action = 'user.change'`)
  await database.close()
  return rows
}

test('a person becomes a super administrator on the server’s own machine, and only while it stands still', async () => {
  const DATA_DIR = startedFolder()
  const server = new ServerProcess({ DATA_DIR })
  await foundCompany(await server.url())
  expect(await admin(DATA_DIR, 'super', 'ada@example.com')).toEqual({
    code: 1,
    stdout: '',
    stderr: `Another Plenum server (process ${server.pid}) is using ${DATA_DIR}. Stop it, run this again, then start it.\n`,
  })
  await server.end('SIGHUP')
  expect(await admin(DATA_DIR, 'super', 'Ada@Example.com')).toEqual({
    code: 0,
    stdout: 'Ada Byron (Ada@Example.com) is a super administrator now.\n',
    stderr: '',
  })
  expect(await superAdministrators(DATA_DIR)).toEqual([
    { email: 'ada@example.com', detail: { is_super: true } },
  ])
})

test('an unknown address, an empty folder and another command are refused', async () => {
  const DATA_DIR = startedFolder()
  const unknown = await admin(DATA_DIR, 'super', 'nobody@example.com')
  expect(unknown).toMatchObject({
    code: 1,
    stderr: 'Nobody who may sign in has the e-mail address nobody@example.com.\n',
  })
  expect((await admin(emptyFolder(), 'super', 'a@example.com')).stderr).toContain('There is no database in')
  for (const args of [['sudo'], ['rotate-keys', 'now']])
    expect((await admin(DATA_DIR, ...args)).stderr).toBe(
      'Usage: npm run admin -- super <e-mail>\n       npm run admin -- rotate-keys\n',
    )
})

test('new keys are made while the server stands still, and nobody loses a password or a session by them', async () => {
  const DATA_DIR = startedFolder()
  const before = openSecrets(DATA_DIR, true)
  const first = new ServerProcess({ DATA_DIR })
  const access = await foundCompany(await first.url())
  expect(await admin(DATA_DIR, 'rotate-keys')).toMatchObject({
    code: 1,
    stderr: `Another Plenum server (process ${first.pid}) is using ${DATA_DIR}. Stop it, run this again, then start it.\n`,
  })
  expect(openSecrets(DATA_DIR, true)).toEqual(before)
  await first.end('SIGHUP')
  expect(await admin(DATA_DIR, 'rotate-keys')).toMatchObject({ code: 0, stderr: '' })
  const after = openSecrets(DATA_DIR, true)
  expect(after.token.former.map(({ key }) => key)).toEqual([before.token.present])
  expect(after.peppers.slice(1)).toEqual(before.peppers)

  const second = new ServerProcess({ DATA_DIR })
  const url = await second.url()
  const me = await fetch(`${url}/api/auth/me/`, { headers: { authorization: `Bearer ${access}` } })
  expect(me.status).toBe(200)
  // the second time with the hash that the first has made anew
  for (let time = 0; time < 2; time++)
    await signIn(url, { email: 'ada@example.com', password: 'Correct-horse-7' })
})

test('new keys are not made where somebody else keeps them, nor where there are none', async () => {
  const [DATA_DIR, SECRETS_FILE] = [startedFolder(), join(startedFolder(), 'secrets.json')]
  const kept = readFileSync(SECRETS_FILE, 'utf8')
  expect(await run(['rotate-keys'], { DATA_DIR, SECRETS_FILE })).toEqual({
    code: 1,
    stdout: '',
    stderr: 'SECRETS_FILE is set: whoever keeps that file puts new keys into it.\n',
  })
  expect(readFileSync(SECRETS_FILE, 'utf8')).toBe(kept)
  const empty = emptyFolder()
  expect((await admin(empty, 'rotate-keys')).stderr).toContain('There is no database in')
  expect(readdirSync(empty)).toEqual([])
  const elsewhere = { DATA_DIR: empty, DATABASE_URL: 'postgres://127.0.0.1:1/plenum' }
  expect((await run(['rotate-keys'], elsewhere)).stderr).toContain('There are no keys in')
})
