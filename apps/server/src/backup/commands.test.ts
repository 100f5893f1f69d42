import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { StoredFile } from '@plenum/domain/file'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { emptyFolder, startedFolder } from '../testing/folders.ts'
import { CREDENTIALS, foundCompany, openInventory, signIn } from '../testing/inventory.ts'
import { runCommand as run } from '../testing/run-command.ts'
import { ServerProcess } from '../testing/server-process.ts'
import { makeBackup } from './make.ts'

/** Seven processes one after the other, on a machine that has other work. */
const LIMIT_MS = 300_000

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

test(
  'an installation is backed up while it is at work, and stands again elsewhere with its people and files',
  async () => {
    const [DATA_DIR, place] = [startedFolder(), emptyFolder()]
    const server = new ServerProcess({ DATA_DIR })
    const url = await server.url()
    const access = await foundCompany(url)
    const file = await upload(url, access)
    await openInventory(url, access).create('Leaf switch')

    const made = await run('backup', [place], { DATA_DIR, BACKUP_PASSPHRASE })
    expect(made).toMatchObject({ code: 0, stderr: '' })
    const [name = ''] = readdirSync(place).filter((one) => one.endsWith('.tar.gz.sealed'))
    expect(made.stdout).toMatch(/: \d+ rows of \d+ tables, 1 files, \d+ kB; read again and found whole\.\n$/)
    expect(await server.end('SIGHUP')).toBe(0)
    expect(readdirSync(join(DATA_DIR, 'snapshot'))).toEqual([])

    const elsewhere = emptyFolder()
    const restored = await run('restore', [join(place, name)], { DATA_DIR: elsewhere, BACKUP_PASSPHRASE })
    expect(restored).toMatchObject({ code: 0, stderr: '' })
    expect(restored.stdout).toMatch(/^asset +1$/m)
    const second = new ServerProcess({ DATA_DIR: elsewhere })
    const here = await second.url()
    expect((await ask(here, access, '/api/auth/me/')).status).toBe(401)
    const again = await signIn(here, CREDENTIALS)
    expect(await openInventory(here, again).all()).toMatchObject([{ name: 'Leaf switch' }])
    expect(await (await ask(here, again, `/api/files/${file}/content/`)).text()).toBe(TABLE)
    expect(await second.end('SIGHUP')).toBe(0)

    rmSync(join(elsewhere, 'files'), { recursive: true })
    expect(await run('backup', [place], { DATA_DIR: elsewhere, BACKUP_PASSPHRASE })).toEqual({
      code: 1,
      stdout: expect.stringMatching(/, 0 files, \d+ kB; read again and found whole\.\n$/),
      stderr: expect.stringMatching(/^1 FILES ARE MISSING: [^]*\n[0-9a-f]{64}\n$/),
    })
  },
  LIMIT_MS,
)

test(
  'a backup that is to hold the keys is not made without them',
  async () => {
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
  },
  LIMIT_MS,
)

test(
  'a file that is read otherwise than it was written never gets the name of a backup',
  async () => {
    const [DATA_DIR, place] = [startedFolder(), emptyFolder()]
    const passphrases = [BACKUP_PASSPHRASE, 'another passphrase']
    const env = Object.defineProperty(readEnv({ DATA_DIR }), 'BACKUP_PASSPHRASE', {
      get: () => passphrases.shift(),
    })
    await expect(makeBackup(env, { path: join(place, 'backup'), keys: undefined })).rejects.toThrow(
      /is not what is read again\. There is no backup/,
    )
    expect(passphrases).toEqual([])
    expect(readdirSync(place)).toEqual([])
  },
  LIMIT_MS,
)

test(
  'each command says how it is used',
  async () => {
    for (const [name, usage] of [
      ['backup', 'Usage: npm run backup -- <file or folder> [--with-keys]\n'],
      ['restore', 'Usage: npm run restore -- <file>\n'],
      ['move', 'Usage: npm run move -- <DATABASE_URL>\n'],
    ] as const)
      expect(await run(name, ['one', 'two'], {})).toEqual({ code: 1, stdout: '', stderr: usage })
    const DATA_DIR = emptyFolder()
    expect(await run('backup', [join(DATA_DIR, 'clear')], { DATA_DIR })).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^THE KEYS ARE NOT IN IT[^]*There is no database in .*\.\n$/),
    })
    expect(readdirSync(DATA_DIR)).toEqual([])
  },
  LIMIT_MS,
)
