import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { emptyFolder } from '../testing/folders.ts'
import { databaseFolder } from './embedded.ts'
import { openEngine } from './engine.ts'
import { ensureDatabase } from './first-start.ts'

test('the very first start puts the database in its place only when all of it is there, and removes what a killed one left', async () => {
  const dataDir = emptyFolder()
  const folder = databaseFolder(dataDir)
  const left = join(dataDir, 'database.draft-1')
  mkdirSync(left)
  writeFileSync(join(left, 'PG_VERSION'), '')
  const making = ensureDatabase(folder).then(() => 'made')
  const isMade = async () => (await Promise.race([making, setTimeout(5)])) === 'made'
  for (let isDone = false; !isDone; isDone = await isMade()) {
    if (!existsSync(folder)) continue
    expect(existsSync(join(folder, 'PG_VERSION'))).toBe(true)
    expect(existsSync(join(folder, 'postmaster.pid'))).toBe(false)
  }
  expect(readdirSync(dataDir)).toEqual(['database'])
  const { engine } = await openEngine(folder)
  expect((await engine.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await engine.close()
})
