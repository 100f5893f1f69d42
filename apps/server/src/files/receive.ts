import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Content, FileRefusal, Files, Incoming, Received } from '@plenum/api-server/ports'
import { type ContentStore, isAway, isFull } from './content-store.ts'
import type { Inspector, Verdict } from './inspector.ts'
import type { Staging } from './staging.ts'
import { createTurns, type TurnLimits } from './turns.ts'

export const UPLOAD_TURNS: TurnLimits = { atOnce: 8, waiting: 32, patience: 30_000 }

export interface ReceiveParts {
  staging: Staging
  store: ContentStore
  inspector: Inspector
  report: (error: unknown) => void
  turns?: TurnLimits
}

type Kept = Exclude<Verdict, { kind: 'refused' }>

const copyInto = async (
  file: FileHandle,
  reader: ReadableStreamDefaultReader<Uint8Array>,
  most: number,
): Promise<Content | FileRefusal> => {
  const hash = createHash('sha256')
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > most) return 'file_too_large'
    hash.update(part.value)
    await file.writeFile(part.value)
  }
  return size === 0 ? 'file_empty' : { sha256: hash.digest('hex'), size }
}

/** Brings a stream to disk, counting for itself; gives the rest of it up where it is not wanted. */
const bringIn = async (path: string, { bytes, most }: Incoming): Promise<Content | FileRefusal> => {
  const reader = bytes.getReader()
  try {
    const file = await open(path, 'wx', 0o600)
    try {
      return await copyInto(file, reader, most)
    } finally {
      await file.close()
    }
  } finally {
    // Whoever sends may be gone already, or take long to notice.
    void reader.cancel().catch(() => undefined)
  }
}

/** Takes files in: to a folder of their own, past the inspector, into the store. */
export const createReceive = ({
  staging,
  store,
  inspector,
  report,
  turns = UPLOAD_TURNS,
}: ReceiveParts): Files['receive'] => {
  const inTurn = createTurns(turns)

  const keepBeside = (folder: string, path: string) => {
    if (dirname(path) !== folder) throw new Error('The inspector has named a file that is not its own')
    return store.put(path)
  }

  const keep = async (folder: string, given: string, came: Content, verdict: Kept): Promise<Received> => {
    const { media_type } = verdict
    if (verdict.kind === 'document') {
      const content = await store.put(given)
      if (content.sha256 !== came.sha256) throw new Error('A file has changed while it was inspected')
      return { ...content, media_type, thumbnail: null, width: null, height: null }
    }
    const { width, height } = verdict
    const thumbnail = verdict.thumbnail === null ? null : await keepBeside(folder, verdict.thumbnail)
    return { ...(await keepBeside(folder, verdict.path)), media_type, thumbnail, width, height }
  }

  const take = async (folder: string, incoming: Incoming): Promise<Received | FileRefusal> => {
    const path = join(folder, 'given')
    const came = await bringIn(path, incoming)
    if (typeof came === 'string') return came
    const verdict = await inspector.inspect({ path, format: incoming.format, image: incoming.image })
    return verdict.kind === 'refused' ? verdict.reason : keep(folder, path, came, verdict)
  }

  return async (incoming) => {
    try {
      const taken = await inTurn(() => staging.within((folder) => take(folder, incoming)))
      if (taken !== undefined) return taken
      void incoming.bytes.cancel().catch(() => undefined)
      return 'unavailable'
    } catch (error) {
      if (!isFull(error) && !isAway(error)) throw error
      report(error)
      return isFull(error) ? 'insufficient_storage' : 'unavailable'
    }
  }
}
