import type { Ask, Reply } from './messages.ts'
import type { FileRow } from './parse-file.ts'
import { FileRefused } from './refusal.ts'
import { startParser } from './trusted-worker.ts'

/** A file being read beside the page; the next rows are read when they are asked for, not before. */
export interface ParsedFile {
  name: string
  headers: string[]
  samples: string[][]
  /** The next rows, null at the end. Rejects with `FileRefused`. */
  next: () => Promise<FileRow[] | null>
  close: () => void
}

/** Opens a file in a worker of its own. Rejects with `FileRefused` for what cannot be read. */
export async function parseInWorker(file: File): Promise<ParsedFile> {
  const worker = startParser()
  const close = () => worker.terminate()
  try {
    const opened = await tell(worker, { ask: 'open', file })
    if (opened.reply !== 'opened') throw new FileRefused('damaged')
    const { headers, samples } = opened
    const next = async () => {
      const reply = await tell(worker, { ask: 'next' })
      return reply.reply === 'rows' ? reply.rows : null
    }
    return { name: file.name, headers, samples, next, close }
  } catch (error) {
    close()
    throw error
  }
}

function tell(worker: Worker, ask: Ask): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>()
  const answered = new AbortController()
  const heard = ({ data }: MessageEvent<Reply>) => {
    answered.abort()
    if (data.reply === 'refused') reject(new FileRefused(data.refusal))
    else resolve(data)
  }
  worker.addEventListener('message', heard, { signal: answered.signal })
  worker.addEventListener('error', () => reject(new FileRefused('damaged')), { signal: answered.signal })
  worker.postMessage(ask)
  return promise
}
