import { readFileSync } from 'node:fs'
import type { FileFormat } from '@plenum/domain/file'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import type { Verdict } from '../files/inspector.ts'
import { CANARY } from './mutants.ts'

// Written without the code that it checks.

/** The name of a tag ends with a space, a slash or the tag's end: `<script*` is none (WHATWG HTML, 13.2.5.8). */
const PAGE = /<(?:script|html|svg|iframe|\?php|!doctype html)(?:[\s/>]|$)/i

const isText = (bytes: Buffer) => {
  const isWide = bytes.includes(0) || bytes.subarray(0, 2).equals(Buffer.of(0xff, 0xfe))
  const whole = bytes.subarray(0, bytes.length & ~1)
  const turned = Buffer.from(whole).swap16()
  const readings = isWide
    ? [whole.toString('utf16le'), turned.toString('utf16le')]
    : [bytes.toString('latin1')]
  if (isWide && bytes.length % 2 === 1) return false
  return (
    readings.every((text) => !PAGE.test(text.slice(0, 32_768))) &&
    readings.some((text) => !text.includes('\0'))
  )
}

/** What another reader of archives finds: all names, and the parts that are asked for. */
const opened = (bytes: Buffer, wanted: string) => {
  const names: string[] = []
  const parts = unzipSync(bytes, { filter: ({ name }) => names.push(name) > 0 && name === wanted })
  return { names, text: Buffer.from(parts[wanted] ?? []).toString() }
}

const isOpenXml = (main: string) => (bytes: Buffer) => {
  const { names, text } = opened(bytes, '[Content_Types].xml')
  const isBad = names.some((name) => /vbaProject|\.\.|^\//i.test(name)) || /macroEnabled/i.test(text)
  return !isBad && text.includes(main) && new Set(names).size === names.length
}

const IS: Record<Exclude<FileFormat, 'png' | 'jpeg' | 'webp'>, (bytes: Buffer) => boolean> = {
  csv: isText,
  txt: isText,
  pdf: (bytes) =>
    bytes.subarray(0, 5).toString('latin1') === '%PDF-' &&
    bytes.subarray(-1024).includes('%%EOF') &&
    !PAGE.test(bytes.subarray(0, 1024).toString('latin1')),
  xls: (bytes) =>
    bytes.subarray(0, 8).toString('hex') === 'd0cf11e0a1b11ae1' &&
    bytes.includes(Buffer.from('Book', 'utf16le').subarray(2)) &&
    !bytes.includes(Buffer.from('_VBA_PROJECT_CUR', 'utf16le')),
  xlsx: isOpenXml('spreadsheetml.sheet.main+xml'),
  docx: isOpenXml('wordprocessingml.document.main+xml'),
  odt: (bytes) => opened(bytes, 'mimetype').text === 'application/vnd.oasis.opendocument.text',
}

const isPicture = async (path: string, most: number) => {
  const bytes = readFileSync(path)
  const { format, width, height, exif, icc, xmp } = await sharp(bytes).metadata()
  await sharp(bytes, { failOn: 'warning' }).stats()
  const isBare = exif === undefined && icc === undefined && xmp === undefined && !bytes.includes(CANARY)
  return isBare && ['jpeg', 'webp'].includes(format) && Math.max(width, height) <= most
}

/** Whether what was kept of a file is what it is said to be. */
export async function isAsSaid(verdict: Verdict, format: FileFormat, bytes: Uint8Array): Promise<boolean> {
  if (verdict.kind === 'refused') return true
  if (verdict.kind === 'image')
    return (
      (await isPicture(verdict.path, 2048)) && verdict.thumbnail !== null && isPicture(verdict.thumbnail, 320)
    )
  if (format === 'png' || format === 'jpeg' || format === 'webp') return false
  return IS[format](Buffer.from(bytes))
}
