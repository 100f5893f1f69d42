import { blobChunks } from './blob-chunks.ts'
import { FileRefused } from './refusal.ts'
import { readDirectory, unpack, type ZipEntry } from './zip.ts'

/** Bytes of a file to import. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024

/** What a file is by its content. */
export type FileFormat = { format: 'csv'; encoding: string } | { format: 'xlsx'; entries: ZipEntry[] }

const HEAD_BYTES = 64 * 1024
const CONTENT_TYPES = '[Content_Types].xml'
const MAX_CONTENT_TYPES = 1024 * 1024
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0]
const ZIP = [0x50, 0x4b, 0x03, 0x04]

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte)

/** Tells a file by its bytes; its name only has to agree. Throws `FileRefused` for what is neither CSV nor XLSX. */
export async function detectFormat(file: File): Promise<FileFormat> {
  if (file.size === 0) throw new FileRefused('empty')
  if (file.size > MAX_FILE_BYTES) throw new FileRefused('too_big')
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  if (startsWith(head, OLD_EXCEL)) throw new FileRefused('old_excel')
  const isZip = startsWith(head, ZIP)
  const named = /\.([a-z]+)$/i.exec(file.name)?.[1]?.toLowerCase()
  if (named === 'xlsm') throw new FileRefused('macros')
  if ((named === 'xlsx' && !isZip) || ((named === 'csv' || named === 'tsv') && isZip))
    throw new FileRefused('name_differs')
  return isZip ? workbook(file) : text(file, head)
}

async function workbook(file: Blob): Promise<FileFormat> {
  const entries = await readDirectory(file)
  const types = entries.find((entry) => entry.name === CONTENT_TYPES)
  if (types === undefined || types.unpacked > MAX_CONTENT_TYPES) throw new FileRefused('not_a_workbook')
  const declared = new TextDecoder().decode(await unpack(file, types))
  const macros = entries.some((entry) => /vbaProject/i.test(entry.name)) || /macroEnabled/i.test(declared)
  if (macros) throw new FileRefused('macros')
  if (!declared.includes(WORKBOOK)) throw new FileRefused('not_a_workbook')
  return { format: 'xlsx', entries }
}

async function text(file: Blob, head: Uint8Array): Promise<FileFormat> {
  const encoding = wideEncoding(head) ?? (await narrowEncoding(file))
  const start = new TextDecoder(encoding).decode(head)
  if (start.includes('\u0000')) throw new FileRefused('binary')
  if (/^\s*(?:%PDF|\{\\rtf)/.test(start)) throw new FileRefused('binary')
  if (/^\s*<(?:!doctype|html|\?xml|table|svg|script)/i.test(start)) throw new FileRefused('web_page')
  return { format: 'csv', encoding }
}

/** UTF-16 by its mark, or by every second byte of the beginning being zero. */
function wideEncoding(head: Uint8Array): string | null {
  if (startsWith(head, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(head, [0xfe, 0xff])) return 'utf-16be'
  const sample = Array.from(head.subarray(0, 200))
  const zeros = (rest: number) => sample.filter((byte, at) => at % 2 === rest && byte === 0).length
  const half = sample.length / 2
  if (half >= 4 && zeros(1) > half * 0.7 && zeros(0) === 0) return 'utf-16le'
  return half >= 4 && zeros(0) > half * 0.7 && zeros(1) === 0 ? 'utf-16be' : null
}

/** UTF-8 where every byte of the file is; else what Western spreadsheets write. */
async function narrowEncoding(file: Blob): Promise<string> {
  const strict = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of blobChunks(file)) strict.decode(chunk, { stream: true })
    strict.decode()
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}
