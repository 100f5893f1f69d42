import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
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

/** How long what a key has signed is still taken after the key was replaced. */
const FORMER_MS = 7 * 24 * 60 * 60 * 1_000

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
    // an installation from before these goes on without
    former_tokens: v.optional(
      v.array(v.object({ key: base64Key, until: v.pipe(v.string(), v.isoTimestamp(), v.toDate()) })),
      [],
    ),
    peppers: v.optional(
      v.array(v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]+$/)), key: base64Key })),
      [],
    ),
  }),
  v.transform(({ token, former_tokens, peppers }): Keys => ({
    token: { present: token, former: former_tokens },
    peppers,
  })),
)

/** The keys of this installation. */
export interface Keys extends Secrets {
  /** What passwords are hashed with: the first new ones, the others those from before it. */
  peppers: Pepper[]
}

const newKey = () => new Uint8Array(randomBytes(KEY_BYTES))
const newPepper = (): Pepper => ({ id: randomBytes(4).toString('hex'), key: newKey() })
const newKeys = (): Keys => ({ token: { present: newKey(), former: [] }, peppers: [newPepper()] })

const encoded = (key: Uint8Array) => Buffer.from(key).toString('base64url')
const fileText = ({ token, peppers }: Keys) => {
  const former_tokens = token.former.map(({ key, until }) => ({ key: encoded(key), until }))
  const file = {
    token: encoded(token.present),
    ...(former_tokens.length > 0 && { former_tokens }),
    peppers: peppers.map(({ id, key }) => ({ id, key: encoded(key) })),
  }
  return `${JSON.stringify(file)}\n`
}

/** Writes the keys beside their place and lets `put` bring them there: the complete file appears at once, or not at all. */
const writeFile = (dataDir: string, text: string, put: (draft: string) => void) => {
  const draft = join(dataDir, `secrets.${process.pid}.tmp`)
  rmSync(draft, { force: true })
  try {
    const file = openSync(draft, 'wx', 0o600)
    try {
      writeSync(file, text)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    put(draft)
  } finally {
    rmSync(draft, { force: true })
  }
  syncDirectory(dataDir)
}

/** A key that is written twice must never differ: who comes second leaves the file as it is. */
const createFile = (dataDir: string, path: string) =>
  writeFile(dataDir, fileText(newKeys()), (draft) => {
    try {
      linkSync(draft, path)
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    }
  })

const secretsPath = (dataDir: string) => join(dataDir, 'secrets.json')

/** Whether an installation's keys lie in its data folder. */
export const areSecretsIn = (dataDir: string) => existsSync(secretsPath(dataDir))

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
  const path = secretsPath(dataDir)
  if (!existsSync(path)) {
    if (hasDatabase) {
      throw new Refusal(
        `There is a database but its keys, secrets.json, are missing in ${dataDir}. Bring the file back from a backup.`,
      )
    }
    createFile(dataDir, path)
  }
  refuseIfOthersMayRead(path)
  return readKeys(path)
}

/** The text of the keys, for a backup; undefined where there are none. */
export const secretsText = (dataDir: string) => {
  const path = secretsPath(dataDir)
  if (!existsSync(path)) return undefined
  refuseIfOthersMayRead(path)
  readKeys(path)
  return readFileSync(path, 'utf8')
}

/** Puts the keys of a backup where there are none. */
export const keepSecrets = (dataDir: string, text: string) =>
  writeFile(dataDir, text, (draft) => linkSync(draft, secretsPath(dataDir)))

/**
 * Puts new keys in the place of the present ones. Those stay in the file: the former key of tokens for a while, those of
 * passwords for as long as there may be a hash of theirs.
 */
export const rotateSecrets = (dataDir: string, now: Date) => {
  const path = secretsPath(dataDir)
  if (!existsSync(path)) throw new Refusal(`There are no keys in ${dataDir}. Start Plenum once before this.`)
  refuseIfOthersMayRead(path)
  const { token, peppers } = readKeys(path)
  const replaced = { key: token.present, until: new Date(now.getTime() + FORMER_MS) }
  const former = [replaced, ...token.former.filter(({ until }) => until > now)]
  const keys = { token: { present: newKey(), former }, peppers: [newPepper(), ...peppers] }
  writeFile(dataDir, fileText(keys), (draft) => renameSync(draft, path))
}
