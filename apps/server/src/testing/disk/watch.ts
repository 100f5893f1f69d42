// Loaded before a server: writes down what its database does to the disk, where `DISK_LOG` says, below `DISK_WATCHED`.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { resolve, sep } from 'node:path'
import { env } from 'node:process'
import { logTo } from './log.ts'

const root = resolve(env['DISK_WATCHED'] ?? '') + sep
const log = logTo(env['DISK_LOG'] ?? '')
const open = new Map<number, string>()

const isWatched = (path: unknown): path is string =>
  typeof path === 'string' && resolve(path).startsWith(root)
const nameOf = (path: string) => resolve(path).slice(root.length)

/** Puts something behind a function of the file system: told what went in, and what came out. */
const after = (name: keyof typeof fs, tell: (given: unknown[], result: unknown) => void) => {
  const real: unknown = fs[name]
  if (typeof real !== 'function') throw new Error(`${name} is no function`)
  Reflect.set(fs, name, (...given: unknown[]) => {
    const result: unknown = Reflect.apply(real, fs, given)
    tell(given, result)
    return result
  })
}

after('openSync', ([path, flags], file) => {
  if (!isWatched(path) || typeof file !== 'number') return
  open.set(file, nameOf(path))
  if (typeof flags === 'number' && (flags & fs.constants.O_TRUNC) !== 0)
    log({ is: 'cut', path: nameOf(path), size: 0 })
})
after('closeSync', ([file]) => void (typeof file === 'number' && open.delete(file)))
after('writeSync', ([file, bytes, offset, , position], written) => {
  const path = typeof file === 'number' ? open.get(file) : undefined
  if (path === undefined) return
  if (!ArrayBuffer.isView(bytes) || typeof offset !== 'number' || typeof position !== 'number')
    throw new Error('The database writes in a way that nobody watches')
  const from = bytes.byteOffset + offset
  log({ is: 'write', path, at: position }, new Uint8Array(bytes.buffer, from, Number(written)))
})
for (const name of ['fsyncSync', 'fdatasyncSync'] as const)
  after(name, ([file]) => {
    const path = typeof file === 'number' ? open.get(file) : undefined
    if (path !== undefined) log({ is: 'sync', path })
  })
after('ftruncateSync', ([file, size]) => {
  const path = typeof file === 'number' ? open.get(file) : undefined
  if (path !== undefined) log({ is: 'cut', path, size: Number(size ?? 0) })
})
after('truncateSync', ([path, size]) => {
  if (isWatched(path)) log({ is: 'cut', path: nameOf(path), size: Number(size ?? 0) })
})
after('writeFileSync', ([path, text]) => {
  if (!isWatched(path)) return
  if (text !== '') throw new Error('The database writes in a way that nobody watches')
  log({ is: 'make', path: nameOf(path) })
})
after('mkdirSync', ([path]) => {
  if (isWatched(path)) log({ is: 'folder', path: nameOf(path) })
})
after('renameSync', ([path, to]) => {
  if (isWatched(path) && isWatched(to)) log({ is: 'rename', path: nameOf(path), to: nameOf(to) })
})
after('unlinkSync', ([path]) => {
  if (isWatched(path)) log({ is: 'remove', path: nameOf(path) })
})
syncBuiltinESMExports()
