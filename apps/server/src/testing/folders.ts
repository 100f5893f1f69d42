import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { databaseFolder } from '../database/embedded.ts'
import { openSecrets } from '../secrets.ts'

/** An empty folder that is gone after the test. */
export const emptyFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'plenum-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** A data directory as the first start leaves it, or with a database that holds nothing yet; gone after the test. */
export const startedFolder = (state: 'migrated' | 'empty' = 'migrated') => {
  const folder = emptyFolder()
  openSecrets(folder, false)
  cpSync(inject('pristine')[state], databaseFolder(folder), { recursive: true })
  return folder
}
