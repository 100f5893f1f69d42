import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject, onTestFinished } from 'vitest'
import { databaseFolder } from '../database/embedded.ts'
import { openSecrets } from '../secrets.ts'

const makeFolder = () => mkdtempSync(join(tmpdir(), 'plenum-test-'))
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })

type Pristine = 'migrated' | 'empty'

const fill = (folder: string, state: Pristine) => {
  openSecrets(folder, false)
  cpSync(inject('pristine')[state], databaseFolder(folder), { recursive: true })
  return folder
}

/** An empty folder that is gone after the test. */
export const emptyFolder = () => {
  const folder = makeFolder()
  onTestFinished(() => remove(folder))
  return folder
}

/** A data directory as the first start leaves it, or with a database that holds nothing yet; gone after the test. */
export const startedFolder = (state: Pristine = 'migrated') => fill(emptyFolder(), state)

/** The same for all tests of a file, outside of which it is called. */
export const sharedFolder = (state: Pristine = 'migrated') => {
  const folder = makeFolder()
  afterAll(() => remove(folder))
  return fill(folder, state)
}
