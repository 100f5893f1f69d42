import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Random } from '../random.ts'
import type { DiskEvent } from './log.ts'

/** What a power cut does to what was not synced: nothing of it is there, some of it, or some sectors of it. */
export const CUTS = ['all gone', 'some gone', 'torn'] as const
export type Cut = (typeof CUTS)[number]

const PAGE = 4096
const SECTOR = 512

type Change = { at: number; bytes: Buffer } | { size: number }

/** A file whatever its name: what is on disk for good, and what may be. */
class Content {
  #kept: Buffer | undefined
  readonly #origin: string | undefined
  #pending: Change[] = []
  isTouched = false

  constructor(origin?: string) {
    this.#origin = origin
  }

  add(change: Change) {
    this.isTouched = true
    this.#pending.push(change)
  }

  sync() {
    const changes = this.#pending
    this.#pending = []
    if (changes.length === 0) return
    this.#kept = changes.reduce(withChange, this.#durable())
  }

  /** What is found of it after a power cut. */
  found(cut: Cut, random: Random) {
    if (cut === 'all gone') return this.#durable()
    const size = cut === 'torn' ? SECTOR : PAGE
    const left = this.#pending.flatMap((change): Change[] => {
      if ('size' in change) return random.below(2) === 0 ? [change] : []
      return piecesOf(change, size).filter(() => random.below(2) === 0)
    })
    return left.reduce(withChange, Buffer.from(this.#durable()))
  }

  #durable() {
    this.#kept ??= this.#origin === undefined ? Buffer.alloc(0) : readFileSync(this.#origin)
    return this.#kept
  }
}

/** A write in the pieces that reach the disk whole or not at all. */
const piecesOf = ({ at, bytes }: { at: number; bytes: Buffer }, size: number): Change[] => {
  const pieces: Change[] = []
  for (let from = 0; from < bytes.length;) {
    const end = Math.min(bytes.length, from + size - ((at + from) % size))
    pieces.push({ at: at + from, bytes: bytes.subarray(from, end) })
    from = end
  }
  return pieces
}

const withChange = (content: Buffer, change: Change): Buffer => {
  const size = 'size' in change ? change.size : Math.max(content.length, change.at + change.bytes.length)
  const grown = size === content.length ? content : Buffer.concat([content], size)
  if ('bytes' in change) change.bytes.copy(grown, change.at)
  return grown
}

type Naming = Map<string, Content | null>

/** A directory: the names on disk, and changes of names that reach it in their order. */
class Names {
  readonly #kept: Naming = new Map()
  #pending: Naming[] = []

  /** Gives names to contents, all at once, and takes them from others; `before` is what the names stood for. */
  change(naming: Naming, before: Naming) {
    for (const [name, content] of before) {
      const isKnown = [this.#kept, ...this.#pending].some((known) => known.has(name))
      if (!isKnown) this.#kept.set(name, content)
    }
    this.#pending.push(naming)
  }

  /** All names are on disk now, or those up to the one that a file was given. */
  sync(file?: Content) {
    const isIts = (naming: Naming) => file !== undefined && [...naming.values()].includes(file)
    const count = file === undefined ? this.#pending.length : this.#pending.findLastIndex(isIts) + 1
    for (const naming of this.#pending.splice(0, count))
      for (const [name, content] of naming) this.#kept.set(name, content)
  }

  found(cut: Cut, random: Random) {
    const most = cut === 'all gone' ? 0 : random.below(this.#pending.length + 1)
    return new Map([this.#kept, ...this.#pending.slice(0, most)].flatMap((naming) => [...naming]))
  }
}

/**
 * A folder as a disk holds it: what was written is there for good when its file was synced, and a name when its directory
 * or, as journaling file systems have it, the new file of that name was. All else may be lost at any moment.
 */
export class Disk {
  readonly #origin: string
  readonly #directories = new Map<string, Names>()
  readonly #present = new Map<string, Content>()
  /** What was there in the beginning and was touched since, under the names of then. */
  readonly #old = new Map<string, Content>()
  /** Names that stand for nothing now. */
  readonly #gone = new Set<string>()

  constructor(origin: string) {
    this.#origin = origin
  }

  take(event: DiskEvent, bytes: Buffer) {
    if (event.is === 'write') this.#content(event.path).add({ at: event.at, bytes })
    else if (event.is === 'cut') this.#content(event.path).add({ size: event.size })
    else if (event.is === 'make') this.#name(event.path, new Content())
    else if (event.is === 'remove') this.#forget(event.path)
    else if (event.is === 'rename') this.#rename(event.path, event.to)
    else if (event.is === 'sync') this.#sync(event.path)
  }

  /** Writes what is found after a power cut at this moment into a folder of its own. */
  write(folder: string, cut: Cut, random: Random) {
    rmSync(folder, { recursive: true, force: true })
    cpSync(this.#origin, folder, { recursive: true })
    for (const [path, content] of this.#old)
      if (content.isTouched) writeFileSync(join(folder, path), content.found(cut, random))
    for (const [directory, names] of this.#directories) {
      for (const [name, content] of names.found(cut, random)) {
        const path = join(folder, directory, name)
        if (content === null) rmSync(path, { force: true })
        else writeFileSync(path, content.found(cut, random))
      }
    }
  }

  /** What a name stands for now; a name that nobody has touched stands for what it stood for in the beginning. */
  #content(path: string) {
    const found = this.#present.get(path)
    if (found) return found
    const old = new Content(join(this.#origin, path))
    this.#old.set(path, old)
    this.#present.set(path, old)
    return old
  }

  #before(path: string): [string, Content | null] {
    const isThere = this.#present.has(path) || existsSync(join(this.#origin, path))
    return [basename(path), isThere && !this.#gone.has(path) ? this.#content(path) : null]
  }

  #names(path: string) {
    const directory = dirname(path)
    const found = this.#directories.get(directory) ?? new Names()
    this.#directories.set(directory, found)
    return found
  }

  #name(path: string, content: Content) {
    this.#names(path).change(new Map([[basename(path), content]]), new Map([this.#before(path)]))
    this.#present.set(path, content)
    this.#gone.delete(path)
  }

  #forget(path: string) {
    this.#names(path).change(new Map([[basename(path), null]]), new Map([this.#before(path)]))
    this.#present.delete(path)
    this.#gone.add(path)
  }

  #rename(path: string, to: string) {
    if (dirname(path) !== dirname(to)) throw new Error('The database moves files between directories')
    const content = this.#content(path)
    const naming: Naming = new Map([
      [basename(path), null],
      [basename(to), content],
    ])
    this.#names(to).change(naming, new Map([this.#before(path), this.#before(to)]))
    this.#present.delete(path)
    this.#present.set(to, content)
    this.#gone.add(path)
    this.#gone.delete(to)
  }

  #sync(path: string) {
    const directory = this.#directories.get(path)
    if (directory) return directory.sync()
    const content = this.#content(path)
    content.sync()
    this.#names(path).sync(content)
  }
}
