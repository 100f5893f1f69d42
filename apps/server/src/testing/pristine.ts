import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { databaseFolder } from '../database/embedded.ts'
import { ensureDatabase } from '../database/first-start.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** An embedded database as the first start makes it, to be copied. */
    pristine: string
  }
}

/** Makes one empty database for all tests of a run: the first start takes a second, a copy of it a tenth. */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'plenum-pristine-'))
  await ensureDatabase(databaseFolder(folder))
  project.provide('pristine', databaseFolder(folder))
  return () => rmSync(folder, { recursive: true, force: true })
}
