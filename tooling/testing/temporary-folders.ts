import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const IN_MEMORY = '/dev/shm'
const ROOM_BYTES = 2 * 1024 ** 3
const NAME = 'plenum-tests-'

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })

/**
 * Puts the temporary folders of this run into memory, where the system has room there. No test has to survive a power
 * cut, and each sync of a busy disk takes up to seconds. What a run that was killed has left is removed.
 */
export const keepTemporaryFoldersInMemory = (): void => {
  if (!existsSync(IN_MEMORY)) return
  for (const name of readdirSync(IN_MEMORY))
    if (name.startsWith(NAME) && !isRunning(Number(name.slice(NAME.length)))) remove(join(IN_MEMORY, name))
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  if (bavail * bsize < ROOM_BYTES) return
  const folder = join(IN_MEMORY, `${NAME}${process.pid}`)
  mkdirSync(folder, { recursive: true })
  process.env['TMPDIR'] = folder
  process.once('exit', () => remove(folder))
}
