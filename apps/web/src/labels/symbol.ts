import { encode } from 'uqr'
import { code128 } from './code-128.ts'
import { dataMatrix } from './data-matrix.ts'

export const SYMBOLOGIES = ['qr', 'data_matrix', 'code_128'] as const
export type Symbology = (typeof SYMBOLOGIES)[number]

export type Point = readonly [x: number, y: number]

/** A code as dark areas on a light ground, in modules, none over another; bars are 1 high, to be stretched. */
export interface CodeSymbol {
  width: number
  outlines: Point[][]
}

/** Light modules around a code without which readers do not find it (ISO/IEC 18004, 16022 and 15417). */
export const QUIET_ZONE: Record<Symbology, number> = { qr: 4, data_matrix: 1, code_128: 10 }

const box = (left: number, top: number, width: number): Point[] => [
  [left, top],
  [left + width, top],
  [left + width, top + 1],
  [left, top + 1],
]

/** A square of modules, row by row, those side by side in one piece. */
const matrix = (rows: readonly (readonly boolean[])[]): CodeSymbol => ({
  width: rows.length,
  outlines: rows.flatMap((row, y) => {
    const dark = row.map((module) => (module ? '1' : '0')).join('')
    return Array.from(dark.matchAll(/1+/g), ({ index, 0: run }) => box(index, y, run.length))
  }),
})

function bars(widths: readonly number[]): CodeSymbol {
  const outlines: Point[][] = []
  let x = 0
  for (const [at, width] of widths.entries()) {
    if (at % 2 === 0) outlines.push(box(x, 0, width))
    x += width
  }
  return { width: x, outlines }
}

/** What the two codes without other letters say in their place: letters lose their accents. */
const ascii = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/gu, '?')

const ENCODERS: Record<Symbology, (text: string) => CodeSymbol> = {
  qr: (text) => matrix(encode(text, { ecc: 'M', border: 0 }).data),
  data_matrix: (text) => matrix(dataMatrix(ascii(text))),
  code_128: (text) => bars(code128(ascii(text))),
}

/** Codes that were made last: the preview and the print show the same ones. */
const known = new Map<string, CodeSymbol>()
const MOST_KNOWN = 200

/** A text as a code. */
export function codeSymbol(symbology: Symbology, text: string): CodeSymbol {
  const key = `${symbology} ${text}`
  const symbol = known.get(key) ?? ENCODERS[symbology](text)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, symbol)
  return symbol
}
