import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { StoredFile } from '@plenum/domain/file'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { OpenDatabase } from '../database/open-database.ts'
import { secretsText } from '../secrets.ts'
import { emptyFolder, startedFolder } from '../testing/folders.ts'
import { post } from '../testing/founder.ts'
import { CREDENTIALS, foundCompany, openInventory, signIn } from '../testing/inventory.ts'
import { openAccess } from '../testing/open-access.ts'
import { runCommand as run } from '../testing/run-command.ts'
import { testServer } from '../testing/test-server.ts'

const BACKUP_PASSPHRASE = 'correct horse battery staple'

const TABLE = 'name,serial\nR01,A1\n'

const upload = async (url: string, access: string) => {
  const body = new FormData()
  body.set('file', new File([TABLE], 'racks.csv'))
  const headers = { Authorization: `Bearer ${access}` }
  const answer = await fetch(`${url}/api/files/?purpose=feedback`, { method: 'POST', headers, body })
  return v.parse(StoredFile, await answer.json()).id
}

const ask = (url: string, access: string, path: string) =>
  fetch(`${url}${path}`, { headers: { Authorization: `Bearer ${access}` } })

test('an installation is backed up while it is at work, and stands again elsewhere with its people and files, but nothing that was open', async () => {
  const place = emptyFolder()
  const { DATA_DIR, url, stop } = await testServer()
  const access = await foundCompany(url)
  const file = await upload(url, access)
  await openInventory(url, access).create('Leaf switch')
  const mine = { Authorization: `Bearer ${access}` }
  const invited = await post(url, 'api/invitations/', { email: 'mary@example.com', team_id: null }, mine)
  expect(invited.status).toBe(201)
  expect((await post(url, 'api/auth/recovery/', { email: CREDENTIALS.email })).status).toBe(204)

  const made = await run('backup', [place, '--with-keys'], { DATA_DIR })
  expect(made).toMatchObject({ code: 0, stderr: '' })
  const [name = ''] = readdirSync(place).filter((one) => one.endsWith('.tar.gz'))
  expect(made.stdout).toMatch(/: \d+ rows of \d+ tables, 1 files, \d+ kB; read again and found whole\.\n$/)
  await stop()
  expect(readdirSync(join(DATA_DIR, 'snapshot'))).toEqual([])

  const elsewhere = emptyFolder()
  const restored = await run('restore', [join(place, name)], { DATA_DIR: elsewhere })
  expect(restored).toMatchObject({ code: 0, stderr: '' })
  expect(restored.stdout).toMatch(/^asset +1$/m)
  expect(readdirSync(elsewhere).toSorted()).toEqual(['database', 'files', 'secrets.json'])
  expect(secretsText(elsewhere)).toBe(secretsText(DATA_DIR))
  let open: unknown
  const fill = async (database: OpenDatabase) => {
    open = await openAccess(database)
  }
  const second = await testServer({ DATA_DIR: elsewhere }, { fill })
  expect(open).toEqual({ sessions: 0, tokens: 0, recoveries: 0, invitations: 0, invited: 1 })
  expect((await ask(second.url, access, '/api/auth/me/')).status).toBe(401)
  const again = await signIn(second.url, CREDENTIALS)
  expect(await openInventory(second.url, again).all()).toMatchObject([{ name: 'Leaf switch' }])
  expect(await (await ask(second.url, again, `/api/files/${file}/content/`)).text()).toBe(TABLE)
})

test('a backup that is to hold the keys is not made without them', async () => {
  const [DATA_DIR, place] = [startedFolder(), emptyFolder()]
  rmSync(join(DATA_DIR, 'secrets.json'))
  const refused = {
    code: 1,
    stdout: '',
    stderr: `There are no keys in ${DATA_DIR} to take into the backup. Set DATA_DIR to the data folder of the server.\n`,
  }
  expect(await run('backup', [place], { DATA_DIR, BACKUP_PASSPHRASE })).toEqual(refused)
  expect(await run('backup', [place, '--with-keys'], { DATA_DIR })).toEqual(refused)
  expect(readdirSync(place)).toEqual([])
})

test.each([
  ['backup', 'Usage: npm run backup -- <file or folder> [--with-keys]\n'],
  ['restore', 'Usage: npm run restore -- <file>\n'],
  ['move', 'Usage: npm run move -- <DATABASE_URL>\n'],
])('%s says how it is used', async (name, usage) => {
  expect(await run(name, ['one', 'two'], {})).toEqual({ code: 1, stdout: '', stderr: usage })
})
