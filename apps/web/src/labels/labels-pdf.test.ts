import {
  LABEL_SHEETS,
  LABEL_SIZES,
  labelPlace,
  type LabelSheet,
  type LabelSize,
} from '@plenum/domain/label-sheet'
import {
  BinaryBitmap,
  Code128Reader,
  DataMatrixReader,
  HybridBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
  type Reader,
} from '@zxing/library'
import { describe, expect, test } from 'vitest'
import type { LabelContent } from './label-marks.ts'
import { labelsPdf, type LabelPrint } from './labels-pdf.ts'
import { readPdf, type ReadPage } from '@plenum/domain/testing/read-pdf'
import { SYMBOLOGIES, type Symbology } from './symbol.ts'

/** As a printer of 600 points an inch sees a page. */
const DOTS = 600 / 25.4

interface Part {
  x: number
  y: number
  width: number
  height: number
}

/** A part of a page as a picture: 0 for dark. */
function pictureOf(page: ReadPage, part: Part) {
  const [width, height] = [Math.ceil(part.width * DOTS), Math.ceil(part.height * DOTS)]
  const dots = new Uint8ClampedArray(width * height).fill(255)
  for (let row = 0; row < height; row += 1) {
    const y = part.y + (row + 0.5) / DOTS
    const crossings = page.areas.flatMap((area) =>
      area.flatMap(([x0, y0], index) => {
        const [x1, y1] = area[(index + 1) % area.length] ?? [x0, y0]
        return y0 < y === y1 < y ? [] : [x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)]
      }),
    )
    crossings.sort((one, other) => one - other)
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const from = Math.max(0, Math.round(((crossings[at] ?? 0) - part.x) * DOTS))
      const to = Math.min(width, Math.round(((crossings[at + 1] ?? 0) - part.x) * DOTS))
      if (to > from) dots.fill(0, row * width + from, row * width + to)
    }
  }
  return new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(dots, width, height)))
}

const readers: Record<Symbology, () => Reader> = {
  qr: () => new QRCodeReader(),
  data_matrix: () => new DataMatrixReader(),
  code_128: () => new Code128Reader(),
}

const content = (at = 1): LabelContent => ({
  code: `SRV-00${at}`,
  address: `https://plenum.example.com/app/c/SRV-00${at}`,
  lines: ['Leaf switch', 'SN 4711', 'MAD1 › DH2 › R04 › U12'],
})

const print = (over: Partial<LabelPrint> = {}): LabelPrint => ({
  sheet: LABEL_SHEETS.a4_3x7,
  symbology: 'qr',
  used: 0,
  outline: false,
  ...over,
})

const made = async (count: number, over: Partial<LabelPrint> = {}) => {
  const contents = Array.from({ length: count }, (_, index) => content(index + 1))
  return readPdf(await labelsPdf(contents, print(over)))
}

describe.each(SYMBOLOGIES)('a label with %s', (symbology) => {
  test.each(LABEL_SIZES)('on %s can be read where it was drawn', async (size) => {
    const sheet: LabelSheet = LABEL_SHEETS[size]
    const [page] = await made(1, { sheet, symbology })
    if (page === undefined) throw new Error('There is no page')
    const { x, y } = labelPlace(sheet, 0)
    const { width, height } = sheet.label
    // a camera is held over the code, a scanner over the whole width
    const seen = symbology === 'code_128' ? width : Math.min(height, width / 2)
    const read = readers[symbology]().decode(pictureOf(page, { x, y, width: seen, height }))
    expect(read.getText()).toBe(symbology === 'code_128' ? content().code : content().address)
  })
})

test('a Data Matrix holds the code alone where the address would make it too fine, or is too long', async () => {
  const readAs = async (address: string, size: LabelSize) => {
    const sheet: LabelSheet = LABEL_SHEETS[size]
    const [page] = await readPdf(
      await labelsPdf([{ ...content(), address }], print({ sheet, symbology: 'data_matrix' })),
    )
    if (page === undefined) throw new Error('There is no page')
    const { width, height } = sheet.label
    const part = { ...labelPlace(sheet, 0), width: Math.min(height, width / 2), height }
    return new DataMatrixReader().decode(pictureOf(page, part)).getText()
  }
  const long = `https://inventory.data-centres.example.com/app/c/${content().code}`
  expect(await readAs(long, 'roll_25x10')).toBe(content().code)
  expect(await readAs(long, 'roll_50x25')).toBe(long)
  const longest = `https://${'a'.repeat(110)}.example/app/c/${content().code}`
  expect(await readAs(longest, 'roll_100x50')).toBe(content().code)
})

test('a page has the size of its sheet, and is left for the next when it is full', async () => {
  const pages = await made(23, { symbology: 'code_128' })
  expect(pages).toHaveLength(2)
  for (const { width, height } of pages) {
    expect(width).toBeCloseTo(210, 2)
    expect(height).toBeCloseTo(297, 2)
  }
  const codes = pages.map(({ texts }) => texts.filter(({ font }) => font === 'code').map(({ text }) => text))
  expect(codes.map(({ length }) => length)).toEqual([21, 2])
  expect(codes[1]).toEqual(['SRV-0022', 'SRV-0023'])
})

test('used places of the first sheet stay empty', async () => {
  const pages = await made(3, { used: 20, symbology: 'code_128' })
  expect(pages).toHaveLength(2)
  const [first] = pages[0]?.texts ?? []
  const place = labelPlace(LABEL_SHEETS.a4_3x7, 20)
  expect(first?.x).toBeGreaterThan(place.x)
  expect(first?.y).toBeGreaterThan(place.y)
})

test('a roll has a page for each label', async () => {
  const pages = await made(3, { sheet: LABEL_SHEETS.roll_62x29 })
  expect(pages).toHaveLength(3)
  expect(pages[2]?.width).toBeCloseTo(62, 2)
  expect(pages[2]?.height).toBeCloseTo(29, 2)
})

test('the words are those of the asset, on the label, letters without a font in others', async () => {
  const odd = { ...content(), lines: ['Łódź (2) \\ ñ é €', 'x'.repeat(200)] }
  const [page] = await readPdf(await labelsPdf([odd], print()))
  const [code, name, long] = page?.texts ?? []
  expect([code?.text, code?.font]).toEqual(['SRV-001', 'code'])
  expect(name?.text).toBe('?\u00f3dz (2) \\ \u00f1 \u00e9 \u0080')
  expect(long?.text).toMatch(/^x+\u0085$/)
  const { label } = LABEL_SHEETS.a4_3x7
  for (const { y } of page?.texts ?? [])
    expect(y).toBeLessThan(labelPlace(LABEL_SHEETS.a4_3x7, 0).y + label.height)
})

test('a test print shows the edges', async () => {
  expect((await made(2, { outline: true }))[0]?.edges).toBe(2)
  expect((await made(2))[0]?.edges).toBe(0)
})

test('it can be cancelled, and tells how far it is', async () => {
  const told: number[] = []
  await labelsPdf([content()], print(), { onProgress: (done) => told.push(done) })
  expect(told).toEqual([1])
  const signal = AbortSignal.abort()
  await expect(labelsPdf([content()], print(), { signal })).rejects.toThrow('aborted')
})
