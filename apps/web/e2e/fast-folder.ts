import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'

/** Memory that looks like a folder, where data wait for no disk and outlive the server that is killed. */
const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2 ** 30

/** Where a server's data are written fastest. */
export async function fastFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize > ENOUGH_BYTES ? MEMORY : tmpdir()
}
