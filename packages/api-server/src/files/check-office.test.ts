import type { FileFormat } from '@plenum/domain/file'
import { expect, test } from 'vitest'
import { recognise } from './recognise.ts'
import {
  buildDocx,
  buildOdt,
  buildXlsm,
  buildXlsx,
  MACRO_SHEET,
  SHEET,
  typesXml,
} from './testing/office-builder.ts'
import { buildZip, type Part } from './testing/zip-builder.ts'

const look = async (content: Uint8Array<ArrayBuffer>, format: FileFormat = 'xlsx') => {
  const found = await recognise(new Blob([content]), format)
  return typeof found === 'string' ? found : found.kind
}
const note: Part = { name: 'note.xml', content: '<note/>' }
const listing = (content: string) => buildZip([{ name: '[Content_Types].xml', content }, note])

test.each<[string, Uint8Array<ArrayBuffer>, FileFormat?]>([
  ['a workbook with macros', await buildXlsm()],
  [
    'a workbook with a program under a plain type',
    await buildXlsx([{ name: 'xl/vbaProject.bin', content: 'x' }]),
  ],
  [
    'a workbook with a sheet of macros',
    await buildXlsx([{ name: 'xl/macrosheets/sheet1.xml', content: 'x' }]),
  ],
  [
    'a plain type beside a macro one',
    await listing(typesXml(SHEET, `<Override ContentType='${MACRO_SHEET}'/>`)),
  ],
  ['a macro type in disguise', await listing(typesXml(SHEET, '<Override ContentType="a.m&#97;cro"/>'))],
  ['a type that is only a comment', await listing(`<!-- ContentType="${SHEET}" -->`)],
  ['an archive of anything', await buildZip([note])],
  ['a letter', await buildDocx()],
  ['a workbook', await buildXlsx(), 'docx'],
  ['a text whose first entry says something else', await buildOdt([], 'application/vnd.sun.xml.base'), 'odt'],
  ['a text with a program', await buildOdt([{ name: 'Basic/Standard/Module1.xml', content: 'x' }]), 'odt'],
  ['an archive behind a script', await buildXlsx([], { before: '#!/bin/sh\n' })],
  [
    'an encrypted entry',
    await buildXlsx([{ ...note, listed: { encrypted: true }, own: { encrypted: true } }]),
  ],
])('%s is not taken', async (_, content, format) => {
  expect(await look(content, format)).toBe('file_type')
})

const traps: [string, Promise<Uint8Array<ArrayBuffer>>][] = [
  ['bytes before its first entry', buildXlsx([], { before: 'PK\u0003\u0004' })],
  ['bytes behind its end', buildXlsx([], { after: '<script>' })],
  ['bytes between entries and directory', buildXlsx([], { gap: 'hidden' })],
  ['two entries of one name', buildXlsx([note, note])],
  ['two entries of one name in other letters', buildXlsx([note, { ...note, name: 'NOTE.xml' }])],
  ['an entry over another', buildXlsx([note, { ...note, name: 'b.xml', listed: { offset: 0 } }])],
  ['an entry with two names', buildXlsx([{ ...note, own: { name: 'evil.xml' } }])],
  ['an entry with two sizes', buildXlsx([{ ...note, own: { packed: 1 } }])],
  ['an entry with two ways of packing', buildXlsx([{ ...note, own: { method: 0 } }])],
  ['an entry that only one reader finds encrypted', buildXlsx([{ ...note, own: { encrypted: true } }])],
  ['stored data of no known end', buildXlsx([{ ...note, isStored: true, isStreamed: true }])],
  ['a name that leaves its folder', buildXlsx([{ ...note, name: 'xl/../../x' }])],
  ['a name from the root', buildXlsx([{ ...note, name: '/etc/passwd' }])],
  ['a name on a drive', buildXlsx([{ ...note, name: 'C:\\x' }])],
  ['a name with a NUL', buildXlsx([{ ...note, name: 'a\0b' }])],
  ['more than 50 MB inside', buildXlsx([{ ...note, listed: { unpacked: 51 * 1024 * 1024 } }])],
  [
    'an entry that grows more than a hundredfold',
    buildXlsx([{ ...note, listed: { unpacked: 2 * 1024 * 1024 } }]),
  ],
  [
    '1,001 entries',
    buildXlsx(Array.from({ length: 998 }, (_, index) => ({ ...note, name: `${index}`, isStored: true }))),
  ],
  ['a list of types of 1 GB', bombOfTypes()],
  [
    'a list of types that is longer than it says',
    buildZip([{ name: '[Content_Types].xml', content: typesXml(SHEET), listed: { unpacked: 9 } }]),
  ],
]

/** A list of types that says it is small. */
async function bombOfTypes() {
  const content = new Uint8Array(8 * 1024 * 1024).fill(0x20)
  return buildZip([
    { name: '[Content_Types].xml', content, isStreamed: true, listed: { unpacked: 900_000 } },
    note,
  ])
}

test.each(traps)('an archive with %s is damaged', async (_, content) => {
  expect(await look(await content)).toBe('file_damaged')
})

test('1,000 entries, sizes behind the entries and a comment are fine', async () => {
  const many = Array.from({ length: 997 }, (_, index) => ({ ...note, name: `${index}`, isStored: true }))
  expect(await look(await buildXlsx(many))).toBe('document')
  expect(await look(await buildXlsx([{ ...note, isStreamed: true }], { comment: 'by hand' }))).toBe(
    'document',
  )
})

test('nothing but the list of types is unpacked', async () => {
  const broken: Part = { name: 'xl/sheet.xml', content: new Uint8Array(100).fill(0xff), isStored: true }
  expect(await look(await buildXlsx([broken]))).toBe('document')
})
