import { jpegSize } from './jpeg-size.ts'
import type { ImageSize } from './picture-header.ts'
import { pngSize } from './png-size.ts'
import { webpSize } from './webp-size.ts'

/** Pixels of the largest picture that is decoded. */
export const MAX_PIXELS = 24e6
/** A decoder keeps whole lines, and several of them. */
const MAX_SIDE = 16_384
/** Bytes that a decoder may have to keep of a picture at once, where it cannot work from line to line. */
const MAX_HELD = 80e6

const SIZE_OF = { png: pngSize, jpeg: jpegSize, webp: webpSize }
export type ImageFormat = keyof typeof SIZE_OF

/** The size of a picture by its header alone, so that nothing is decoded of what is too large. */
export function imageSize(
  bytes: Uint8Array,
  format: ImageFormat,
): ImageSize | 'file_type' | 'file_damaged' | 'image_too_large' {
  const size = SIZE_OF[format](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (typeof size === 'string') return size
  if (size.width === 0 || size.height === 0) return 'file_damaged'
  const { width, height, held } = size
  const isTooLarge = width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE || held > MAX_HELD
  return isTooLarge ? 'image_too_large' : size
}
