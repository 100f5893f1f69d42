import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '../application.ts'
import { databaseFolder, openEmbedded } from '../database/embedded.ts'
import { ensureDatabase } from '../database/first-start.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Embedded databases to be copied: a new one, and one as the first start leaves it. */
    pristine: { empty: string; migrated: string }
  }
}

/** Makes the databases all tests of a run begin with: the first start takes seconds, a copy of it a tenth of one. */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'plenum-pristine-'))
  const [empty, migrated] = [join(folder, 'empty'), join(folder, 'migrated')]
  mkdirSync(empty)
  await ensureDatabase(databaseFolder(empty))
  cpSync(empty, migrated, { recursive: true })
  const database = await openEmbedded(migrated, console.error)
  await migrateDatabase(database)
  await database.close()
  project.provide('pristine', { empty: databaseFolder(empty), migrated: databaseFolder(migrated) })
  return () => rmSync(folder, { recursive: true, force: true })
}
