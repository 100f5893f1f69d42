import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { uptime } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { interruption } from './processes.mjs'

const POLL_MS = 200
const WRITING_MS = 2000

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Who holds the lock, undefined when nobody does any more: a lock from before the last boot belongs to nobody,
 * whatever process has its number now.
 * @param {string} path
 */
function holderOf(path) {
  try {
    const pid = Number(readFileSync(path, 'utf8'))
    const age = Date.now() - statSync(path).mtimeMs
    // an empty file is a holder about to write its number, or one that died right then
    const isHeld = pid === 0 ? age < WRITING_MS : age < uptime() * 1000 && isAlive(pid)
    return isHeld ? pid : undefined
  } catch {
    return undefined
  }
}

/**
 * Only one of several starts prepares the folder; the others wait, saying so once.
 * @param {string} path
 * @returns {Promise<() => void>} releases the lock
 */
export async function takeLock(path) {
  mkdirSync(dirname(path), { recursive: true })
  let told = false
  for (;;) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' })
      const release = () => rmSync(path, { force: true })
      process.once('exit', release)
      return () => {
        process.removeListener('exit', release)
        release()
      }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    const holder = holderOf(path)
    if (holder === undefined) {
      rmSync(path, { force: true })
      continue
    }
    if (!told) console.log(`Waiting for process ${holder}, which is preparing this folder ...`)
    told = true
    await wait(POLL_MS)
    const code = interruption()
    if (code !== undefined) process.exit(code)
  }
}
