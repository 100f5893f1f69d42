import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { readEnv } from '../env.ts'
import type { Inspector } from '../files/inspector.ts'
import { openFiles } from '../files/open-files.ts'
import { emptyFolder } from './folders.ts'
import { contentOfBytes } from './uploads.ts'

/** Files on disk, closed after the test, with what is to be seen of them. */
export const openedFiles = async (inspector: Inspector, DATA_DIR = emptyFolder(), variables: object = {}) => {
  const reported: unknown[] = []
  const env = readEnv({ DATA_DIR, ...variables })
  const open = await openFiles(env, inspector, (error) => void reported.push(error))
  onTestFinished(() => open.stop())
  const staged = () => readdirSync(join(DATA_DIR, 'files/staging'))
  const kept = async () => {
    const names: string[] = []
    for await (const { sha256 } of open.files.list()) names.push(sha256)
    return names.toSorted()
  }
  return { ...open, DATA_DIR, reported, staged, kept }
}

export const namesOf = (...contents: Uint8Array[]) =>
  contents.map((bytes) => contentOfBytes(bytes).sha256).toSorted()
