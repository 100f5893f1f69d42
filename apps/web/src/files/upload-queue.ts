import { ClientError } from '@plenum/api-client/client-error'
import type { StoredFile } from '@plenum/domain/file'

/** Where a file is on its way to the server; one that arrived is no longer here. */
export type Sending =
  | { at: 'waiting' }
  | { at: 'sending'; part: number }
  | { at: 'failed'; error: unknown }
  | { at: 'refused'; reason: string }
  | { at: 'canceled' }

/** A file that was chosen and has not arrived. */
export interface Upload {
  id: string
  file: File
  state: Sending
}

type Send = (
  file: File,
  call: { onProgress: (part: number) => void; signal: AbortSignal },
) => Promise<StoredFile>

interface QueueOptions {
  send: Send
  /** Deletes what was given up at the moment when it arrived. */
  remove: (id: string) => Promise<void>
}

/** More at once would not arrive sooner, and hold the lines that other requests need. */
const AT_ONCE = 2

/** Sends files, a few at a time, each of which can be given up and tried again. */
export function createUploadQueue({ send, remove }: QueueOptions) {
  let uploads: readonly Upload[] = []
  let counted = 0
  const givingUp = new Map<string, AbortController>()
  const listeners = new Set<() => void>()
  const takers = new Set<(file: StoredFile) => void>()

  const set = (next: readonly Upload[]) => {
    uploads = next
    for (const listener of listeners) listener()
  }
  const become = (id: string, state: Sending) =>
    set(uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload)))
  const drop = (id: string) => set(uploads.filter((upload) => upload.id !== id))

  const go = () => {
    const free = AT_ONCE - givingUp.size
    for (const upload of uploads.filter(({ state }) => state.at === 'waiting').slice(0, Math.max(0, free)))
      void start(upload)
  }

  async function start({ id, file }: Upload): Promise<void> {
    const controller = new AbortController()
    const { signal } = controller
    givingUp.set(id, controller)
    become(id, { at: 'sending', part: 0 })
    try {
      const stored = await send(file, {
        onProgress: (part) => signal.aborted || become(id, { at: 'sending', part }),
        signal,
      })
      if (signal.aborted) void remove(stored.id).catch(() => undefined)
      else {
        drop(id)
        for (const take of takers) take(stored)
      }
    } catch (error) {
      const isGivenUp = error instanceof ClientError && error.kind === 'cancelled'
      if (!isGivenUp) become(id, { at: 'failed', error })
    } finally {
      if (givingUp.get(id) === controller) givingUp.delete(id)
      go()
    }
  }

  const giveUp = (id: string) => {
    givingUp.get(id)?.abort()
    givingUp.delete(id)
  }
  const nextId = () => `upload-${++counted}`

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: () => uploads,
    /** Hands on each file that arrives. */
    take: (taker: (file: StoredFile) => void) => {
      takers.add(taker)
      return () => takers.delete(taker)
    },
    add: (files: readonly File[]) => {
      set([...uploads, ...files.map((file): Upload => ({ id: nextId(), file, state: { at: 'waiting' } }))])
      go()
    },
    /** Shows what was chosen and is not taken, with why. */
    refuse: (refused: readonly { file: File; reason: string }[]) =>
      set([
        ...uploads,
        ...refused.map(({ file, reason }): Upload => ({
          id: nextId(),
          file,
          state: { at: 'refused', reason },
        })),
      ]),
    cancel: (id: string) => {
      giveUp(id)
      become(id, { at: 'canceled' })
      go()
    },
    retry: (id: string) => {
      become(id, { at: 'waiting' })
      go()
    },
    remove: (id: string) => {
      giveUp(id)
      drop(id)
      go()
    },
    /** Gives up whatever is under way. */
    stop: () => {
      for (const id of givingUp.keys()) giveUp(id)
    },
  }
}

export type UploadQueue = ReturnType<typeof createUploadQueue>

/** Whether files are still on their way. */
export const isUnderWay = (uploads: readonly Upload[]): boolean =>
  uploads.some(({ state }) => state.at === 'waiting' || state.at === 'sending')
