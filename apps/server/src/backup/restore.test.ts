import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { openEmbedded } from '../database/embedded.ts'
import { readEnv } from '../env.ts'
import { openSecrets, secretsText } from '../secrets.ts'
import { emptyFolder, sharedFolder } from '../testing/folders.ts'
import { CREDENTIALS } from '../testing/inventory.ts'
import { loadAssets } from '../testing/large-inventory.ts'
import { expectOlderRestored } from '../testing/older-backup.ts'
import { readArchive, writeArchive } from './archive.ts'
import { makeBackup } from './make.ts'
import { checkMembers } from './members.ts'
import { restoreBackup } from './restore.ts'
import { packed, unpacked, type Member } from './tar.ts'

const BACKUP_PASSPHRASE = 'correct horse battery staple'

const MISSING = 'ab'.repeat(32)

/** An installation with some assets, and a file that is gone. Nobody uses it, and tests leave it as it is. */
const DATA_DIR = sharedFolder()
let access = ''
/** A backup in clear and without keys, and one that is sealed. */
let clear = ''
let sealed = ''

beforeAll(async () => {
  const database = await openEmbedded(DATA_DIR, console.error)
  access = await loadAssets(database, openSecrets(DATA_DIR, true), 60)
  await database.pool.query(
    `insert into file (company_id, id, uploaded_by, purpose, name, media_type, size, sha256, created_at)
    select company_id, id, id, 'feedback', 'manual.pdf', 'application/pdf', 1, $1, now() from "user"`,
    [MISSING],
  )
  await database.close()
  clear = join(DATA_DIR, 'clear')
  sealed = join(DATA_DIR, 'sealed')
  await makeBackup(readEnv({ DATA_DIR }), { path: clear, keys: undefined })
  await writeArchive(sealed, withKeys(), BACKUP_PASSPHRASE)
})

const replaced =
  (name: RegExp, from: string | RegExp, to: string) =>
  (member: Member): Member =>
    name.test(member.name)
      ? { ...member, bytes: Buffer.from(member.bytes.toString().replace(from, to)) }
      : member

/** The members of the one in clear, with the keys that go into a sealed one. */
async function* withKeys(): AsyncGenerator<Member> {
  for await (const member of readArchive(clear, undefined)) {
    yield replaced(/^plenum\.json$/, '"has_keys": false', '"has_keys": true')(member)
    if (member.name === 'plenum.json')
      yield { name: 'secrets.json', bytes: Buffer.from(secretsText(DATA_DIR) ?? '') }
  }
}

const written = (bytes: Uint8Array) => {
  const path = join(emptyFolder(), 'backup')
  writeFileSync(path, bytes)
  return path
}

const refusal = async (path: string, variables: object = {}) => {
  const empty = emptyFolder()
  const answer = await restoreBackup(readEnv({ DATA_DIR: empty, ...variables }), path).then(
    () => 'restored',
    (error: unknown) => String(error),
  )
  expect(readdirSync(empty)).toEqual([])
  return answer.replaceAll(path, 'FILE')
}

/** A backup whose parts were changed by somebody who knows how it is written. */
const changed = async (path: string, change: (member: Member) => Member | undefined) => {
  const members = async function* () {
    for await (const member of unpacked(whole())) {
      const kept = change(member)
      if (kept) yield kept
    }
  }
  const whole = async function* () {
    yield gunzipSync(readFileSync(path))
  }
  const parts: Buffer[] = []
  for await (const part of packed(members(), new Date())) parts.push(part)
  return written(gzipSync(Buffer.concat(parts)))
}

const BROKEN = /is broken, cut off, or no backup of Plenum's\. Nothing was changed\.$/
const NEWER = /^Refusal: A newer Plenum has made FILE\./

test('what is broken, cut off or of a newer version is refused, and nothing is changed', async () => {
  const path = clear
  const bytes = readFileSync(path)
  const flipped = Buffer.from(bytes)
  const middle = Math.floor(bytes.length / 2)
  flipped.writeUInt8(flipped.readUInt8(middle) ^ 4, middle)
  const same = await changed(path, (member) => member)
  expect((await checkMembers(readArchive(same, undefined), same)).end).toEqual({
    files: 0,
    missing: [MISSING],
  })
  for (const file of [
    written(bytes.subarray(0, middle)),
    written(bytes.subarray(0, -1)),
    written(flipped),
    written(Buffer.alloc(0)),
    written(Buffer.from('a letter to somebody')),
    await changed(path, replaced(/^tables\/asset\//, 'Leaf switch 6', 'Leaf switch 7')),
    await changed(path, (member) => (member.name.startsWith('tables/asset/') ? undefined : member)),
    await changed(path, (member) => (member.name === 'end.json' ? undefined : member)),
    await changed(path, replaced(/^plenum\.json$/, '"name": "asset"', '"name": "assets"')),
  ])
    expect(await refusal(file)).toMatch(BROKEN)
  for (const [from, to] of [
    ['"format": 1', '"format": 2'],
    [/"migrations": \[([^\]]*)\]/, '"migrations": [$1, "9999_future"]'],
  ] as const)
    expect(await refusal(await changed(path, replaced(/^plenum\.json$/, from, to)))).toMatch(NEWER)
  expect(await refusal(join(emptyFolder(), 'nothing'))).toContain('cannot be read (ENOENT)')
})

test('what is in use is left as it is', async () => {
  const before = readdirSync(DATA_DIR)
  await expect(restoreBackup(readEnv({ DATA_DIR }), clear)).rejects.toThrow('holds a database already')
  expect(readdirSync(DATA_DIR)).toEqual(before)

  const other = emptyFolder()
  openSecrets(other, false)
  const theirs = secretsText(other)
  await expect(restoreBackup(readEnv({ DATA_DIR: other, BACKUP_PASSPHRASE }), sealed)).rejects.toThrow(
    'keys of another installation',
  )
  expect(secretsText(other)).toBe(theirs)
  expect(existsSync(join(other, 'database'))).toBe(false)
  const nothing = makeBackup(readEnv({ DATA_DIR: emptyFolder() }), {
    path: join(other, 'backup'),
    keys: undefined,
  })
  await expect(nothing).rejects.toThrow('There is no database')
  const again = makeBackup(readEnv({ DATA_DIR }), { path: clear, keys: undefined })
  await expect(again).rejects.toThrow('exists already')
})

test('no secret lies in clear in a backup; sealed, it holds the keys, and opens for its passphrase alone', async () => {
  const { token, peppers } = openSecrets(DATA_DIR, true)
  const secrets = [token.present, ...peppers.map(({ key }) => key)].map((key) =>
    Buffer.from(key).toString('base64url'),
  )
  const canaries = [...secrets, access, CREDENTIALS.password]
  const readable = gunzipSync(readFileSync(clear)).toString('latin1')
  expect(readable).toContain(CREDENTIALS.email)
  for (const canary of canaries) expect(readable).not.toContain(canary)

  const hidden = readFileSync(sealed).toString('latin1')
  for (const canary of [...canaries, CREDENTIALS.email]) expect(hidden).not.toContain(canary)
  expect(await refusal(sealed)).toBe(
    'Refusal: FILE is sealed. Set BACKUP_PASSPHRASE to the passphrase it was made with.',
  )
  expect(await refusal(sealed, { BACKUP_PASSPHRASE: 'another passphrase' })).toContain(
    'BACKUP_PASSPHRASE is not the one it was made with',
  )
  const { keys } = await checkMembers(readArchive(sealed, BACKUP_PASSPHRASE), sealed)
  expect(keys).toBe(secretsText(DATA_DIR))
})

test('a backup of a version of three migrations comes through the same migrations as an upgrade', () =>
  expectOlderRestored(3))
