import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { env } from 'node:process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openDatabase } from './database/open.ts'
import { readEnv } from './env.ts'
import { emptyFolder, startedFolder } from './testing/folders.ts'
import { foundCompany } from './testing/inventory.ts'
import { ServerProcess } from './testing/server-process.ts'

const SCRIPT = fileURLToPath(new URL('admin.ts', import.meta.url))

const admin = async (DATA_DIR: string, ...args: string[]) => {
  const child = spawn(process.execPath, [SCRIPT, ...args], { env: { PATH: env.PATH, DATA_DIR } })
  const ended = once(child, 'exit')
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  await ended
  return { code: child.exitCode, stdout, stderr }
}

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
  await server.end('SIGINT')
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
  expect((await admin(DATA_DIR, 'sudo')).stderr).toBe('Usage: npm run admin -- super <e-mail>\n')
})
