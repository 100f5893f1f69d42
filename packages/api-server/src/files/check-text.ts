import { blobChunks } from '@plenum/domain/blob-chunks'
import { encodingOf } from '@plenum/domain/text-encoding'

const HEAD_BYTES = 64 * 1024
/** What a text never holds; tabs, ends of lines, pages and of files (old ones) it may. */
const BINARY = /[\0-\x08\x0e-\x19\x1b-\x1f]/
/** Begins like a page, or like what another program opens. */
const OTHER_START = /^[\s\uFEFF]*(?:<[a-z!?/]|%PDF-|\{\\rtf|PK\x03\x04|GIF8|BM.{4}\0)/i
/** What makes a page of a text wherever it stands. */
export const MARKUP =
  /<(?:!doctype\s+html|html|head|body|script|svg|iframe|object|embed|\?xml|\?php|%@)(?:[\s>/]|$)/i

/** Whether a file is a plain text from its first letter to its last, and no page in disguise. */
export async function checkText(file: Blob): Promise<'file_type' | undefined> {
  const encoding = await encodingOf(file)
  const head = new TextDecoder(encoding).decode(await file.slice(0, HEAD_BYTES).arrayBuffer())
  if (OTHER_START.test(head) || MARKUP.test(head)) return 'file_type'
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for await (const chunk of blobChunks(file)) {
      if (BINARY.test(decoder.decode(chunk, { stream: true }))) return 'file_type'
    }
    return BINARY.test(decoder.decode()) ? 'file_type' : undefined
  } catch {
    return 'file_type'
  }
}
