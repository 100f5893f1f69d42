import { formats, type FileFormat } from '@plenum/domain/file'
import { describe, expect, test } from 'vitest'
import { recognise } from './recognise.ts'
import { jpegHeader, pngHeader, webpHeader } from './testing/image-builder.ts'
import { buildDocx, buildOdt, buildXlsx } from './testing/office-builder.ts'
import { buildCompound, buildPdf, utf16 } from './testing/plain-builder.ts'

type Content = string | Uint8Array<ArrayBuffer>
const look = (content: Content, format: FileFormat) => recognise(new Blob([content]), format)
const kindOf = async (content: Content, format: FileFormat) => {
  const found = await look(content, format)
  return typeof found === 'string' ? found : found.kind
}

const TRUE_FILES: Record<FileFormat, Content> = {
  png: pngHeader(20, 10),
  jpeg: jpegHeader(20, 10),
  webp: webpHeader.lossy(20, 10),
  csv: 'name;note\ncafé;<none>\n',
  txt: 'Two lines\nof text',
  xlsx: await buildXlsx(),
  xls: buildCompound(['Workbook', '\u0005SummaryInformation']),
  docx: await buildDocx(),
  odt: await buildOdt(),
  pdf: buildPdf(),
}

test.each(formats)('a %s is one, and nothing else by another name', async (format) => {
  expect(await look(TRUE_FILES[format], format)).toMatchObject({ kind: expect.any(String) })
  const isText = (other: FileFormat) => other === 'csv' || other === 'txt'
  for (const other of formats) {
    if (other === format || (isText(other) && isText(format))) continue
    expect(await look(TRUE_FILES[format], other), `${format} as ${other}`).toBe('file_type')
  }
})

test.each(formats)('an empty %s says so', async (format) => {
  expect(await look('', format)).toBe('file_empty')
})

describe('texts', () => {
  test.each([
    ['UTF-8 with a mark', '\ufeffname\nñ'],
    ['Latin-1', new Uint8Array([0x6e, 0xe9, 0x0a])],
    ['UTF-16', utf16('name\nñ', 'little')],
    ['UTF-16, the other way round', utf16('name\nñ', 'big')],
    ['comparisons', 'a;b\n1 < 2;<5 kg>\n'],
    ['the mark at the end of old files', 'a;b\r\n1;2\r\n\u001a'],
  ])('%s may be kept', async (_, content) => {
    expect(await kindOf(content, 'csv')).toBe('document')
  })

  test.each([
    ['a page', '<!DOCTYPE html><html><body></body></html>'],
    ['a page after blanks', '\n\n   <html>'],
    ['a page after a mark', '\ufeff<HTML>'],
    ['a page in UTF-16', utf16('<html><script>', 'big')],
    ['a script in a cell', 'name;note\nx;<script>alert(1)</script>\n'],
    ['a script after sixty thousand letters', `${'a;b\n'.repeat(15_000)}<script src=x>`],
    ['XML', '<?xml version="1.0"?><a/>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['PHP', '<?php system($_GET[0]);'],
    ['Rich Text', String.raw`{\rtf1 hello}`],
    ['a NUL', 'a;b\0c\n'],
    ['a NUL after a megabyte', `${'a;b\n'.repeat(300_000)}\0`],
    ['a program', '\u007fELF\u0002\u0001\u0001'],
    ['half a letter of UTF-16', utf16('abc', 'little').slice(0, 5)],
  ])('%s is not one', async (_, content) => {
    expect(await look(content, 'csv')).toBe('file_type')
  })
})

describe('pictures by their headers', () => {
  test.each<[string, Uint8Array<ArrayBuffer>, FileFormat]>([
    ['PNG', pngHeader(640, 480), 'png'],
    ['JPEG', jpegHeader(640, 480), 'jpeg'],
    ['progressive JPEG', jpegHeader(640, 480, { frame: 0xc2 }), 'jpeg'],
    ['lossy WebP', webpHeader.lossy(640, 480), 'webp'],
    ['lossless WebP', webpHeader.lossless(640, 480), 'webp'],
    ['WebP with extensions', webpHeader.extended(640, 480), 'webp'],
  ])('%s has its size', async (_, content, format) => {
    expect(await look(content, format)).toEqual({ kind: 'image', format, width: 640, height: 480 })
  })

  test.each<[string, Uint8Array<ArrayBuffer>, FileFormat]>([
    ['a PNG of 144 million pixels', pngHeader(12_000, 12_000), 'png'],
    ['a PNG as wide as can be said', pngHeader(0xffffffff, 0xffffffff), 'png'],
    ['a JPEG of 4 billion pixels', jpegHeader(65_535, 65_535), 'jpeg'],
    ['a WebP with a huge canvas', webpHeader.extended(0x1000000, 0x1000000), 'webp'],
    ['a lossless WebP of 268 million pixels', webpHeader.lossless(16_384, 16_384), 'webp'],
    ['24 million pixels and one line more', pngHeader(6000, 4001), 'png'],
    ['a PNG of one endless line', pngHeader(24_000_000, 1), 'png'],
    ['a PNG that has to be kept whole', pngHeader(6000, 4000, { colour: 6, interlace: 1 }), 'png'],
    [
      'a progressive JPEG in four colours',
      jpegHeader(6000, 4000, { frame: 0xc2, sampling: [17, 17, 17, 17] }),
      'jpeg',
    ],
    [
      'a JPEG with a scan for each colour',
      jpegHeader(6000, 4000, { sampling: [17, 17, 17], inScan: 1 }),
      'jpeg',
    ],
  ])('%s is too large', async (_, content, format) => {
    expect(await look(content, format)).toBe('image_too_large')
  })

  test('24 million pixels are not too many, progressive ones as cameras write them included', async () => {
    expect(await kindOf(pngHeader(6000, 4000), 'png')).toBe('image')
    expect(await kindOf(jpegHeader(6000, 4000, { frame: 0xc2 }), 'jpeg')).toBe('image')
  })

  test.each<[string, Uint8Array<ArrayBuffer>, FileFormat]>([
    ['a PNG without a height', pngHeader(640, 0), 'png'],
    ['a PNG of an unknown kind', pngHeader(640, 480, { colour: 5 }), 'png'],
    ['a PNG that ends in its header', pngHeader(640, 480).slice(0, 20), 'png'],
    ['a JPEG that ends before its frame', jpegHeader(640, 480).slice(0, 12), 'jpeg'],
    ['a JPEG without a picture', Uint8Array.of(0xff, 0xd8, 0xff, 0xd9, 0, 0, 0), 'jpeg'],
    ['a JPEG of fill bytes', new Uint8Array(9000).fill(0xff).with(1, 0xd8), 'jpeg'],
    ['a WebP of an unknown kind', webpHeader.lossy(640, 480).with(15, 0x59), 'webp'],
    ['a WebP that ends in its header', webpHeader.extended(640, 480).slice(0, 25), 'webp'],
  ])('%s is damaged', async (_, content, format) => {
    expect(await look(content, format)).toBe('file_damaged')
  })

  test('a header after more than a preview is found', async () => {
    const preview = [0xff, 0xe2, 0xff, 0xff, ...new Uint8Array(65_533)]
    const [start, ...rest] = [jpegHeader(64, 48).slice(0, 2), jpegHeader(64, 48).slice(2)]
    const long = new Uint8Array([
      ...(start ?? []),
      ...Array.from({ length: 6 }, () => preview).flat(),
      ...(rest[0] ?? []),
    ])
    expect(await look(long, 'jpeg')).toMatchObject({ width: 64, height: 48 })
  })

  test('SVG is no picture here', async () => {
    expect(await look('<svg xmlns="http://www.w3.org/2000/svg"/>', 'png')).toBe('file_type')
  })
})

describe('PDFs', () => {
  test.each<[string, string, 'file_type' | 'file_damaged']>([
    ['begins later', `\n${new TextDecoder().decode(buildPdf())}`, 'file_type'],
    ['is a page as well', '%PDF-1.7\n<html><script>alert(1)</script>\n%%EOF', 'file_type'],
    ['does not end', '%PDF-1.7\n1 0 obj\n', 'file_damaged'],
    ['has more behind its end', '%PDF-1.7\n1 0 obj\n%%EOF\nPK\u0005\u0006', 'file_damaged'],
  ])('one that %s is refused', async (_, content, reason) => {
    expect(await look(content, 'pdf')).toBe(reason)
  })
})

describe('old workbooks', () => {
  test.each([
    ['a document', ['WordDocument']],
    ['an installer', ['!_StringData']],
    ['an encrypted file', ['EncryptedPackage', 'EncryptionInfo']],
    ['a workbook with a program', ['Workbook', '_VBA_PROJECT_CUR', 'VBA']],
    ['a workbook with macros', ['Book', 'Macros']],
  ])('%s is not one', async (_, names) => {
    expect(await look(buildCompound(names), 'xls')).toBe('file_type')
  })

  test('a name far down its directory is seen', async () => {
    const many = Array.from({ length: 40 }, (_, index) => `Stream ${index}`)
    expect(await kindOf(buildCompound(['Workbook', ...many]), 'xls')).toBe('document')
    expect(await look(buildCompound(['Workbook', ...many, '_VBA_PROJECT_CUR']), 'xls')).toBe('file_type')
  })

  test('a program is seen where no chain leads', async () => {
    const aside = new Uint8Array([
      ...buildCompound(['Workbook']),
      ...buildCompound(['Workbook', '_VBA_PROJECT_CUR']),
    ])
    expect(await look(aside, 'xls')).toBe('file_type')
  })

  test('a directory that runs in a circle, or out of the file, is damaged', async () => {
    const circle = buildCompound(['Workbook'])
    new DataView(circle.buffer).setUint32(512 + 4, 1, true)
    expect(await look(circle, 'xls')).toBe('file_damaged')
    const outside = buildCompound(['Workbook'])
    new DataView(outside.buffer).setUint32(48, 100_000, true)
    expect(await look(outside, 'xls')).toBe('file_damaged')
    expect(await look(buildCompound(['Workbook']).slice(0, 600), 'xls')).toBe('file_damaged')
  })
})
