import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { pipeline as piped } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { syncDirectory } from '../database/sync.ts'
import { codeOf, Refusal } from '../refusal.ts'
import { Damaged } from './damaged.ts'
import { isSealed, sealing, unsealing } from './seal.ts'
import { type Member, packed, unpacked } from './tar.ts'

/** Twice as fast as the usual level, for a twentieth more bytes. */
const LEVEL = 3

async function* unchanged(parts: AsyncIterable<Uint8Array>) {
  yield* parts
}

const refuseFull = (path: string) => (error: unknown) => {
  if (!['ENOSPC', 'EDQUOT'].includes(codeOf(error) ?? '')) throw error
  throw new Refusal(`There is no room left for ${path}.`, { cause: error })
}

/** Has a file written and looked at under another name: under its own it is whole or not there at all. */
export const placeArchive = async <Result>(path: string, work: (draft: string) => Promise<Result>) => {
  if (existsSync(path)) throw new Refusal(`${path} exists already. Name another file.`)
  const draft = `${path}.part`
  try {
    const result = await work(draft).catch(refuseFull(path))
    renameSync(draft, path)
    syncDirectory(dirname(path))
    return result
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Writes members into a file, sealed where there is a passphrase. */
export const writeArchive = async (
  path: string,
  members: AsyncIterable<Member>,
  passphrase: string | undefined,
) => {
  const seal = passphrase === undefined ? unchanged : sealing(passphrase)
  const file = createWriteStream(path, { mode: 0o600, flush: true })
  await piped(packed(members, new Date()), createGzip({ level: LEVEL }), seal, file)
}

const beginningOf = async (path: string) => {
  const file = await open(path).catch((cause: unknown) => {
    throw new Refusal(`${path} cannot be read (${codeOf(cause)}).`, { cause })
  })
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const unsealed = async (path: string, passphrase: string | undefined) => {
  if (!isSealed(await beginningOf(path))) return unchanged
  if (passphrase === undefined)
    throw new Refusal(`${path} is sealed. Set BACKUP_PASSPHRASE to the passphrase it was made with.`)
  return unsealing(passphrase)
}

/** The members of a file one after the other; what is cut off or changed is `Damaged`. */
export async function* readArchive(path: string, passphrase: string | undefined): AsyncGenerator<Member> {
  const unseal = await unsealed(path, passphrase)
  const [file, plain] = [createReadStream(path), createGunzip()]
  // what goes wrong before it comes out of it too
  pipeline(Readable.from(unseal(file)), plain, () => undefined)
  try {
    yield* unpacked(plain)
  } catch (error) {
    if (!codeOf(error)?.startsWith('Z_')) throw error
    throw new Damaged('It cannot be expanded', { cause: error })
  } finally {
    plain.destroy()
    file.destroy()
  }
}

/** Says for people that a file is damaged. */
export const refuseDamaged = (path: string, passphrase: string | undefined) => (error: unknown) => {
  if (!(error instanceof Damaged)) throw error
  const seal = passphrase === undefined ? '' : ', or BACKUP_PASSPHRASE is not the one it was made with'
  throw new Refusal(`${path} is broken, cut off, or no backup of Plenum's${seal}. Nothing was changed.`, {
    cause: error,
  })
}
