import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { emptyFolder } from '../testing/folders.ts'
import { databaseFolder, openEmbedded } from './embedded.ts'

const MODULE = fileURLToPath(new URL('first-start.ts', import.meta.url))

const beginFirstStart = (folder: string) =>
  spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `await (await import(${JSON.stringify(MODULE)})).ensureDatabase(process.argv[1])`,
      folder,
    ],
    { stdio: 'inherit' },
  )

const hasDraft = (folder: string) => readdirSync(folder).some((name) => name.includes('.draft-'))

describe('the very first start', () => {
  test.each([0, 40, 150, 400])(
    'killed %i ms into its work leaves nothing half; the next one succeeds',
    async (ms) => {
      const dataDir = emptyFolder()
      const child = beginFirstStart(databaseFolder(dataDir))
      const ended = once(child, 'exit')
      while (!hasDraft(dataDir)) await setTimeout(5)
      await setTimeout(ms)
      child.kill('SIGKILL')
      await ended

      const database = await openEmbedded(dataDir, console.error)
      const { rows } = await database.pool.query('select 1 as one')
      await database.close()
      expect(rows).toEqual([{ one: 1 }])
      expect(readdirSync(dataDir)).toEqual(['database'])
    },
  )

  test('puts the database in its place only when all of it is there', async () => {
    const dataDir = emptyFolder()
    const folder = databaseFolder(dataDir)
    const child = beginFirstStart(folder)
    const ended = once(child, 'exit')
    while (!existsSync(folder)) await setTimeout(1)
    expect(existsSync(join(folder, 'PG_VERSION'))).toBe(true)
    expect(existsSync(join(folder, 'postmaster.pid'))).toBe(false)
    await ended
    mkdirSync(join(dataDir, 'database.draft-1'))
    const database = await openEmbedded(dataDir, console.error)
    await database.close()
    expect(readdirSync(dataDir)).toEqual(['database'])
  })
})
