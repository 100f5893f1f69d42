import { MARKUP } from './check-text.ts'

/** Where old readers look for the signature, and browsers for a page. */
const EDGE_BYTES = 1024

const latin = async (part: Blob) => new TextDecoder('latin1').decode(await part.arrayBuffer())

/** Whether a file is a PDF from its first byte, with its mark at the end and nothing of another kind around it. */
export async function checkPdf(file: Blob): Promise<'file_type' | 'file_damaged' | undefined> {
  const head = await latin(file.slice(0, EDGE_BYTES))
  if (!/^%PDF-[12]\.\d/.test(head) || MARKUP.test(head)) return 'file_type'
  const tail = await latin(file.slice(-EDGE_BYTES))
  const end = tail.lastIndexOf('%%EOF')
  return end === -1 || /[^\s\0]/.test(tail.slice(end + '%%EOF'.length)) ? 'file_damaged' : undefined
}
