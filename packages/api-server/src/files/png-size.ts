import type { ImageSize } from './picture-header.ts'

const SIGNATURE = [0x89504e47, 0x0d0a1a0a]
const IHDR = 0x49484452
const IHDR_LENGTH = 13
const HEADER_LENGTH = 33
/** Samples of a pixel by its kind of colour, with the transparency that may come along. */
const SAMPLES: Record<number, number> = { 0: 2, 2: 4, 3: 4, 4: 2, 6: 4 }
/** Lines that scaling keeps of samples of two bytes. */
const LINES = 1500

/** What the header of a PNG says. */
export function pngSize(view: DataView): ImageSize | 'file_type' | 'file_damaged' {
  if (view.byteLength < 8 || view.getUint32(0) !== SIGNATURE[0] || view.getUint32(4) !== SIGNATURE[1])
    return 'file_type'
  if (view.byteLength < HEADER_LENGTH) return 'file_damaged'
  const samples = SAMPLES[view.getUint8(25)]
  if (view.getUint32(8) !== IHDR_LENGTH || view.getUint32(12) !== IHDR || samples === undefined)
    return 'file_damaged'
  const width = view.getUint32(16)
  const height = view.getUint32(20)
  const isInterlaced = view.getUint8(28) !== 0
  const bytes = view.getUint8(24) > 8 ? 2 : 1
  const lines = isInterlaced ? height : bytes === 2 ? Math.min(height, LINES) : 0
  return { width, height, held: width * samples * bytes * lines }
}
