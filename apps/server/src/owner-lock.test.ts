import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { lockDataDir } from './owner-lock.ts'
import { emptyFolder, startedFolder } from './testing/folders.ts'
import { ServerProcess } from './testing/server-process.ts'

const HOLD = `
  const { lockDataDir } = await import(process.argv[1])
  await lockDataDir(process.argv[2])
  console.log('held')
  setInterval(() => undefined, 1_000)`

/** Another process that owns the folder, in a network and among processes of its own where it says so. */
const holder = async (folder: string, prefix: string[] = []) => {
  const lock = new URL('owner-lock.ts', import.meta.url).href
  const node = [process.execPath, '--input-type=module', '--eval', HOLD, lock, folder]
  const [program = '', ...args] = [...prefix, ...node]
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child
}

const APART = ['unshare', '--net', '--pid', '--fork', '--kill-child', '--mount-proc']
const canBeApart = () => {
  try {
    execFileSync('unshare', [...APART.slice(1), 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** What a lock looks like from another container: the number in it is ours too, and says nothing. */
const nameUs = (folder: string) =>
  writeFileSync(
    join(folder, 'server.lock'),
    JSON.stringify({ pid: process.pid, boot: 'another', started: '1' }),
  )

describe('the owner of a data directory', () => {
  test('is one: a second is refused with the name of the first, and the place is free afterwards', async () => {
    const folder = emptyFolder()
    const unlock = await lockDataDir(folder)
    await expect(lockDataDir(folder)).rejects.toThrow(`(process ${process.pid}) is using ${folder}`)
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

  test('keeps a second server process out, by name', async () => {
    const DATA_DIR = startedFolder()
    const first = new ServerProcess({ DATA_DIR })
    await first.url()
    const second = new ServerProcess({ DATA_DIR })
    expect(await second.ended()).toBe(1)
    expect(second.stderr).toBe(
      `Another Plenum server (process ${first.pid}) is using ${DATA_DIR}. Stop it first, or give this one its own DATA_DIR.\n`,
    )
    expect(await first.end('SIGHUP')).toBe(0)
  })

  test('is not whoever was killed in it: what that one left behind refuses nobody', async () => {
    const folder = emptyFolder()
    const child = await holder(folder)
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    expect(readdirSync(folder).toSorted()).toEqual(['owner.sock', 'server.lock'])
    const unlock = await lockDataDir(folder)
    await expect(lockDataDir(folder)).rejects.toThrow('Another Plenum server')
    unlock()
    expect(readdirSync(folder)).toEqual([])
  })

  test('is one in a folder of any depth', async () => {
    const folder = join(emptyFolder(), 'a'.repeat(120))
    mkdirSync(folder)
    const unlock = await lockDataDir(folder)
    expect(existsSync(join(folder, 'owner.sock'))).toBe(true)
    await expect(lockDataDir(folder)).rejects.toThrow('Another Plenum server')
    unlock()
    expect(readdirSync(folder)).toEqual([])
  })

  test.skipIf(!canBeApart())(
    'is one among containers, where each has its own network and its own process 1',
    async () => {
      const folder = emptyFolder()
      await holder(folder, APART)
      nameUs(folder)
      await expect(lockDataDir(folder)).rejects.toThrow(`Another Plenum server is using ${folder}`)
    },
  )
})
