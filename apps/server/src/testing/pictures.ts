import sharp, { type Sharp } from 'sharp'

type Size = { width: number; height: number }

/** Noise around a grey, the same each time: whatever is found in a spoilt picture can be looked at again. */
const noise = (length: number) => {
  const bytes = new Uint8Array(length)
  let state = 0x2545f491
  for (let at = 0; at < length; at += 1) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    bytes[at] = 34 + (state & 63) + ((state >>> 6) & 63) + ((state >>> 12) & 63)
  }
  return bytes
}

/** A picture with noise in it, which no packing makes small. */
const noisy = ({ width, height }: Size) =>
  sharp(noise(width * height * 3), { raw: { width, height, channels: 3 } })

const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer())

/** Whole pictures of each format. */
export const buildPng = (size: Size) => bytesOf(noisy(size).png())
export const buildJpeg = (size: Size) => bytesOf(noisy(size).jpeg())
export const buildProgressive = (size: Size) => bytesOf(noisy(size).jpeg({ progressive: true }))
export const buildWebp = (size: Size) => bytesOf(noisy(size).webp())

/** A picture that shows through, half of it. */
export const buildClear = ({ width, height }: Size) =>
  bytesOf(
    sharp({ create: { width, height, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } }).png(),
  )

/** A picture of one colour, which packs to nearly nothing. */
export const buildPlain = ({ width, height }: Size) =>
  bytesOf(
    sharp({ create: { width, height, channels: 3, background: 'teal' }, limitInputPixels: false }).png({
      palette: true,
    }),
  )

/** What a camera writes: turned on its side, with where and by whom it was taken. */
export const buildCameraJpeg = (size: Size) =>
  bytesOf(
    noisy(size)
      .withExif({
        IFD0: { Artist: 'Somebody Private', ImageDescription: '<script>alert(1)</script>' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 26/1 46/1' },
      })
      .withMetadata({ orientation: 6 })
      .withIccProfile('p3')
      .jpeg(),
  )

/** Two pictures one after the other in one file. */
export const buildMoving = async ({ width, height }: Size) => {
  const frame = (background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer()
  return bytesOf(
    sharp([await frame('red'), await frame('blue')], { join: { animated: true } }).webp({
      loop: 0,
      delay: [99, 99],
    }),
  )
}

/** Formats that the library knows and nobody may send. */
export const buildTiff = (size: Size) => bytesOf(noisy(size).tiff())
export const buildGif = (size: Size) => bytesOf(noisy(size).gif())

export const joined = (...parts: readonly (Uint8Array | string)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))))
