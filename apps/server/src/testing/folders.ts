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

/** A data directory as the first start leaves it, gone after the test. */
export const startedFolder = () => {
  const folder = emptyFolder()
  openSecrets(folder, false)
  cpSync(inject('pristine'), databaseFolder(folder), { recursive: true })
  return folder
}
