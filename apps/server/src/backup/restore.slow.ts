import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { MIGRATIONS } from '@plenum/api-server/db/migrate'
import { expect, test } from 'vitest'
import { openEmbedded } from '../database/embedded.ts'
import { readEnv } from '../env.ts'
import { openSecrets, secretsText } from '../secrets.ts'
import { emptyFolder, startedFolder } from '../testing/folders.ts'
import { loadAssets } from '../testing/large-inventory.ts'
import { expectOlderRestored } from '../testing/older-backup.ts'
import { runCommand as run } from '../testing/run-command.ts'
import { makeBackup } from './make.ts'
import { restoreBackup } from './restore.ts'

const BACKUP_PASSPHRASE = 'correct horse battery staple'

test('a backup of the version three migrations ago comes through the same migrations as an upgrade', () =>
  expectOlderRestored(MIGRATIONS.length - 3))

test('a backup of which files are missing is made and says so, and is restored without them', async () => {
  const [DATA_DIR, place] = [startedFolder(), emptyFolder()]
  const sha256 = 'ab'.repeat(32)
  const database = await openEmbedded(DATA_DIR, console.error)
  await loadAssets(database, openSecrets(DATA_DIR, true), 1)
  await database.pool.query(
    `insert into file (company_id, id, uploaded_by, purpose, name, media_type, size, sha256, created_at)
    select company_id, id, id, 'feedback', 'manual.pdf', 'application/pdf', 1, $1, now() from "user"`,
    [sha256],
  )
  await database.close()
  const path = join(place, 'backup')
  expect(await run('backup', [path, '--with-keys'], { DATA_DIR })).toEqual({
    code: 1,
    stdout: expect.stringMatching(/, 0 files, \d+ kB; read again and found whole\.\n$/),
    stderr: expect.stringMatching(/^1 FILES ARE MISSING: [^]*\n(?:ab){32}\n$/),
  })
  const { end } = await restoreBackup(readEnv({ DATA_DIR: emptyFolder() }), path)
  expect(end.missing).toEqual([sha256])
})

test('a backup without keys says so, and is none where there is no database', async () => {
  const DATA_DIR = emptyFolder()
  expect(await run('backup', [join(DATA_DIR, 'clear')], { DATA_DIR })).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^THE KEYS ARE NOT IN IT[^]*There is no database in .*\.\n$/),
  })
  expect(readdirSync(DATA_DIR)).toEqual([])
})

test('a file that is read otherwise than it was written never gets the name of a backup', async () => {
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
})

test('a sealed backup brings the keys of the installation with it', async () => {
  const [DATA_DIR, place, elsewhere] = [startedFolder(), emptyFolder(), emptyFolder()]
  const variables = { BACKUP_PASSPHRASE }
  expect(await run('backup', [place], { DATA_DIR, ...variables })).toMatchObject({ code: 0, stderr: '' })
  const [name = ''] = readdirSync(place).filter((one) => one.endsWith('.tar.gz.sealed'))
  const restored = await run('restore', [join(place, name)], { DATA_DIR: elsewhere, ...variables })
  expect(restored).toMatchObject({ code: 0, stderr: '' })
  expect(secretsText(elsewhere)).toBe(secretsText(DATA_DIR))
})
