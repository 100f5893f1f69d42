import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Secrets } from '@plenum/api-server/ports'
import * as v from 'valibot'
import { syncDirectory } from './database/sync.ts'
import type { Pepper } from './passwords.ts'
import { codeOf, Refusal } from './refusal.ts'

const KEY_BYTES = 32

const base64Key = v.pipe(
  v.string(),
  v.transform((text) => new Uint8Array(Buffer.from(text, 'base64url'))),
  v.check((bytes) => bytes.length >= KEY_BYTES),
)
const SecretsFile = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    token: base64Key,
    // an installation from before them goes on without
    peppers: v.optional(
      v.array(v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]+$/)), key: base64Key })),
      [],
    ),
  }),
)

/** The keys of this installation. */
export interface Keys extends Secrets {
  /** What passwords are hashed with: the first new ones, the others those from before it. */
  peppers: Pepper[]
}

const newKey = () => randomBytes(KEY_BYTES).toString('base64url')
const newKeys = () => ({
  token: newKey(),
  peppers: [{ id: randomBytes(4).toString('hex'), key: newKey() }],
})

/** A key that is written twice must never differ: the complete file appears under its name at once, or not at all. */
const createFile = (dataDir: string, path: string) => {
  const draft = join(dataDir, `secrets.${process.pid}.tmp`)
  rmSync(draft, { force: true })
  const file = openSync(draft, 'wx', 0o600)
  try {
    writeSync(file, `${JSON.stringify(newKeys())}\n`)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  try {
    linkSync(draft, path)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  syncDirectory(dataDir)
}

const refuseIfOthersMayRead = (path: string) => {
  // Windows keeps rights in another place; the folder's own decide there.
  if (process.platform === 'win32') return
  const { mode, uid } = statSync(path)
  if ((mode & 0o077) !== 0) {
    throw new Refusal(
      `Others may read ${path}, which holds this installation's keys. Allow only yourself: chmod 600 ${path}`,
    )
  }
  if (uid !== process.getuid?.()) {
    throw new Refusal(
      `${path} belongs to another user. Start Plenum as its owner, or give the file to yourself.`,
    )
  }
}

const readKeys = (path: string): Keys => {
  const keys = v.safeParse(SecretsFile, readFileSync(path, 'utf8'))
  if (!keys.success) throw new Refusal(`${path} cannot be read as keys. Bring the file back from a backup.`)
  return keys.output
}

/** The keys from a file that somebody else keeps, as containers are given theirs; never made here. */
export const readSecrets = (path: string): Keys => {
  if (!existsSync(path)) throw new Refusal(`SECRETS_FILE names ${path}, where there is no file.`)
  return readKeys(path)
}

/**
 * The keys of this installation from `secrets.json`, made on the very first start. Throws a `Refusal` when others may
 * read them, or when a database exists whose keys are gone: new ones would sign everybody out without a word.
 */
export const openSecrets = (dataDir: string, hasDatabase: boolean): Keys => {
  const path = join(dataDir, 'secrets.json')
  if (!existsSync(path)) {
    if (hasDatabase) {
      throw new Refusal(
        `${dataDir} holds a database but its keys, secrets.json, are missing. Bring the file back from a backup.`,
      )
    }
    createFile(dataDir, path)
  }
  refuseIfOthersMayRead(path)
  return readKeys(path)
}
