import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hash } from 'node:crypto'
import type { Env } from '../env.ts'
import { openStore } from '../files/open-files.ts'
import { openStaging } from '../files/staging.ts'
import type { Client } from './catalog.ts'

const NAMED = `
  select sha256 from file union select thumbnail_sha256 from file where thumbnail_sha256 is not null order by 1`

/** The names of all contents that a database knows; in one from before there were files, none. */
export const namedContents = async (client: Client, tables: readonly string[]) => {
  if (!tables.includes('file')) return []
  const { rows } = await client.query<{ sha256: string }>(NAMED)
  return rows.map(({ sha256 }) => sha256)
}

/** Where uploaded files lie, whole ones at a time: an upload is at most as large as memory bears. */
export interface Contents {
  /** The bytes of that hash; undefined where they are gone, or others by now. */
  read: (sha256: string) => Promise<Buffer | undefined>
  write: (bytes: Buffer) => Promise<void>
}

/** What a content is named for. */
export const nameOf = (bytes: Buffer) => hash('sha256', bytes)

/** Opens where the files lie, beside a server that may be at work there. */
export const withContents = async <Result>(env: Env, work: (contents: Contents) => Promise<Result>) => {
  const folder = join(env.DATA_DIR, 'files')
  const report = (error: unknown) => {
    throw error
  }
  const staging = await openStaging(join(folder, 'staging'), { isAlone: false, report })
  const store = await openStore(env, folder, staging)
  try {
    return await work({
      read: async (sha256) => {
        const stream = await store.open(sha256)
        if (!stream) return undefined
        const parts: Uint8Array[] = []
        for await (const part of stream) parts.push(part)
        const bytes = Buffer.concat(parts)
        return nameOf(bytes) === sha256 ? bytes : undefined
      },
      write: (bytes) =>
        staging.within(async (temporary) => {
          const path = join(temporary, 'content')
          await writeFile(path, bytes)
          await store.put(path)
        }),
    })
  } finally {
    store.stop()
    staging.stop()
  }
}
