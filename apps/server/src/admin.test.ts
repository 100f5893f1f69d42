import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { OpenDatabase } from './database/open-database.ts'
import { readEnv } from './env.ts'
import { openSecrets } from './secrets.ts'
import { makeSuperAdministrator } from './super-administrator.ts'
import { emptyFolder, startedFolder } from './testing/folders.ts'
import { foundCompany, signIn } from './testing/inventory.ts'
import { lightPasswords } from './testing/light-passwords.ts'
import { runCommand } from './testing/run-command.ts'
import { testServer } from './testing/test-server.ts'

const run = (args: string[], variables: Record<string, string>) => runCommand('admin', args, variables)

const admin = (DATA_DIR: string, ...args: string[]) => run(args, { DATA_DIR })

const superAdministrators = async ({ pool }: OpenDatabase) => {
  const { rows } = await pool.query<{ email: string; detail: unknown }>(`
    select u.email, a.detail from "user" u join audit a on a.object_id = u.id::text
    where u.is_super and a.action = 'user.change'`)
  return rows
}

test('a person becomes a super administrator on the server’s own machine, and new keys are made, while it stands still', async () => {
  const DATA_DIR = startedFolder()
  const before = openSecrets(DATA_DIR, true)
  const first = await testServer({ DATA_DIR }, { passwords: lightPasswords(before) })
  const access = await foundCompany(first.url)
  const stillRunning = {
    code: 1,
    stdout: '',
    stderr: `Another Plenum server (process ${process.pid}) is using ${DATA_DIR}. Stop it, run this again, then start it.\n`,
  }
  expect(await admin(DATA_DIR, 'super', 'ada@example.com')).toEqual(stillRunning)
  expect(await admin(DATA_DIR, 'rotate-keys')).toEqual(stillRunning)
  expect(openSecrets(DATA_DIR, true)).toEqual(before)
  await first.stop()

  expect(await makeSuperAdministrator(readEnv({ DATA_DIR }), 'nobody@example.com')).toBeUndefined()
  expect(await admin(DATA_DIR, 'super', 'Ada@Example.com')).toEqual({
    code: 0,
    stdout: 'Ada Byron (Ada@Example.com) is a super administrator now.\n',
    stderr: '',
  })
  expect(await admin(DATA_DIR, 'rotate-keys')).toMatchObject({ code: 0, stderr: '' })
  const after = openSecrets(DATA_DIR, true)
  expect(after.token.former.map(({ key }) => key)).toEqual([before.token.present])
  expect(after.peppers.slice(1)).toEqual(before.peppers)

  let found: unknown
  const fill = async (database: OpenDatabase) => {
    found = await superAdministrators(database)
  }
  const { url } = await testServer({ DATA_DIR }, { passwords: lightPasswords(after), fill })
  expect(found).toEqual([{ email: 'ada@example.com', detail: { is_super: true } }])
  const me = await fetch(`${url}/api/auth/me/`, { headers: { authorization: `Bearer ${access}` } })
  expect(me.status).toBe(200)
  // the second time with the hash that the first has made anew
  for (let time = 0; time < 2; time++)
    await signIn(url, { email: 'ada@example.com', password: 'Correct-horse-7' })
})

test('an empty folder and another command are refused', async () => {
  const DATA_DIR = emptyFolder()
  expect((await admin(DATA_DIR, 'super', 'a@example.com')).stderr).toContain('There is no database in')
  for (const args of [['sudo'], ['rotate-keys', 'now']])
    expect((await admin(DATA_DIR, ...args)).stderr).toBe(
      'Usage: npm run admin -- super <e-mail>\n       npm run admin -- rotate-keys\n',
    )
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
