import { openFile, type OpenedFile } from './parse-file.ts'
import type { Ask, Reply } from './messages.ts'
import { FileRefused } from './refusal.ts'

let opened: OpenedFile | null = null

async function answer(ask: Ask): Promise<Reply> {
  if (ask.ask === 'open') {
    opened = await openFile(ask.file)
    return { reply: 'opened', headers: opened.headers, samples: opened.samples }
  }
  const piece = await opened?.pieces.next()
  return piece === undefined || piece.done === true ? { reply: 'end' } : { reply: 'rows', rows: piece.value }
}

self.addEventListener('message', (event: MessageEvent<Ask>) => {
  void answer(event.data)
    .catch((error: unknown): Reply => ({
      reply: 'refused',
      refusal: error instanceof FileRefused ? error.refusal : 'damaged',
    }))
    .then((reply) => self.postMessage(reply))
})
