import { MAIN_TYPE, PART_TYPES, partTypes } from '@plenum/domain/open-xml'
import { encodingOf } from '@plenum/domain/text-encoding'
import { readDirectory, unpack, type ZipEntry } from '@plenum/domain/zip'
import { FileRefused, refuse } from './refusal.ts'

/** Bytes of a file to import. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024
/** Bytes all entries of a workbook may have unpacked. */
const MAX_UNPACKED = 200 * 1024 * 1024

/** What a file is by its content. */
export type FileFormat = { format: 'csv'; encoding: string } | { format: 'xlsx'; entries: ZipEntry[] }

const HEAD_BYTES = 64 * 1024
const MAX_CONTENT_TYPES = 1024 * 1024
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
  return isZip ? workbook(file).catch(refuse) : text(file, head)
}

async function workbook(file: Blob): Promise<FileFormat> {
  const entries = await readDirectory(file, MAX_UNPACKED)
  const types = entries.find((entry) => entry.name === PART_TYPES)
  if (types === undefined || types.unpacked > MAX_CONTENT_TYPES) throw new FileRefused('not_a_workbook')
  const declared = new TextDecoder().decode(await unpack(file, types))
  const names = entries.map(({ name }) => name)
  const partsAre = partTypes(declared, names)
  const macros = [...names, ...partsAre].some((said) => /vbaProject|macroEnabled/i.test(said))
  if (macros) throw new FileRefused('macros')
  if (!partsAre.includes(MAIN_TYPE.xlsx)) throw new FileRefused('not_a_workbook')
  return { format: 'xlsx', entries }
}

async function text(file: Blob, head: Uint8Array): Promise<FileFormat> {
  const encoding = await encodingOf(file)
  const start = new TextDecoder(encoding).decode(head)
  if (start.includes('\u0000')) throw new FileRefused('binary')
  if (/^\s*(?:%PDF|\{\\rtf)/.test(start)) throw new FileRefused('binary')
  if (/^\s*<(?:!doctype|html|\?xml|table|svg|script)/i.test(start)) throw new FileRefused('web_page')
  return { format: 'csv', encoding }
}
