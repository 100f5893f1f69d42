import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { IMPORT_CALL_BYTES, IMPORT_STEP_ROWS } from '@plenum/domain/asset-import'
import { csvText } from '@plenum/domain/csv'
import { openFile } from './parse-file.ts'
import { FileRefused } from './refusal.ts'
import { buildWorkbook } from './build-workbook.ts'

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name)

async function rowsOf(source: File) {
  const opened = await openFile(source)
  const rows = []
  for await (const piece of opened.pieces) rows.push(...piece)
  return { headers: opened.headers, rows }
}
const cellsOf = async (source: File) => (await rowsOf(source)).rows.map((row) => row.cells)

const refusal = (source: File) =>
  rowsOf(source).then(
    () => 'read',
    (error: unknown) => (error instanceof FileRefused ? error.refusal : error),
  )

const utf16 = (text: string, littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), littleEndian)
  return view.buffer
}

describe('separated text', () => {
  test.each([
    ['commas', 'name,note\na,"x, y"\nb,z\n'],
    ['semicolons', 'name;note\r\na;x, y\r\nb;z\r\n'],
    ['tabs', 'name\tnote\na\tx, y\nb\tz'],
    ["Excel's hint", 'sep=;\r\nname;note\r\na;x, y\r\nb;z\r\n'],
  ])('%s tell the columns apart', async (_, text) => {
    const { headers, rows } = await rowsOf(file('list.csv', text))
    expect(headers).toEqual(['name', 'note'])
    expect(rows.map((row) => row.cells)).toEqual([
      ['a', 'x, y'],
      ['b', 'z'],
    ])
  })

  test('the lines of one file may end in several ways, and a header may have several lines', async () => {
    expect(await cellsOf(file('list.csv', 'Name,Code\r\nA,B\nC,"D"\r\n'))).toEqual([
      ['A', 'B'],
      ['C', 'D'],
    ])
    const { headers, rows } = await rowsOf(file('list.csv', '"Name\n(full, please)";Code\r\nA;B\r\n'))
    expect([headers.length, rows.map(({ cells }) => cells)]).toEqual([2, [['A', 'B']]])
    expect(await cellsOf(file('list.csv', 'name;19" rack\rA;B\r'))).toEqual([['A', 'B']])
  })

  test.each(['-48V rectifier', '=1+1', "'=x", '-5', '\u2019s', "'n"])(
    '%s is read back as it was',
    async (text) => {
      expect(
        await cellsOf(
          file(
            'list.csv',
            csvText([
              ['name', 'code'],
              [text, 'x'],
            ]),
          ),
        ),
      ).toEqual([[text, 'x']])
    },
  )

  test.each<[string, BlobPart]>([
    ['UTF-8', 'name\nCafé ñ 機'],
    ['UTF-8 with a mark', '\ufeffname\nCafé ñ 機'],
    ['UTF-16 little-endian', utf16('\ufeffname\nCafé ñ 機', true)],
    ['UTF-16 big-endian', utf16('\ufeffname\nCafé ñ 機', false)],
    ['UTF-16 without a mark', utf16('name of a thing\nCafé ñ 機', true)],
  ])('%s is read letter by letter', async (_, content) => {
    const { rows } = await rowsOf(file('list.csv', content))
    expect(rows.map((row) => row.cells[0])).toEqual(['Café ñ 機'])
  })

  test('Latin-1 is read where the bytes are no UTF-8', async () => {
    const latin = new Uint8Array([...new TextEncoder().encode('name\nCaf'), 0xe9])
    expect(await cellsOf(file('list.csv', latin))).toEqual([['Café']])
  })

  test('a letter of several bytes may fall between two reads', async () => {
    const text = `name\n${'ñ'.repeat(200_000)}`.replace(/(ñ{1000})/g, '$1\n')
    const names = (await cellsOf(file('list.csv', text))).map(([name]) => name)
    expect(names).toHaveLength(200)
    expect(new Set(names)).toEqual(new Set(['ñ'.repeat(1000)]))
  })

  test('lines are counted as a spreadsheet counts rows, blank ones and quoted line ends included', async () => {
    const { rows } = await rowsOf(file('list.csv', 'name,note\n"a","two\nlines"\n\n,\nb,\n'))
    expect(rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [2, 'a'],
      [5, 'b'],
    ])
  })

  test('a short row is filled, a long one cut to the header', async () => {
    expect(await cellsOf(file('list.csv', 'a,b\n1\n1,2,3\n'))).toEqual([
      ['1', ''],
      ['1', '2'],
    ])
  })

  test('a formula is text like any other', async () => {
    expect(await cellsOf(file('list.csv', 'name\n=1+1\n@SUM(A1)\n'))).toEqual([['=1+1'], ['@SUM(A1)']])
  })

  test('pieces fit one call by rows and by bytes', async () => {
    const many = `name\n${Array.from({ length: 2500 }, (_, at) => `n${at}`).join('\n')}`
    const opened = await openFile(file('list.csv', many))
    const sizes = []
    for await (const piece of opened.pieces) sizes.push(piece.length)
    expect(sizes).toEqual([IMPORT_STEP_ROWS, IMPORT_STEP_ROWS, 500])

    const wide = `name\n${Array.from({ length: 900 }, () => 'ñ'.repeat(2000)).join('\n')}`
    const second = await openFile(file('list.csv', wide))
    let rows = 0
    for await (const piece of second.pieces) {
      expect(new TextEncoder().encode(JSON.stringify(piece)).length).toBeLessThan(IMPORT_CALL_BYTES)
      rows += piece.length
    }
    expect(rows).toBe(900)
  })

  test('a file is read as its rows are asked for', async () => {
    const text = `name\n${'x'.repeat(99)}\n`.padEnd(20_000_000, `${'y'.repeat(99)}\n`)
    const source = file('list.csv', text)
    let read = 0
    const slice = source.slice.bind(source)
    source.slice = (start = 0, end = source.size) => {
      read += end - start
      return slice(start, end)
    }
    const opened = await openFile(source)
    const before = read
    await opened.pieces.next()
    await opened.pieces.next()
    expect(read - before).toBeLessThan(3_000_000)
  })
})

describe('workbooks', () => {
  test('rows of the first sheet come as text: days, numbers and words', async () => {
    const workbook = buildWorkbook([
      ['name', 'position', 'bought', 'spare'],
      ['Leaf 1', 12.5, new Date('2024-03-05T00:00:00Z'), true],
      [null, 9, null, null],
    ])
    const { headers, rows } = await rowsOf(file('list.xlsx', workbook))
    expect(headers).toEqual(['name', 'position', 'bought', 'spare'])
    expect(rows).toEqual([
      { line: 2, cells: ['Leaf 1', '12.5', '2024-03-05', 'true'] },
      { line: 3, cells: ['', '9', '', ''] },
    ])
  })

  test('a sheet larger than half a megabyte needs no further workers', async () => {
    const many = Array.from({ length: 20_000 }, (_, at) => [`Server ${at}`, at])
    expect(await cellsOf(file('list.xlsx', buildWorkbook([['name', 'position'], ...many])))).toHaveLength(
      20_000,
    )
  })

  const bytes = (text: string) => strToU8(text)
  const macro = () =>
    zipSync({ '[Content_Types].xml': bytes('macroEnabled'), 'xl/vbaProject.bin': bytes('x') })
  const bomb = () => zipSync({ '[Content_Types].xml': bytes('x'), 'xl/a.xml': new Uint8Array(30_000_000) })
  const lying = () => {
    const zip = buildWorkbook([['name'], ['a']])
    const view = new DataView(zip.buffer, zip.byteOffset)
    for (let at = 0; at + 46 < zip.length; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true)
    }
    return zip
  }

  test.each<[string, () => File, string]>([
    ['nothing', () => file('a.csv', ''), 'empty'],
    ['a header alone', () => file('a.csv', 'name,code\n'), 'empty'],
    [
      'an old Excel file called CSV',
      () => file('a.csv', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1])),
      'old_excel',
    ],
    ['text called XLSX', () => file('a.xlsx', 'name\nx\n'), 'name_differs'],
    ['a workbook called CSV', () => file('a.csv', buildWorkbook([['name'], ['x']])), 'name_differs'],
    ['a workbook with macros', () => file('a.xlsx', macro()), 'macros'],
    ['a name that promises macros', () => file('a.xlsm', buildWorkbook([['name'], ['x']])), 'macros'],
    ['a ZIP that is no workbook', () => file('a.xlsx', zipSync({ 'a.txt': bytes('x') })), 'not_a_workbook'],
    ['a ZIP that grows a thousandfold', () => file('a.xlsx', bomb()), 'too_big_inside'],
    ['a ZIP that lies about its sizes', () => file('a.xlsx', lying()), 'damaged'],
    ['half a ZIP', () => file('a.xlsx', buildWorkbook([['name'], ['x']]).slice(0, 300)), 'damaged'],
    ['a web page', () => file('a.csv', '<!DOCTYPE html><table>'), 'web_page'],
    [
      'bytes that are no text',
      () => file('a.csv', new Uint8Array([110, 0, 0, 44, 0, 1, 2, 3, 0, 0, 10])),
      'binary',
    ],
    ['a PDF', () => file('a.csv', '%PDF-1.7\nx'), 'binary'],
    ['too many columns', () => file('a.csv', `${'a,'.repeat(101)}b\n1\n`), 'too_many_columns'],
  ])('%s is refused: %#', async (_, source, expected) => expect(await refusal(source())).toBe(expected))
})
