import { openSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Bytes that any system has room for in such an address. */
const LONGEST = 100

/** The address of a socket in a folder that may be deep, short enough to be used. */
export const socketAddress = (folder: string, name: string) => {
  const path = join(folder, name)
  const near = relative(process.cwd(), path)
  const address = near.length < path.length ? near : path
  if (Buffer.byteLength(address) <= LONGEST || process.platform !== 'linux') return address
  // stays open for as long as the address may be used: until this process ends
  return `/proc/self/fd/${openSync(folder, 'r')}/${name}`
}
