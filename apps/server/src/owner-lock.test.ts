import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lockDataDir } from './owner-lock.ts'
import { emptyFolder, startedFolder } from './testing/folders.ts'
import { ServerProcess } from './testing/server-process.ts'

describe('the owner of a data directory', () => {
  test('is one: a second is refused at once with the name of the first, and the place is free afterwards', async () => {
    const folder = emptyFolder()
    const unlock = await lockDataDir(folder)
    const before = performance.now()
    await expect(lockDataDir(folder)).rejects.toThrow(`(process ${process.pid}) is using ${folder}`)
    expect(performance.now() - before).toBeLessThan(1_000)
    unlock()
    expect(existsSync(join(folder, 'server.lock'))).toBe(false)
    const unlockAgain = await lockDataDir(folder)
    unlockAgain()
  })

  test('is not who a stale file names: that process number belongs to somebody else by now', async () => {
    const folder = emptyFolder()
    writeFileSync(
      join(folder, 'server.lock'),
      JSON.stringify({ pid: process.ppid, boot: 'another', started: '1' }),
    )
    const unlock = await lockDataDir(folder)
    expect(readFileSync(join(folder, 'server.lock'), 'utf8')).toContain(`"pid":${process.pid}`)
    unlock()
  })

  test('keeps a second server process out, by name, within a second of its start; a kill sets the place free', async () => {
    const DATA_DIR = startedFolder()
    const first = new ServerProcess({ DATA_DIR })
    await first.url()
    const second = new ServerProcess({ DATA_DIR })
    const before = performance.now()
    expect(await second.ended()).toBe(1)
    const took = performance.now() - before
    expect(second.stderr).toBe(
      `Another Plenum server (process ${first.pid}) is using ${DATA_DIR}. Stop it first, or give this one its own DATA_DIR.\n`,
    )
    expect(took).toBeLessThan(1_000)
    await first.end('SIGKILL')
    const third = new ServerProcess({ DATA_DIR })
    expect(await third.url()).toMatch(/^http/)
    expect(await third.end('SIGHUP')).toBe(0)
  })
})
