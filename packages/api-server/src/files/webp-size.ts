import type { ImageSize } from './picture-header.ts'

const RIFF = 0x52494646
const WEBP = 0x57454250
const LOSSY = 0x56503820
const LOSSLESS = 0x5650384c
const EXTENDED = 0x56503858
const HEADER_LENGTH = 30
const LOSSLESS_SIGNATURE = 0x2f
/** The three bytes before the size of a lossy picture. */
const KEY_FRAME = 0x9d012a

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000

/** What the header of a WebP says; of a moving one, the size of its canvas. */
export function webpSize(view: DataView): ImageSize | 'file_type' | 'file_damaged' {
  if (view.byteLength < 12 || view.getUint32(0) !== RIFF || view.getUint32(8) !== WEBP) return 'file_type'
  if (view.byteLength < HEADER_LENGTH) return 'file_damaged'
  const size = sizeOf(view)
  return size === undefined ? 'file_damaged' : { ...size, held: 0 }
}

function sizeOf(view: DataView) {
  const kind = view.getUint32(12)
  if (kind === EXTENDED) return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 }
  if (kind === LOSSLESS && view.getUint8(20) === LOSSLESS_SIGNATURE) {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  const isLossy = kind === LOSSY && (view.getUint16(23) << 8) + view.getUint8(25) === KEY_FRAME
  if (!isLossy) return undefined
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}
