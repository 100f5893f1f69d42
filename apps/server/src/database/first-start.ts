import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { openEngine } from './engine.ts'
import { syncDirectory, syncTree } from './sync.ts'

const TEMPLATE = new URL('../../template.pgdata', import.meta.url)

const draftsOf = (folder: string) => `${basename(folder)}.draft-`

const removeDrafts = (folder: string) => {
  for (const name of readdirSync(dirname(folder))) {
    if (name.startsWith(draftsOf(folder)))
      rmSync(join(dirname(folder), name), { recursive: true, force: true })
  }
}

/** An empty database as `codegen` made it; without it the engine makes one itself, which takes some seconds longer. */
const readTemplate = () =>
  existsSync(TEMPLATE) ? new Blob([readFileSync(TEMPLATE)], { type: 'application/x-gzip' }) : undefined

/**
 * Makes the database's folder where there is none: beside its place first, on disk to the last byte, then renamed.
 * Killed at any moment it leaves either nothing but a draft, which the next start removes, or the whole database.
 */
export const ensureDatabase = async (folder: string) => {
  removeDrafts(folder)
  if (existsSync(folder)) return
  const draft = join(dirname(folder), `${draftsOf(folder)}${process.pid}`)
  mkdirSync(draft, { mode: 0o700 })
  const { engine } = await openEngine(draft, readTemplate())
  await engine.close()
  syncTree(draft)
  renameSync(draft, folder)
  syncDirectory(dirname(folder))
}
