const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const uint16 = (value: number) => [value >> 8, value & 0xff]
const uint32 = (value: number) => [...uint16(value >>> 16), ...uint16(value & 0xffff)]

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, ...ascii('IHDR')]

/** The header of a PNG, without a picture behind it. */
export function pngHeader(width: number, height: number, { depth = 8, colour = 2, interlace = 0 } = {}) {
  const size = [...uint32(width), ...uint32(height)]
  return Uint8Array.from([...PNG_START, ...size, depth, colour, 0, 0, interlace, 0, 0, 0, 0])
}

export interface JpegHeader {
  frame?: number
  /** How finely each component is kept. */
  sampling?: readonly number[]
  /** Components of the first scan; all where it does not say. */
  inScan?: number
}

/** The header of a JPEG up to its first scan, with a comment before the frame. */
export function jpegHeader(
  width: number,
  height: number,
  { frame = 0xc0, sampling = [0x22, 0x11, 0x11], inScan = sampling.length }: JpegHeader = {},
) {
  const start = [0xff, 0xd8, 0xff, 0xfe, 0, 6, ...ascii('note')]
  const size = [8, ...uint16(height), ...uint16(width), sampling.length]
  const components = sampling.flatMap((factor, index) => [index + 1, factor, 0])
  const frames = [0xff, frame, ...uint16(8 + components.length), ...size, ...components]
  const scan = [0xff, 0xda, ...uint16(6 + 2 * inScan), inScan, 0, 0, 0, 0]
  return Uint8Array.from([...start, ...frames, ...scan])
}

const webp = (chunk: string, body: readonly number[]) =>
  Uint8Array.from([...ascii('RIFF'), 0, 0, 0, 0, ...ascii('WEBP'), ...ascii(chunk), 0, 0, 0, 0, ...body])
const little = (value: number, length: number) =>
  Array.from({ length }, (_, at) => (value >>> (8 * at)) & 0xff)

/** The headers of the three kinds of WebP. */
export const webpHeader = {
  lossy: (width: number, height: number) =>
    webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...little(width, 2), ...little(height, 2)]),
  lossless: (width: number, height: number) =>
    webp('VP8L', [0x2f, ...little((width - 1) | ((height - 1) << 14), 4), 0, 0, 0, 0, 0]),
  extended: (width: number, height: number) =>
    webp('VP8X', [0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)]),
}
