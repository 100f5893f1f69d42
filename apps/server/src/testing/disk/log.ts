import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs'
import * as v from 'valibot'

const Path = v.string()
const Event = v.variant('is', [
  /** Bytes that were handed over, not yet on disk. */
  v.object({ is: v.literal('write'), path: Path, at: v.number() }),
  v.object({ is: v.literal('cut'), path: Path, size: v.number() }),
  /** Of a file's content, or of a directory's names. */
  v.object({ is: v.literal('sync'), path: Path }),
  v.object({ is: v.literal('make'), path: Path }),
  v.object({ is: v.literal('folder'), path: Path }),
  v.object({ is: v.literal('rename'), path: Path, to: Path }),
  v.object({ is: v.literal('remove'), path: Path }),
  /** What whoever asked was told is kept. */
  v.object({ is: v.literal('told'), id: v.string(), name: v.string(), version: v.number() }),
])

/** Something that happened to a disk, or was said of it, in its order. */
export type DiskEvent = v.InferOutput<typeof Event>

const HEAD = 8
const NOTHING = new Uint8Array()

/** Adds to a log that several processes write: each event whole, behind what came before it. */
export const logTo = (file: string) => {
  const log = openSync(file, 'a')
  // taken before anybody watches what is written
  const write = writeSync
  return (event: DiskEvent, bytes: Uint8Array = NOTHING) => {
    const said = Buffer.from(JSON.stringify(event))
    const head = Buffer.alloc(HEAD)
    head.writeUInt32LE(said.length, 0)
    head.writeUInt32LE(bytes.length, 4)
    write(log, Buffer.concat([head, said, bytes]))
  }
}

/** What a log holds, one event after the other. */
export function* eventsOf(file: string): Generator<{ event: DiskEvent; bytes: Buffer }> {
  const log = openSync(file, 'r')
  try {
    const { size } = fstatSync(log)
    const read = { bytes: 0 }
    const take = (length: number) => {
      const bytes = Buffer.alloc(length)
      read.bytes += readSync(log, bytes, 0, length, read.bytes)
      return bytes
    }
    while (read.bytes < size) {
      const head = take(HEAD)
      const event = v.parse(Event, JSON.parse(take(head.readUInt32LE(0)).toString()))
      yield { event, bytes: take(head.readUInt32LE(4)) }
    }
  } finally {
    closeSync(log)
  }
}
