import type { SheetCell } from '@plenum/domain/report-preview'
import { expect, test } from 'vitest'
import { readDirectory, unpack } from '@plenum/domain/zip'
import type { Bytes } from './pulled-stream.ts'
import { pulledStream } from './pulled-stream.ts'
import { SHEET_END, workbookStream, type SheetEnd } from './workbook-stream.ts'

type Rows = readonly (readonly SheetCell[])[]

async function* inPortions(rows: Rows, size: number) {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size)
}

const blobOf = (chunks: AsyncGenerator<Bytes>) => new Response(pulledStream(chunks)).blob()

/** The text of every part of a workbook of these rows under one header, and how many were told of. */
async function written(rows: Rows, end: Partial<SheetEnd> = {}, portion = 2) {
  let told = 0
  const sheet = {
    name: 'A & B',
    header: ['Name', 'Seen'],
    widths: [32, 16],
    portions: inPortions(rows, portion),
    onRows: (count: number) => {
      told += count
    },
  }
  const file = await blobOf(workbookStream(sheet, { ...SHEET_END, words: 'No more', ...end }))
  const parts: Record<string, string> = {}
  for (const entry of await readDirectory(file, 10_000_000))
    parts[entry.name] = new TextDecoder().decode(await unpack(file, entry))
  const lines = (parts['xl/worksheets/sheet1.xml'] ?? '').match(/<row .*?<\/row>/gs) ?? []
  return { parts, lines, told, rest: lines.map((line) => line.replace(/<[^>]*>/g, '')) }
}

test('a workbook says what its parts are, names its sheet and keeps its first line in view', async () => {
  const { parts } = await written([['Leaf', null]])
  expect(Object.keys(parts)).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/worksheets/sheet1.xml',
  ])
  expect(parts['xl/workbook.xml']).toContain('name="A &amp; B"')
  expect(parts['xl/worksheets/sheet1.xml']).toContain('<pane ySplit="1"')
  expect(parts['xl/worksheets/sheet1.xml']).toContain('<col min="1" max="1" width="32" customWidth="1"/>')
})

test('days and instants are dates, numbers are numbers, nothing is left out', async () => {
  const { lines } = await written([
    [{ date: '2026-03-01' }, { instant: '2026-03-01T12:00:00.000Z' }],
    [12.5, null],
    [{ date: '1900-02-28' }, ''],
  ])
  expect(lines.slice(1)).toEqual([
    '<row r="2"><c r="A2" s="2"><v>46082</v></c><c r="B2" s="3"><v>46082.5</v></c></row>',
    '<row r="3"><c r="A3"><v>12.5</v></c></row>',
    '<row r="4"><c r="A4" t="inlineStr"><is><t xml:space="preserve">1900-02-28</t></is></c></row>',
  ])
})

test.each([
  ['a=b', 'a=b'],
  ['<b> & "c"', '&lt;b&gt; &amp; &quot;c&quot;'],
  ['bell\u0007', 'bell_x0007_'],
  ['line\r\nline', 'line_x000D_\nline'],
  ['_x0007_ and _y', '_x005F_x0007_ and _y'],
])('%j is written as %j', async (text, expected) => {
  const { lines } = await written([[text]])
  expect(lines[1]).toContain(`<t xml:space="preserve">${expected}</t>`)
})

const rows = (count: number) => Array.from({ length: count }, (_, at) => [`Leaf ${at + 1}`])

test.each([
  [3, 1],
  [3, 2],
  [3, 5],
])('a sheet of four lines holds %i assets, in portions of %i', async (count, portion) => {
  const { rest, told } = await written(rows(count), { rows: 4 }, portion)
  expect(rest.slice(1)).toEqual(['Leaf 1', 'Leaf 2', 'Leaf 3'])
  expect(told).toBe(3)
})

test.each([
  [4, 1],
  [4, 3],
  [9, 2],
  [9, 9],
])('of %i in portions of %i it says in its last line that there were more', async (count, portion) => {
  const { rest, told } = await written(rows(count), { rows: 4 }, portion)
  expect(rest.slice(1)).toEqual(['Leaf 1', 'Leaf 2', 'No more'])
  expect(told).toBe(2)
})

test('it ends as well where an archive would be too large', async () => {
  const { rest, told } = await written(rows(9), { bytes: 100 })
  expect(rest.slice(1)).toEqual(['Leaf 1', 'Leaf 2', 'No more'])
  expect(told).toBe(2)
})

test('who stops reading ends what it is made of', async () => {
  let ended = false
  async function* endless() {
    try {
      for (;;) yield rows(1000)
    } finally {
      ended = true
    }
  }
  const sheet = { name: 'A', header: ['Name'], widths: [10], portions: endless(), onRows: () => undefined }
  const reader = pulledStream(workbookStream(sheet, { ...SHEET_END, words: '' })).getReader()
  for (let read = 0; read < 40; read += 1) await reader.read()
  await reader.cancel()
  expect(ended).toBe(true)
})
