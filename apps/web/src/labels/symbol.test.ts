import {
  BinaryBitmap,
  Code128Reader,
  DecodeHintType,
  DataMatrixReader,
  GlobalHistogramBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
  type Reader,
} from '@zxing/library'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeSymbol, QUIET_ZONE, SYMBOLOGIES, type Symbology } from './symbol.ts'

/** Dots of a module. */
const DOTS = 4

const readers: Record<Symbology, () => Reader> = {
  qr: () => new QRCodeReader(),
  data_matrix: () => new DataMatrixReader(),
  code_128: () => new Code128Reader(),
}

// drawn and not photographed: where its corners are needs no guessing, at which this reader is not always right
const DRAWN = new Map([[DecodeHintType.PURE_BARCODE, true]])

/** What a reader makes of a code. */
function read(symbology: Symbology, text: string): string {
  const { width, outlines } = codeSymbol(symbology, text)
  const quiet = QUIET_ZONE[symbology] * DOTS
  const [across, down] = [
    width * DOTS + 2 * quiet,
    (symbology === 'code_128' ? 20 : width) * DOTS + 2 * quiet,
  ]
  const dots = new Uint8ClampedArray(across * down).fill(255)
  for (const [[left, top] = [0, 0], , [right, bottom] = [0, 0]] of outlines) {
    const [from, to] =
      symbology === 'code_128' ? [quiet, down - quiet] : [quiet + top * DOTS, quiet + bottom * DOTS]
    for (let y = from; y < to; y += 1)
      dots.fill(0, y * across + quiet + left * DOTS, y * across + quiet + right * DOTS)
  }
  return readers[symbology]()
    .decode(new BinaryBitmap(new GlobalHistogramBinarizer(new RGBLuminanceSource(dots, across, down))), DRAWN)
    .getText()
}

const letters = fc.constantFrom(...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)))
const codes = fc.oneof(
  fc.string({ unit: letters, minLength: 1, maxLength: 40 }),
  fc.string({ unit: fc.constantFrom('0', '1', '7', '9', 'A', '-'), minLength: 1, maxLength: 40 }),
)

test.each(SYMBOLOGIES)('%s says any code that an asset can have', (symbology) => {
  fc.assert(
    fc.property(codes, (text) => {
      expect(read(symbology, text)).toBe(text)
    }),
    { numRuns: 60 },
  )
})

test.each(['data_matrix', 'code_128'] as const)('%s says letters without their accents', (symbology) => {
  expect(read(symbology, 'MÓD-ñ→1')).toBe('MOD-n?1')
})
