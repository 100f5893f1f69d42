import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeLock } from './lock.mjs'

let folder = ''
const lock = () => join(folder, 'tools', 'lock')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plenum-lock-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

test('the lock holds the pid and goes when it is released', async () => {
  const release = await takeLock(lock())
  expect(readFileSync(lock(), 'utf8')).toBe(String(process.pid))
  release()
  expect(existsSync(lock())).toBe(false)
})

test('a dead process keeps nobody waiting', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  const release = await takeLock(lock())
  writeFileSync(lock(), String(pid))
  const again = await takeLock(lock())
  expect(readFileSync(lock(), 'utf8')).toBe(String(process.pid))
  again()
  release()
})

test('a lock from before the machine started belongs to nobody', async () => {
  const release = await takeLock(lock())
  writeFileSync(lock(), '1')
  utimesSync(lock(), new Date(0), new Date(0))
  const again = await takeLock(lock())
  expect(readFileSync(lock(), 'utf8')).toBe(String(process.pid))
  again()
  release()
})

test('a second start waits for the first, and says once for whom', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const release = await takeLock(lock())
  let hasSecond = false
  const second = takeLock(lock()).then((releaseSecond) => {
    hasSecond = true
    return releaseSecond
  })
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(hasSecond).toBe(false)
  expect(said.mock.calls).toEqual([
    [`Waiting for process ${process.pid}, which is preparing this folder ...`],
  ])
  release()
  const releaseSecond = await second
  releaseSecond()
})
